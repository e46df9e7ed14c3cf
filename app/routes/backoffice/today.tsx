import { PageTitle } from '~/app/blocks/backoffice/page-title'
import {
  EnginePanel,
  PromisePanel,
  QueuePanel,
  ScheduledPanel,
} from '~/app/blocks/backoffice/today/engine-room'
import { AirportTable, MembersBoard } from '~/app/blocks/backoffice/today/members-board'
import { Plots } from '~/app/blocks/backoffice/today/plots'
import { type Leave, WaitingList } from '~/app/blocks/backoffice/today/waiting-list'
import { services, staffMember } from '~/app/context'
import { permitted } from '~/app/middleware/require-staff'
import { todayView } from '~/app/today-view'
import { today as t } from '~/locales/backoffice/today'
import { todayQuery } from '~/modules/overview/schema'
import { rightsOf } from '~/modules/staff/model'
import type { Route } from './+types/today'

export async function loader({ request, context }: Route.LoaderArgs) {
  const by = permitted(context, 'overview:see')
  const { periodo } = todayQuery.parse(Object.fromEntries(new URL(request.url).searchParams))
  const seen = await context.get(services).overview.today(by, periodo)
  const rights = rightsOf[context.get(staffMember).role]
  const may: Leave = {
    payments: rights.includes('payments:settle'),
    promotions: rights.includes('promotions:run'),
    alerts: rights.includes('alerts:steer'),
  }
  return { seen: todayView(seen), may }
}

export default function TodayPage({ loaderData }: Route.ComponentProps) {
  const { seen, may } = loaderData
  return (
    <>
      <PageTitle title={t.title} lead={`${seen.day}. ${seen.countedAt}.`} />
      <div className="grid gap-5 lg:grid-cols-[1.7fr_1fr]">
        <MembersBoard members={seen.members} />
        <WaitingList seen={seen} may={may} />
      </div>
      <section aria-labelledby="aeroportos" className="mt-10">
        <h2 id="aeroportos" className="mb-4 text-2xl">
          {t.airports.title}
        </h2>
        <AirportTable rows={seen.members.byAirport} />
      </section>
      <Plots seen={seen} />
      <div className="mt-10 grid gap-5 lg:grid-cols-2">
        <PromisePanel promise={seen.promise} />
        <ScheduledPanel scheduled={seen.scheduled} />
        <EnginePanel engine={seen.engine} />
        <QueuePanel queue={seen.queue} />
      </div>
    </>
  )
}
