import { z } from 'zod'
import { defineJob, handles, type JobHandler } from '~/platform/queue.server'
import type { Audience } from './service.server'

/** Enqueued with the publication itself. */
export const dealPublished = defineJob('deal-published', z.object({ dealId: z.uuid() }))

const audienceByTheClock = defineJob('audience-by-the-clock', z.object({}))
const promiseWatch = defineJob('promise-watch', z.object({}))

export function audienceHandlers(audience: Audience): JobHandler[] {
  return [
    handles(dealPublished, async ({ dealId }) => void (await audience.tellPremium(dealId))),
    handles(audienceByTheClock, async () => void (await audience.followTheClock()), {
      schedule: { cron: '* * * * *', timeZone: 'UTC' },
    }),
    handles(promiseWatch, () => audience.watchPromise(), {
      schedule: { cron: '30 6 * * *', timeZone: 'Europe/Lisbon' },
    }),
  ]
}
