import { data } from 'react-router'
import { BackLink } from '~/app/blocks/backoffice/back-link'
import { ConfirmAction } from '~/app/blocks/backoffice/confirm-action'
import { KeysetPager } from '~/app/blocks/backoffice/filter-bar'
import { ImportProgress, ImportStatusBadge } from '~/app/blocks/backoffice/import-progress'
import { PageTitle } from '~/app/blocks/backoffice/page-title'
import { services } from '~/app/context'
import { permitted } from '~/app/middleware/require-staff'
import { shortMoment } from '~/app/moments'
import { Badge } from '~/app/ui/badge'
import { Card } from '~/app/ui/card'
import { Notice } from '~/app/ui/notice'
import { type Column, Table } from '~/app/ui/table'
import { imports as t } from '~/locales/backoffice/member-imports'
import { importAction, importQuery } from '~/modules/members/schema'
import type { Route } from './+types/member-import'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const by = permitted(context, 'members:move')
  const { depois, id } = importQuery.parse({
    ...Object.fromEntries(new URL(request.url).searchParams),
    ...params,
  })
  const found = id && (await context.get(services).members.imports.view(by, id, depois))
  if (!found) throw data(null, 404)
  const { createdAt, begunAt: _, finishedAt, ...list } = found
  return {
    list: {
      ...list,
      when: shortMoment(createdAt),
      finished: finishedAt && shortMoment(finishedAt),
    },
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const by = permitted(context, 'members:move')
  const { imports } = context.get(services).members
  const read = importAction.safeParse({
    ...Object.fromEntries(await request.formData()),
    ...params,
  })
  if (!read.success) throw data(null, 400)
  const { intent, id } = read.data
  const done = await (intent === 'confirm' ? imports.confirm(by, id) : imports.drop(by, id))
  return data({ changed: !done }, done ? 200 : 409)
}

type ShownList = Route.ComponentProps['loaderData']['list']
type Problem = ShownList['problems'][number]

const number = (count: number) => count.toLocaleString('pt-PT')

const columns: Column<Problem>[] = [
  { label: t.line, heading: true, cell: ({ line }) => number(line) },
  { label: t.reason, cell: ({ reason }) => t.reasons[reason] },
]

export default function MemberImportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { list } = loaderData
  const busy = list.status === 'checking' || list.status === 'running'
  return (
    <>
      <BackLink to="/admin/membros/importar">{t.back}</BackLink>
      <PageTitle title={list.fileName} lead={`${list.actorName} · ${list.when}`}>
        <ImportStatusBadge status={list.status} />
      </PageTitle>
      <div className="mb-5 grid gap-4 empty:hidden">
        {actionData?.changed && <Notice tone="info">{t.changed}</Notice>}
        {list.refusal && (
          <Notice tone="error">
            {t.errors[list.refusal]}{' '}
            {list.refusalLine !== null && t.atLine(number(list.refusalLine))}
          </Notice>
        )}
      </div>
      <Card className="mb-8 grid gap-6">
        {busy && <ImportProgress {...list} />}
        <Figures list={list} />
        {list.status === 'ready' && <Decision list={list} />}
        {list.status === 'done' && <p className="text-sm text-muted">{t.fileGone}</p>}
      </Card>
      <h2 className="mb-4 text-2xl">{t.problems}</h2>
      <Reasons list={list} />
      <Table
        caption={t.problems}
        columns={columns}
        rows={list.problems}
        keyOf={({ line }) => line}
        empty={t.noProblems}
      />
      <KeysetPager position="depois" next={list.moreAfter} nextLabel={t.moreProblems} />
    </>
  )
}

function Figures({ list }: { list: ShownList }) {
  const landed = list.status === 'running' || list.status === 'done'
  const figures = [
    { label: t.lines, value: list.total ?? list.processed },
    landed ? { label: t.landed, value: list.landed } : { label: t.good, value: list.good },
    { label: t.bad, value: list.bad },
  ]
  return (
    <dl className="grid grid-cols-3 gap-4">
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="font-display text-2xl font-extrabold tabular-nums sm:text-4xl">
            {number(value)}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Decision({ list }: { list: ShownList }) {
  return (
    <div className="grid gap-4 border-t border-line pt-6">
      <ul className="list-disc space-y-1 pl-5">
        <li>
          {t.consentFrom}: {list.consentFrom}
        </li>
        <li>{list.confirmedElsewhere ? t.willNotAsk : t.willAsk}</li>
        {list.goodPremium > 0 && (
          <li>
            {t.premium(number(list.goodPremium))}. {t.willWelcome}
          </li>
        )}
      </ul>
      <div className="flex flex-wrap items-center gap-4">
        {list.good > 0 && (
          <ConfirmAction
            big
            label={t.confirm}
            question={t.confirmAsk(number(list.good))}
            fields={{ intent: 'confirm' }}
          />
        )}
        <ConfirmAction
          danger
          label={t.drop}
          question={t.dropAsk(list.fileName)}
          fields={{ intent: 'drop' }}
        />
      </div>
    </div>
  )
}

function Reasons({ list }: { list: ShownList }) {
  return (
    <div className="mb-4 flex flex-wrap gap-2 empty:hidden">
      {list.reasons.map(({ reason, lines }) => (
        <Badge key={reason} tone="warn">
          {t.reasons[reason]}: {number(lines)}
        </Badge>
      ))}
    </div>
  )
}
