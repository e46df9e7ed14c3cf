import { z } from 'zod'
import { defineJob, handles, type JobHandler } from '~/platform/queue.server'
import type { Deliveries } from './service.server'

const forgetOldDeliveries = defineJob('forget-old-deliveries', z.object({}))

export function deliveryHandlers(deliveries: Pick<Deliveries, 'forgetOld'>): JobHandler[] {
  return [
    handles(forgetOldDeliveries, () => deliveries.forgetOld(), {
      schedule: { cron: '10 4 * * *', timeZone: 'UTC' },
    }),
  ]
}
