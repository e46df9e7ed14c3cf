import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link, useFetcher } from 'react-router'
import type { JoinResult } from '~/app/routes/site/join'
import { useTexts } from '~/app/texts'
import { Button } from '~/app/ui/button'
import { Dialog } from '~/app/ui/dialog'
import { Field, Select } from '~/app/ui/field'
import { Notice } from '~/app/ui/notice'
import { frameTexts } from '~/locales/frame'
import { joinTexts } from '~/locales/join'
import { variantAddress } from '~/locales/variant'
import { airportCity, type ConsentSource, homeAirports } from '~/modules/members/model'
import { joinErrorTexts } from './join-errors'
import { Scene } from './scene'
import { useProofOfWork } from './use-proof-of-work'

interface Props {
  source: ConsentSource
  submitLabel?: string
  /** The form beside a blog post asks for name and e-mail only. */
  withoutAirport?: boolean
  onJoined?: () => void
}

/** The free sign-up, wherever it stands. Posts to its own page, so it works without JavaScript. */
export function JoinForm({ source, submitLabel, withoutAirport, onJoined }: Props) {
  const { variant, t } = useTexts(frameTexts, joinTexts)
  // A member's mails use the variant of the page they joined on, whatever brought them to it.
  const action = variantAddress('/aderir', variant)
  const fetcher = useFetcher<JoinResult>()
  const form = useRef<HTMLFormElement>(null)
  const proofOfWork = useProofOfWork()
  const [proving, setProving] = useState(false)
  const [popupOpen, setPopupOpen] = useState(false)
  const result = fetcher.state === 'idle' ? fetcher.data : undefined
  const busy = proving || fetcher.state !== 'idle'

  useEffect(() => {
    if (!result) return
    if (result.ok) {
      form.current?.reset()
      setPopupOpen(true)
    } else {
      form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
    }
  }, [result])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const entered = new FormData(event.currentTarget)
    setProving(true)
    entered.set('proof', await proofOfWork.spend())
    setProving(false)
    fetcher.submit(entered, { method: 'post', action })
  }

  const closePopup = () => {
    setPopupOpen(false)
    onJoined?.()
  }

  return (
    <>
      <fetcher.Form
        ref={form}
        method="post"
        action={action}
        noValidate={source === 'home'}
        onSubmit={submit}
        onFocus={proofOfWork.begin}
        className="grid gap-4"
      >
        <JoinFields source={source} result={result} withoutAirport={withoutAirport} />
        <Button type="submit" disabled={busy} aria-busy={busy}>
          {busy ? t.join.submitting : (submitLabel ?? t.join.submit)}
        </Button>
        <p role="status" className="sr-only">
          {busy && t.join.submitting}
        </p>
        <ConsentLine />
      </fetcher.Form>
      <Dialog
        open={popupOpen}
        onClose={closePopup}
        title={t.join.popupTitle}
        closeLabel={t.dialog.close}
      >
        <Scene id="spot-mailbox" width={480} height={360} className="mx-auto w-56" />
        <p className="mb-6 mt-4">{t.join.popupText}</p>
        <Button onClick={closePopup} className="w-full">
          {t.join.popupClose}
        </Button>
      </Dialog>
    </>
  )
}

export function JoinFields(props: {
  source: ConsentSource
  result: JoinResult | undefined
  withoutAirport?: boolean | undefined
}) {
  const { source, result } = props
  const { t } = useTexts(joinTexts)
  const errors = joinErrorTexts(source, result, t)
  const values = result && !result.ok ? result.values : undefined
  const required = source !== 'home'
  return (
    <>
      {result?.ok && <Notice tone="success">{t.join.success}</Notice>}
      {errors.form && <Notice tone="error">{errors.form}</Notice>}
      <input type="hidden" name="source" value={source} />
      {props.withoutAirport && <input type="hidden" name="form" value="short" />}
      <div className="absolute -left-[999rem]" aria-hidden="true">
        <label>
          {t.join.trap}
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <Field
        label={t.join.name}
        name="name"
        autoComplete="given-name"
        maxLength={120}
        required={required}
        defaultValue={values?.name}
        error={errors.name}
      />
      <Field
        label={t.join.email}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={254}
        required={required}
        defaultValue={values?.email}
        error={errors.email}
      />
      {!props.withoutAirport && (
        <Select
          label={t.join.homeAirport}
          name="homeAirport"
          required={required}
          placeholder={t.join.chooseAirport}
          defaultValue={values?.homeAirport}
          options={homeAirports.map((value) => ({ value, label: airportCity[value] }))}
          error={errors.homeAirport}
        />
      )}
    </>
  )
}

export function ConsentLine() {
  const { t } = useTexts(joinTexts)
  return (
    <p className="text-sm text-muted">
      {t.join.consent}{' '}
      <Link to="/tcs-e-privacidade" className="underline underline-offset-2">
        {t.join.consentLink}
      </Link>
      {t.join.consentEnd}
    </p>
  )
}
