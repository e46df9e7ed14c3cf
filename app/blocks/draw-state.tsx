import type { ReactNode } from 'react'
import type { DrawWords } from '~/app/draw-words'
import { useTexts } from '~/app/texts'
import { ButtonLink, buttonLook } from '~/app/ui/button'
import { Ticket } from '~/app/ui/ticket'
import { drawTexts } from '~/locales/draw'

/** Where a draw stands: closed without its number, then every step with what proves it. */
export function DrawState({ draw }: { draw: DrawWords }) {
  const { t } = useTexts(drawTexts)
  const s = t.drawState
  const { stage, frozen, result } = draw
  const promise = (text: string) =>
    text
      .replace('{source}', frozen ? s.sources[frozen.seedSource] : '')
      .replace('{day}', frozen?.seedDay ?? '')
  const [title, text] = {
    closed: [t.draw.closedTitle, t.draw.closedText],
    open: [s.openTitle, s.openText],
    armed: [s.armedTitle, s.armedText.replace('{day}', draw.holdBy ?? '')],
    frozen: [s.frozenTitle, promise(s.frozenText)],
    drawn: [
      s.drawnTitle,
      result?.winnerName ? s.drawnName.replace('{name}', result.winnerName) : s.drawnText,
    ],
  }[stage]
  return (
    <Ticket
      upright
      stub={
        <p className="flex flex-wrap justify-between gap-x-4 px-6 py-4 sm:px-8">
          <span className="text-muted">
            {stage === 'closed' ? t.draw.closedLabel : s.authorisation}
          </span>
          <strong>{draw.authorisation ?? t.draw.closedValue}</strong>
        </p>
      }
    >
      <div className="p-6 sm:p-8">
        <h2 className="text-2xl sm:text-3xl">{title}</h2>
        <p className="mt-3 text-muted">{text}</p>
        {result && (
          <p className="mt-3 break-all font-display text-xl font-extrabold text-sunset-ink">
            {result.winner}
          </p>
        )}
        {frozen && <Proofs draw={draw} />}
      </div>
    </Ticket>
  )
}

function Proofs({ draw }: { draw: DrawWords }) {
  const { t } = useTexts(drawTexts)
  const s = t.drawState
  const { id, frozen, result } = draw
  if (!frozen) return null
  return (
    <>
      <dl className="mt-5 grid gap-4">
        <Fact name={s.frozenAt}>{frozen.day}</Fact>
        <Fact name={s.fingerprint}>
          <code className="select-all break-all text-sm">{frozen.fingerprint}</code>
        </Fact>
        {result && (
          <Fact name={s.seed}>
            <code className="break-all text-sm">{result.seed}</code>
            <span className="block text-sm text-muted">
              {s.seedOf
                .replace('{source}', s.sources[frozen.seedSource])
                .replace('{reference}', result.reference)
                .replace('{day}', result.day)}
            </span>
          </Fact>
        )}
        {result && result.substitutes.length > 0 && (
          <Fact name={s.substitutes}>
            <ol className="list-decimal pl-5 text-sm">
              {result.substitutes.map((entry) => (
                <li key={entry}>
                  <code className="break-all">{entry}</code>
                </li>
              ))}
            </ol>
          </Fact>
        )}
      </dl>
      <div className="mt-5 flex flex-wrap gap-3">
        {result && <ButtonLink to="/sorteio/verificar">{s.check}</ButtonLink>}
        <a
          href={`/sorteio/ficheiro/${id}.txt`}
          download
          className={buttonLook(result ? 'quiet' : 'secondary')}
        >
          {s.download}
        </a>
      </div>
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}
