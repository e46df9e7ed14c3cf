import { signIn as BR } from './pt-BR/sign-in'
import { signIn as PT } from './pt-PT/sign-in'
import type { InBoth } from './variant'

export const signInTexts: InBoth<typeof PT> = { PT, BR }
