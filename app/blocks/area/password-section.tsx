import { type FormEvent, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { PasswordResult } from '~/app/routes/member/change-password'
import { useTexts } from '~/app/texts'
import { Button } from '~/app/ui/button'
import { Dialog } from '~/app/ui/dialog'
import { Field } from '~/app/ui/field'
import { Notice } from '~/app/ui/notice'
import { areaTexts } from '~/locales/area'
import { frameTexts } from '~/locales/frame'
import { passwordTexts } from '~/locales/password'
import { AreaSection } from './section'

/** SPEC §5: the current password is asked in a dialog; without JavaScript, on a page of its own. */
export function PasswordSection() {
  const { t } = useTexts(areaTexts, frameTexts, passwordTexts)
  const p = t.area.password
  const fetcher = useFetcher<PasswordResult>()
  const form = useRef<HTMLFormElement>(null)
  const [next, setNext] = useState<string>()
  const [cancelled, setCancelled] = useState(false)
  const busy = fetcher.state !== 'idle'
  const result = busy || cancelled ? undefined : fetcher.data

  function ask(event: FormEvent<HTMLFormElement>) {
    const typed = String(new FormData(event.currentTarget).get('newPassword') ?? '')
    setCancelled(false)
    if (!typed) return // the server says what is missing
    event.preventDefault()
    setNext(typed)
  }
  function confirm(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const currentPassword = String(new FormData(event.currentTarget).get('currentPassword') ?? '')
    const entered = { newPassword: next ?? '', currentPassword }
    fetcher.submit(entered, { method: 'post', action: '/area-pessoal/senha' })
    setNext(undefined)
    form.current?.reset()
  }
  function cancel() {
    if (next === undefined) return
    setNext(undefined)
    setCancelled(true)
  }

  return (
    <AreaSection id="senha" title={p.title} text={p.text}>
      <fetcher.Form
        ref={form}
        method="post"
        action="/area-pessoal/senha"
        noValidate
        onSubmit={ask}
        className="grid gap-4"
      >
        <PasswordFields result={result} />
        {cancelled && <Notice tone="info">{p.cancelled}</Notice>}
        <Button type="submit" look="secondary" disabled={busy} className="justify-self-start">
          {busy ? t.area.saving : p.change}
        </Button>
      </fetcher.Form>
      <Dialog
        open={next !== undefined}
        onClose={cancel}
        title={p.askTitle}
        closeLabel={t.dialog.close}
      >
        <form onSubmit={confirm} className="grid gap-4">
          <p className="text-muted">{p.askText}</p>
          <Field
            label={t.password.current}
            name="currentPassword"
            type="password"
            autoComplete="current-password"
            required
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit">{p.confirm}</Button>
            <Button look="secondary" onClick={cancel}>
              {p.cancel}
            </Button>
          </div>
        </form>
      </Dialog>
    </AreaSection>
  )
}

/** The new password and what became of it. */
export function PasswordFields({ result }: { result: PasswordResult | undefined }) {
  const { t } = useTexts(passwordTexts)
  const problem = result && !result.ok ? result.problem : undefined
  const aboutNew =
    problem === 'required' ||
    problem === 'too-short' ||
    problem === 'too-long' ||
    problem === 'too-common'
  return (
    <>
      {result?.ok && <Notice tone="success">{t.password.changed}</Notice>}
      {problem && <PasswordFailure problem={problem} />}
      <Field
        label={t.password.next}
        name="newPassword"
        type="password"
        autoComplete="new-password"
        hint={t.password.hint}
        error={aboutNew ? t.password.problems[problem] : undefined}
      />
    </>
  )
}

function PasswordFailure({
  problem,
}: {
  problem: Exclude<PasswordResult, { ok: true }>['problem']
}) {
  const { t } = useTexts(areaTexts, passwordTexts)
  if (problem === 'required') return null
  if (problem === 'not-signed-in')
    return <Notice tone="error">{t.area.password.notSignedIn}</Notice>
  return (
    <Notice tone="error">
      <p>{t.area.password.failed}</p>
      {problem !== 'unexpected' && <p>{t.password.problems[problem]}</p>}
    </Notice>
  )
}
