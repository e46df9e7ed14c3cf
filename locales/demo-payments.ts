import { demoPayments as BR } from './pt-BR/demo-payments'
import { demoPayments as PT } from './pt-PT/demo-payments'
import type { InBoth } from './variant'

export const demoPaymentsTexts: InBoth<typeof PT> = { PT, BR }
