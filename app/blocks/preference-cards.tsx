import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { PreferenceResult } from '~/app/routes/member/preferences'
import { useTexts } from '~/app/texts'
import { Button, buttonLook } from '~/app/ui/button'
import { Card } from '~/app/ui/card'
import { Field, Select } from '~/app/ui/field'
import { Notice } from '~/app/ui/notice'
import { joinTexts } from '~/locales/join'
import { passwordTexts } from '~/locales/password'
import { profileTexts } from '~/locales/profile'
import {
  type AlertMode,
  airportCity,
  alertModes,
  type HomeAirport,
  homeAirports,
  type MailStop,
} from '~/modules/members/model'

function PreferenceCard(props: { title: string; text?: string; children: ReactNode }) {
  return (
    <Card className="grid gap-4">
      <div>
        <h2 className="text-2xl">{props.title}</h2>
        {props.text && <p className="mt-1.5 text-muted">{props.text}</p>}
      </div>
      {props.children}
    </Card>
  )
}

function Intent({ name }: { name: string }) {
  return <input type="hidden" name="intent" value={name} />
}

export function MailsCard(props: { homeAirport: HomeAirport | null; alertMode: AlertMode }) {
  const { t } = useTexts(joinTexts, profileTexts)
  const p = t.preferences
  return (
    <PreferenceCard title={p.mails}>
      <Form method="post" className="grid gap-4 sm:grid-cols-2">
        <Intent name="mails" />
        <Select
          label={p.airport}
          name="homeAirport"
          required
          placeholder={props.homeAirport ? undefined : t.join.chooseAirport}
          defaultValue={props.homeAirport ?? ''}
          options={homeAirports.map((value) => ({ value, label: airportCity[value] }))}
        />
        <Select
          label={p.mode}
          name="alertMode"
          defaultValue={props.alertMode}
          options={alertModes.map((value) => ({ value, label: p.modes[value] }))}
        />
        <Button type="submit" className="justify-self-start">
          {p.save}
        </Button>
      </Form>
    </PreferenceCard>
  )
}

const months = [1, 2, 3, 4, 5, 6]

export function PauseCard({ pausedUntil }: { pausedUntil: string | undefined }) {
  const { t } = useTexts(profileTexts)
  const p = t.preferences
  const label = (n: number) => (n === 1 ? p.month : p.monthsMany).replace('{n}', String(n))
  return (
    <PreferenceCard title={p.pauseTitle} text={p.pauseText}>
      {pausedUntil ? (
        <Form method="post" className="grid gap-4">
          <Notice tone="info">{p.paused.replace('{date}', pausedUntil)}</Notice>
          <Intent name="resume" />
          <Button type="submit" look="secondary" className="justify-self-start">
            {p.resume}
          </Button>
        </Form>
      ) : (
        <Form method="post" className="flex flex-wrap items-end gap-4">
          <Intent name="pause" />
          <Select
            label={p.months}
            name="months"
            className="min-w-44"
            options={months.map((n) => ({ value: String(n), label: label(n) }))}
          />
          <Button type="submit" look="secondary">
            {p.pause}
          </Button>
        </Form>
      )}
    </PreferenceCard>
  )
}

export function StopCard({ stopped }: { stopped: MailStop | undefined }) {
  const { t } = useTexts(profileTexts)
  const p = t.preferences
  if (stopped && stopped !== 'paused') {
    return (
      <PreferenceCard title={p.stopTitle}>
        <Form method="post" className="grid gap-4">
          <Notice tone="info">{stopped === 'returned' ? p.returned : p.stopped}</Notice>
          <Intent name="resubscribe" />
          <Button type="submit" className="justify-self-start">
            {p.back}
          </Button>
        </Form>
      </PreferenceCard>
    )
  }
  return (
    <PreferenceCard title={p.stopTitle} text={p.stopText}>
      <Form method="post" className="grid gap-4">
        <Intent name="unsubscribe" />
        <Field label={p.reason} name="reason" maxLength={300} />
        <Button type="submit" look="secondary" className="justify-self-start">
          {p.stop}
        </Button>
      </Form>
    </PreferenceCard>
  )
}

export function RecordsCard({ token }: { token: string }) {
  const { t } = useTexts(profileTexts)
  const p = t.preferences
  return (
    <PreferenceCard title={p.recordsTitle} text={p.recordsText}>
      <a
        href={`/preferencias/${token}/dados`}
        download
        className={buttonLook('secondary', 'justify-self-start')}
      >
        {p.records}
      </a>
    </PreferenceCard>
  )
}

export function DeleteCard(props: { asksPassword: boolean; result: PreferenceResult | undefined }) {
  const { t } = useTexts(passwordTexts, profileTexts)
  const p = t.preferences
  const outcome = props.result?.intent === 'delete' ? props.result.outcome : undefined
  const wrong =
    outcome === 'wrong-password' || outcome === 'too-many-attempts' || outcome === 'busy'
  return (
    <PreferenceCard title={p.deleteTitle} text={p.deleteText}>
      <details open={wrong}>
        <summary className="cursor-pointer list-none font-semibold text-danger underline underline-offset-4">
          {p.deleteOpen}
        </summary>
        <Form method="post" className="mt-4 grid gap-4">
          <Intent name="delete" />
          {props.asksPassword && (
            <Field
              label={t.password.current}
              name="password"
              type="password"
              autoComplete="current-password"
              required
              error={wrong ? t.password.problems[outcome] : undefined}
            />
          )}
          <Button type="submit" look="danger" className="justify-self-start">
            {p.delete}
          </Button>
        </Form>
      </details>
    </PreferenceCard>
  )
}
