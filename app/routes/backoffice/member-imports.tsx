import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { BackLink } from '~/app/blocks/backoffice/back-link'
import { FileField } from '~/app/blocks/backoffice/file-field'
import { ImportStatusBadge } from '~/app/blocks/backoffice/import-progress'
import { PageTitle } from '~/app/blocks/backoffice/page-title'
import { services } from '~/app/context'
import { readForm } from '~/app/forms'
import { permitted } from '~/app/middleware/require-staff'
import { shortMoment } from '~/app/moments'
import { Button } from '~/app/ui/button'
import { Card } from '~/app/ui/card'
import { Field } from '~/app/ui/field'
import { Notice } from '~/app/ui/notice'
import { type Column, Table } from '~/app/ui/table'
import { imports as t } from '~/locales/backoffice/member-imports'
import { type FieldError, importForm } from '~/modules/members/schema'
import type { UploadAnswer } from '~/modules/members/service.server'
import type { Route } from './+types/member-imports'

export async function loader({ context }: Route.LoaderArgs) {
  const by = permitted(context, 'members:move')
  const recent = await context.get(services).members.imports.recent(by)
  return {
    recent: recent.map(({ id, status, fileName, actorName, createdAt, good, bad, landed }) => ({
      ...{ id, status, fileName, actorName, bad },
      came: status === 'done' || status === 'running' ? landed : good,
      when: shortMoment(createdAt),
    })),
  }
}

type Refusal = Extract<UploadAnswer, { ok: false }>['reason'] | 'no-file'
interface Result {
  refusal?: Refusal
  errors?: Partial<Record<string, FieldError>>
}

export async function action({ request, context }: Route.ActionArgs) {
  const by = permitted(context, 'members:move')
  const read = await readForm<typeof importForm, FieldError>(request, importForm)
  if (!read.ok) return data<Result>({ errors: read.errors }, 400)
  const file = read.form.get('file')
  if (!(file instanceof File) || file.size === 0) return data<Result>({ refusal: 'no-file' }, 400)
  const { consentFrom, everybodyAgreed, confirmation } = read.value
  const answer = await context.get(services).members.imports.upload(by, {
    fileName: file.name.slice(-120),
    content: Buffer.from(await file.arrayBuffer()),
    consentFrom,
    everybodyAgreed: everybodyAgreed === 'sim',
    confirmedElsewhere: confirmation === 'confirmed-elsewhere',
  })
  if (!answer.ok) return data<Result>({ refusal: answer.reason }, 400)
  throw redirect(`/admin/membros/importar/${answer.id}`, 303)
}

type ShownImport = Route.ComponentProps['loaderData']['recent'][number]

const columns: Column<ShownImport>[] = [
  {
    label: t.fileColumn,
    heading: true,
    cell: ({ id, fileName }) => (
      <Link to={`/admin/membros/importar/${id}`} className="break-all text-cobalt underline">
        {fileName}
      </Link>
    ),
  },
  { label: t.state, cell: ({ status }) => <ImportStatusBadge status={status} /> },
  { label: t.good, numeric: true, cell: ({ came }) => came.toLocaleString('pt-PT') },
  { label: t.bad, numeric: true, cell: ({ bad }) => bad.toLocaleString('pt-PT') },
  { label: t.who, cell: ({ actorName }) => actorName },
  { label: t.when, cell: ({ when }) => <span className="whitespace-nowrap">{when}</span> },
]

export default function MemberImportsPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <BackLink to="/admin/membros">{t.toMembers}</BackLink>
      <PageTitle title={t.title} lead={t.lead} />
      {actionData?.refusal && (
        <div className="mb-5">
          <Notice tone="error">{t.errors[actionData.refusal]}</Notice>
        </div>
      )}
      <UploadForm errors={actionData?.errors} />
      <h2 className="mb-4 mt-10 text-2xl">{t.recent}</h2>
      <Table
        caption={t.recent}
        columns={columns}
        rows={loaderData.recent}
        keyOf={({ id }) => id}
        empty={t.noneYet}
      />
    </>
  )
}

function UploadForm({ errors }: { errors: Result['errors'] }) {
  const navigation = useNavigation()
  const problem = errors?.consentFrom
  return (
    <Card className="max-w-3xl">
      <Form method="post" encType="multipart/form-data" className="grid gap-6">
        <FileField
          required
          label={t.file}
          name="file"
          accept=".csv,text/csv,text/plain"
          hint={t.fileHint}
        />
        <Field
          label={t.consentFrom}
          name="consentFrom"
          required
          maxLength={300}
          hint={t.consentFromHint}
          error={problem && (problem === 'too-long' ? t.errors['too-long'] : t.errors.required)}
        />
        <Choice type="checkbox" name="everybodyAgreed" value="sim" label={t.everybodyAgreed} />
        <fieldset className="grid gap-3">
          <legend className="mb-2 font-semibold">{t.confirmTitle}</legend>
          <Choice
            type="radio"
            name="confirmation"
            value="ask"
            label={t.askThem}
            hint={t.askThemHint}
            defaultChecked
          />
          <Choice
            type="radio"
            name="confirmation"
            value="confirmed-elsewhere"
            label={t.confirmedElsewhere}
            hint={t.confirmedElsewhereHint}
          />
        </fieldset>
        <Button
          type="submit"
          look="night"
          className="justify-self-start"
          disabled={navigation.state === 'submitting'}
        >
          {t.submit}
        </Button>
      </Form>
    </Card>
  )
}

function Choice(props: {
  type: 'checkbox' | 'radio'
  name: string
  value: string
  label: string
  hint?: string
  defaultChecked?: boolean
}) {
  const { label, hint, ...input } = props
  return (
    <label className="grid min-h-11 cursor-pointer grid-cols-[1.5rem_1fr] gap-3">
      <input {...input} className="mt-1 size-5 accent-cobalt" />
      <span>
        {label}
        {hint && <span className="block text-sm text-muted">{hint}</span>}
      </span>
    </label>
  )
}
