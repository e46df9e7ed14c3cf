import { z } from 'zod'
import type { Log } from '~/platform/log.server'
import { defineJob, handles, type JobHandler } from '~/platform/queue.server'
import type { Overview } from './service.server'

const figuresByTheClock = defineJob('figures-by-the-clock', z.object({}))
const membersRecounted = defineJob('members-recounted', z.object({}))

export function overviewHandlers(overview: Overview, log: Log): JobHandler[] {
  return [
    handles(figuresByTheClock, () => overview.tidyFigures(), {
      schedule: { cron: '* * * * *', timeZone: 'UTC' },
    }),
    handles(
      membersRecounted,
      async () => {
        const off = await overview.recountMembers()
        if (off > 0) log.warn({ off }, 'the kept count of members was off and has been put right')
      },
      { schedule: { cron: '15 4 * * *', timeZone: 'Europe/Lisbon' } },
    ),
  ]
}
