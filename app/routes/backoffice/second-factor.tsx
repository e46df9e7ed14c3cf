import { useState } from 'react'
import { data, Form, redirect } from 'react-router'
import { encode } from 'uqr'
import { Door } from '~/app/blocks/backoffice/door'
import { pendingStaff, services } from '~/app/context'
import { cookie, STAFF_COOKIE } from '~/app/cookies'
import { readForm } from '~/app/forms'
import { localPath } from '~/app/local-path'
import { requirePendingStaff } from '~/app/middleware/require-staff'
import { Button, ButtonLink } from '~/app/ui/button'
import { Field } from '~/app/ui/field'
import { Notice } from '~/app/ui/notice'
import { signIn as t } from '~/locales/backoffice/frame'
import { SESSION_HOURS } from '~/modules/staff/model'
import { secondFactorForm } from '~/modules/staff/schema'
import type { Route } from './+types/second-factor'

interface Result {
  refusal?: 'wrong-code' | 'too-many-attempts'
  recoveryCodes?: string[]
}

export const middleware: Route.MiddlewareFunction[] = [requirePendingStaff]

export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff, config } = context.get(services)
  const url = await staff.enrolment(context.get(pendingStaff))
  return {
    club: config.club.name,
    back: localPath(new URL(request.url).searchParams.get('volta'), '/admin'),
    enrolment: url && { qr: qrPath(url), byHand: new URL(url).searchParams.get('secret') ?? '' },
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const read = await readForm(request, secondFactorForm)
  if (!read.ok) return data<Result>({ refusal: 'wrong-code' }, 400)
  const { staff, config } = context.get(services)
  const pending = context.get(pendingStaff)
  const { code } = read.value
  const answer = pending.enrolled
    ? { recoveryCodes: undefined, ...(await staff.giveCode(pending, code)) }
    : await staff.enrol(pending, code)
  if (!answer.ok)
    return data<Result>(
      { refusal: answer.reason },
      answer.reason === 'too-many-attempts' ? 429 : 401,
    )
  const secure = config.publicUrl.startsWith('https:')
  const headers = {
    'Set-Cookie': cookie(STAFF_COOKIE, answer.token, SESSION_HOURS * 3_600, secure),
  }
  if (answer.recoveryCodes)
    return data<Result>({ recoveryCodes: answer.recoveryCodes }, { headers })
  const back = localPath(new URL(request.url).searchParams.get('volta'), '/admin')
  throw redirect(back, { status: 303, headers })
}

export default function SecondFactor({ loaderData, actionData }: Route.ComponentProps) {
  const { club, enrolment, back } = loaderData
  if (actionData?.recoveryCodes)
    return (
      <Door club={club} title={t.recoveryTitle} lead={t.recoveryLead}>
        <ul className="mb-6 grid grid-cols-2 gap-2 font-mono text-lg">
          {actionData.recoveryCodes.map((code) => (
            <li key={code} className="rounded-control bg-sand-2 px-3 py-2 text-center">
              {code}
            </li>
          ))}
        </ul>
        <ButtonLink to={back} reloadDocument className="w-full">
          {t.goOn}
        </ButtonLink>
      </Door>
    )
  const refusal = actionData?.refusal
  return (
    <Door
      club={club}
      title={enrolment ? t.enrolTitle : t.codeTitle}
      lead={enrolment ? t.enrolLead : t.codeLead}
    >
      {enrolment && <Enrolment {...enrolment} />}
      <CodeForm refusal={refusal} enrolling={enrolment !== undefined} />
    </Door>
  )
}

function Enrolment({ qr, byHand }: { qr: QrCode; byHand: string }) {
  return (
    <div className="mb-6">
      <svg
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        role="img"
        aria-label={t.qr}
        className="mx-auto w-52 rounded-control bg-white"
        shapeRendering="crispEdges"
      >
        <path d={qr.path} fill="#0c2340" />
      </svg>
      <p className="mt-4 text-sm text-muted">{t.enrolByHand}</p>
      <p className="mt-1 break-all rounded-control bg-sand-2 px-3 py-2 font-mono text-sm">
        {byHand}
      </p>
    </div>
  )
}

function CodeForm({ refusal, enrolling }: { refusal: string | undefined; enrolling: boolean }) {
  // A second press would come from somebody who is in, and lead away as well.
  const [sent, setSent] = useState(false)
  return (
    // A whole page is answered: asking again for its data, as a router does, would find somebody
    // who is in, and lead away from the recovery codes before they are read.
    <Form method="post" reloadDocument onSubmit={() => setSent(true)} className="grid gap-4">
      {refusal && (
        <Notice tone="error">{refusal === 'wrong-code' ? t.wrongCode : t.tooMany}</Notice>
      )}
      <Field
        label={t.code}
        name="code"
        inputMode={enrolling ? 'numeric' : 'text'}
        autoComplete="one-time-code"
        required
        maxLength={40}
        hint={enrolling ? undefined : t.codeHint}
      />
      <Button type="submit" disabled={sent}>
        {enrolling ? t.enrol : t.enter}
      </Button>
    </Form>
  )
}

interface QrCode {
  size: number
  path: string
}

/** One path for all dark modules: a picture of a kilobyte or two, made on the server. */
function qrPath(text: string): QrCode {
  const { data: modules, size } = encode(text, { border: 2 })
  const path = modules
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return { size, path }
}
