import { data, Form } from 'react-router'
import { ConfirmAction, rowAction } from '~/app/blocks/backoffice/confirm-action'
import { CopyField } from '~/app/blocks/backoffice/copy-field'
import { PageTitle } from '~/app/blocks/backoffice/page-title'
import { services, staffMember } from '~/app/context'
import { readForm } from '~/app/forms'
import { permitted } from '~/app/middleware/require-staff'
import { shortMoment } from '~/app/moments'
import { Badge } from '~/app/ui/badge'
import { Button } from '~/app/ui/button'
import { Card } from '~/app/ui/card'
import { Field, Select } from '~/app/ui/field'
import { Notice } from '~/app/ui/notice'
import { type Column, Table } from '~/app/ui/table'
import { frame } from '~/locales/backoffice/frame'
import { team as t } from '~/locales/backoffice/team'
import type { StaffAccount } from '~/modules/staff/model'
import { invitationForm, type StaffFieldError, teamChange } from '~/modules/staff/schema'
import type { StaffRefusal } from '~/modules/staff/service.server'
import type { Route } from './+types/team'

export async function loader({ context }: Route.LoaderArgs) {
  const accounts = await context.get(services).staff.team(permitted(context, 'staff:manage'))
  return {
    me: context.get(staffMember).id,
    accounts: accounts.map((account) => ({
      ...account,
      lastSeen: account.lastSeenAt && shortMoment(account.lastSeenAt),
    })),
  }
}

interface Result {
  errors?: Partial<Record<string, StaffFieldError>>
  refusal?: StaffRefusal
  invitation?: { url: string; how: 'invited' | 'restarted' }
}

export async function action({ request, context }: Route.ActionArgs) {
  const by = permitted(context, 'staff:manage')
  const { staff, config } = context.get(services)
  const form = await request.clone().formData()
  if (form.get('intent') === 'invite') {
    const read = await readForm<typeof invitationForm, StaffFieldError>(request, invitationForm)
    if (!read.ok) return data<Result>({ errors: read.errors }, 400)
    const answer = await staff.invite(by, read.value)
    return answer.ok
      ? data<Result>({ invitation: { url: config.publicUrl + answer.path, how: 'invited' } })
      : data<Result>({ refusal: answer.reason }, 409)
  }
  const read = await readForm(request, teamChange)
  if (!read.ok) throw data(null, 400)
  const { intent, id } = read.value
  if (intent === 'start-over') {
    const answer = await staff.startOver(by, id)
    return answer.ok
      ? data<Result>({ invitation: { url: config.publicUrl + answer.path, how: 'restarted' } })
      : data<Result>({ refusal: answer.reason }, 409)
  }
  const answer =
    intent === 'send-away'
      ? await staff.sendAway(by, id)
      : intent === 'take-back'
        ? await staff.takeBack(by, id)
        : await staff.changeRole(by, id, intent)
  return data<Result>(answer.ok ? {} : { refusal: answer.reason }, answer.ok ? 200 : 409)
}

type ShownAccount = Route.ComponentProps['loaderData']['accounts'][number]

export default function TeamPage({ loaderData, actionData }: Route.ComponentProps) {
  const { accounts, me } = loaderData
  const columns: Column<ShownAccount>[] = [
    {
      label: t.name,
      heading: true,
      cell: (row) => (
        <>
          {row.id === me ? `${row.name} (${t.you})` : row.name}
          <span className="block break-all text-sm font-normal text-muted">{row.email}</span>
        </>
      ),
    },
    { label: t.role, cell: (row) => frame.role[row.role] },
    { label: t.state, cell: (row) => <State account={row} /> },
    { label: t.lastSeen, cell: (row) => row.lastSeen ?? t.never },
    { label: '', cell: (row) => row.id !== me && <Actions account={row} /> },
  ]
  return (
    <>
      <PageTitle title={t.title} lead={t.lead} />
      <div className="mb-5 grid gap-4 empty:hidden">
        {actionData?.refusal && <Notice tone="error">{t.refusals[actionData.refusal]}</Notice>}
        {actionData?.invitation && (
          <Notice tone="success">
            <p className="mb-3">{t[actionData.invitation.how]}</p>
            <CopyField value={actionData.invitation.url} />
          </Notice>
        )}
      </div>
      <Table
        caption={t.title}
        columns={columns}
        rows={accounts}
        keyOf={(row) => row.id}
        empty={frame.nothing}
      />
      <InviteForm errors={actionData?.errors} key={actionData?.invitation?.url} />
    </>
  )
}

function State({ account }: { account: StaffAccount }) {
  if (account.disabledAt) return <Badge tone="bad">{t.states.disabled}</Badge>
  if (!account.hasPassword) return <Badge tone="busy">{t.states.invited}</Badge>
  if (!account.hasSecondFactor) return <Badge tone="warn">{t.states.noSecondFactor}</Badge>
  return <Badge tone="good">{t.states.active}</Badge>
}

function Actions({ account }: { account: StaffAccount }) {
  const { id, name, role } = account
  return (
    <div className="flex flex-wrap gap-2 xl:flex-nowrap">
      {account.disabledAt ? (
        <PlainAction id={id} intent="take-back" label={t.takeBack} />
      ) : (
        <>
          <PlainAction
            id={id}
            intent={role === 'admin' ? 'editor' : 'admin'}
            label={role === 'admin' ? t.makeEditor : t.makeAdmin}
          />
          <ConfirmAction
            label={t.startOver}
            question={t.startOverAsk.replace('{name}', name)}
            fields={{ intent: 'start-over', id }}
          />
          <ConfirmAction
            danger
            label={t.sendAway}
            question={t.sendAwayAsk.replace('{name}', name)}
            fields={{ intent: 'send-away', id }}
          />
        </>
      )}
    </div>
  )
}

function PlainAction({ id, intent, label }: { id: string; intent: string; label: string }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <button type="submit" name="intent" value={intent} className={rowAction}>
        {label}
      </button>
    </Form>
  )
}

function InviteForm({ errors }: { errors: Result['errors'] }) {
  const error = (name: string) => errors?.[name] && t.errors[errors[name]]
  return (
    <Card className="mt-8 max-w-2xl">
      <h2 className="mb-4 text-2xl">{t.inviteTitle}</h2>
      <Form method="post" className="grid gap-4 sm:grid-cols-2">
        <input type="hidden" name="intent" value="invite" />
        <Field label={t.name} name="name" required maxLength={80} error={error('name')} />
        <Field label={t.email} name="email" type="email" required error={error('email')} />
        <Select
          label={t.role}
          name="role"
          options={[
            { value: 'editor', label: frame.role.editor },
            { value: 'admin', label: frame.role.admin },
          ]}
        />
        <Button type="submit" look="night" className="self-end">
          {t.invite}
        </Button>
      </Form>
    </Card>
  )
}
