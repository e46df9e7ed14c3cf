import { type FormEvent, useState } from 'react'
import type { DrawWords } from '~/app/draw-words'
import { useTexts } from '~/app/texts'
import { Button } from '~/app/ui/button'
import { Card } from '~/app/ui/card'
import { Field } from '~/app/ui/field'
import { drawTexts } from '~/locales/draw'
import { drawCheckTexts } from '~/locales/draw-check'
import { type DrawId, type Verification, verify } from '~/modules/promotions/draw'

type Outcome = Verification | { ok: false; problem: 'no-file'; fingerprint?: undefined }

/** Repeats a draw in the visitor's browser, by the same code the club drew with. */
export function DrawVerifier({ finished }: { finished: DrawWords[] }) {
  const { t } = useTexts(drawCheckTexts)
  const c = t.drawCheck
  return (
    <div className="mt-9 grid gap-6">
      {finished.length === 0 && <p className="text-lg">{c.none}</p>}
      {finished.map((draw) => (
        <Published key={draw.id} draw={draw} />
      ))}
      <OwnFile />
    </div>
  )
}

function Published({ draw }: { draw: DrawWords }) {
  const { t } = useTexts(drawCheckTexts, drawTexts)
  const c = t.drawCheck
  const { outcome, busy, check } = useCheck()
  const names: Record<DrawId, string> = c.draws
  const fetchFile = async () => {
    const answer = await fetch(`/sorteio/ficheiro/${draw.id}.txt`)
    return answer.ok ? answer.text() : undefined
  }
  return (
    <Card>
      <h2 className="text-2xl">{names[draw.id]}</h2>
      <p className="mt-2 text-sm text-muted">{t.drawState.fingerprint}</p>
      <code className="select-all break-all text-sm">{draw.frozen?.fingerprint}</code>
      <div className="mt-5">
        <Button disabled={busy} onClick={() => check(fetchFile, draw.frozen?.fingerprint)}>
          {busy ? c.working : c.now}
        </Button>
      </div>
      <Verdict outcome={outcome} />
    </Card>
  )
}

function OwnFile() {
  const { t } = useTexts(drawCheckTexts)
  const c = t.drawCheck
  const { outcome, busy, check } = useCheck()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const file = form.get('file')
    const known = String(form.get('fingerprint') ?? '').trim() || undefined
    check(async () => (file instanceof File ? file.text() : undefined), known)
  }
  return (
    <Card>
      <h2 className="text-2xl">{c.ownTitle}</h2>
      <p className="mt-1 text-muted">{c.ownText}</p>
      <form onSubmit={submit} className="mt-4 grid gap-4">
        <Field label={c.file} name="file" type="file" accept="text/plain,.txt" required />
        <Field
          label={c.known}
          name="fingerprint"
          maxLength={80}
          autoComplete="off"
          spellCheck={false}
        />
        <div>
          <Button type="submit" look="secondary" disabled={busy}>
            {busy ? c.working : c.ownButton}
          </Button>
        </div>
      </form>
      <Verdict outcome={outcome} />
    </Card>
  )
}

function useCheck() {
  const [outcome, setOutcome] = useState<Outcome>()
  const [busy, setBusy] = useState(false)
  async function check(read: () => Promise<string | undefined>, known: string | undefined) {
    setBusy(true)
    setOutcome(undefined)
    const text = await read().catch(() => undefined)
    setOutcome(text === undefined ? { ok: false, problem: 'no-file' } : await verify(text, known))
    setBusy(false)
  }
  return { outcome, busy, check }
}

function Verdict({ outcome }: { outcome: Outcome | undefined }) {
  const { t } = useTexts(drawCheckTexts)
  const c = t.drawCheck
  return (
    <div aria-live="polite">
      {outcome?.ok && (
        <div className="mt-5 rounded-control border-2 border-sea/40 bg-sea/10 p-4">
          <h3 className="text-xl">{c.okTitle}</h3>
          <p className="mt-1">
            {c.okText
              .replace('{entries}', String(outcome.frozen.entries.length))
              .replace(
                '{tickets}',
                String(outcome.frozen.entries.reduce((sum, { weight }) => sum + weight, 0)),
              )}
          </p>
          <p className="mt-2">
            {c.winner}: <code className="break-all">{outcome.result.winners[0]}</code>
          </p>
        </div>
      )}
      {outcome && !outcome.ok && (
        <div className="mt-5 rounded-control border-2 border-danger/50 bg-danger/10 p-4">
          <h3 className="text-xl">{c.badTitle}</h3>
          <p className="mt-1">{c.problems[outcome.problem]}</p>
          {outcome.fingerprint && (
            <p className="mt-2 text-sm">
              {c.fingerprintFound} <code className="break-all">{outcome.fingerprint}</code>
            </p>
          )}
        </div>
      )}
    </div>
  )
}
