import { z } from 'zod'
import { defineJob, handles, type JobHandler } from '~/platform/queue.server'
import type { Deals } from './service.server'

const dealsByTheClock = defineJob('deals-by-the-clock', z.object({}))

/** Each minute: publishes what is due and ends what is over, so that kept pages say so. */
export function dealsByTheClockHandler(deals: Pick<Deals, 'followTheClock'>): JobHandler {
  return handles(
    dealsByTheClock,
    async () => {
      await deals.followTheClock()
    },
    { schedule: { cron: '* * * * *', timeZone: 'UTC' } },
  )
}
