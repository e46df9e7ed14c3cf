import { z } from 'zod'
import { defineJob, handles, type JobHandler } from '~/platform/queue.server'
import type { Deals } from './service.server'

/** Enqueued with the publication itself; whoever tells the members works it. */
export const dealPublished = defineJob('deal-published', z.object({ dealId: z.uuid() }))

const dealsByTheClock = defineJob('deals-by-the-clock', z.object({}))

/** Each minute: publishes what is due and ends what is over, so that kept pages say so. */
export function dealsByTheClockHandler(deals: Pick<Deals, 'followTheClock'>): JobHandler {
  return handles(
    dealsByTheClock,
    async () => {
      await deals.followTheClock()
    },
    { concurrency: 1, schedule: { cron: '* * * * *', timeZone: 'UTC' } },
  )
}
