import type { ReactNode } from 'react'
import { dayWords, inGroups } from '~/app/blocks/backoffice/numbers'
import type { ShownDraw } from '~/app/promotions-desk'
import { Card } from '~/app/ui/card'
import { classNames } from '~/app/ui/class-names'
import { Icon } from '~/app/ui/icon'
import { promotions as t } from '~/locales/backoffice/promotions'
import type { DrawStage } from '~/modules/promotions/model'
import { DrawSteps } from './draw-steps'

const stages: Record<ShownDraw['id'], DrawStage[]> = {
  'dez-mil-membros': ['closed', 'open', 'armed', 'frozen', 'drawn'],
  'curtida-florianopolis': ['closed', 'open', 'frozen', 'drawn'],
}

/** One draw: where it stands, what is public about it, and the next step. */
export function DrawCard({ draw }: { draw: ShownDraw }) {
  const { id, reached } = draw
  const goal = inGroups(reached.goal)
  return (
    <Card className="min-w-0 p-5 sm:p-6">
      <h2 className="text-2xl">{t.draws[id]}</h2>
      <Stepper draw={draw} />
      <p className="text-sm text-muted">
        {id === 'dez-mil-membros'
          ? t.paidPlans.replace('{n}', inGroups(reached.n)).replace('{goal}', goal)
          : t.likeList
              .replace('{lines}', inGroups(reached.lines))
              .replace('{likes}', inGroups(reached.n))
              .replace('{goal}', goal)}
      </p>
      <Facts draw={draw} />
      <p className="mt-4 flex flex-wrap gap-x-5 text-sm font-semibold">
        <Public href={t.pages[id]}>{t.seePage}</Public>
        {draw.frozen && <Public href={`/sorteio/ficheiro/${id}.txt`}>{t.seeFile}</Public>}
        {draw.result && <Public href="/sorteio/verificar">{t.seeVerifier}</Public>}
      </p>
      <DrawSteps draw={draw} />
      <Refused draw={draw} />
    </Card>
  )
}

function Stepper({ draw: { id, stage } }: { draw: ShownDraw }) {
  const at = stages[id].indexOf(stage)
  return (
    <ol aria-label={t.stagesLabel} className="my-4 flex gap-1.5">
      {stages[id].map((each, place) => (
        <li
          key={each}
          aria-current={each === stage ? 'step' : undefined}
          className={classNames(
            'min-w-0 grow basis-0 border-t-4 pt-1.5 text-[0.6875rem] leading-tight sm:text-sm',
            place <= at ? 'border-cobalt' : 'border-line',
            each === stage ? 'font-bold' : 'text-muted',
          )}
        >
          {t.stages[each]}
        </li>
      ))}
    </ol>
  )
}

function Facts({ draw }: { draw: ShownDraw }) {
  const { frozen, result } = draw
  return (
    <dl className="mt-4 grid gap-3 sm:grid-cols-2">
      <Fact name={t.authorisation}>{draw.authorisation ?? t.noAuthorisation}</Fact>
      {frozen && (
        <Fact name={t.promised}>
          {t.promisedOf
            .replace('{source}', t.sources[frozen.seedSource])
            .replace('{date}', dayWords(frozen.seedDate))}
        </Fact>
      )}
      {frozen && (
        <Fact name={t.fingerprint} wide>
          <code className="break-all text-sm">{frozen.fingerprint}</code>
        </Fact>
      )}
      {result && (
        <Fact name={t.seed} wide>
          <code className="break-all text-sm">{result.seed}</code>{' '}
          <span className="text-sm text-muted">
            {t.seedFrom
              .replace('{reference}', result.seedReference)
              .replace('{date}', dayWords(result.seedTakenOn))}
          </span>
        </Fact>
      )}
      {draw.holdBy && !result && (
        <Fact name={t.stages.armed}>{t.holdBy.replace('{date}', draw.holdBy)}</Fact>
      )}
    </dl>
  )
}

function Fact({ name, wide, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'sm:col-span-2' : undefined}>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}

function Public({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      className="inline-flex min-h-11 items-center text-cobalt underline underline-offset-4 lg:min-h-8"
    >
      {children}
    </a>
  )
}

function Refused({ draw }: { draw: ShownDraw }) {
  const { all, shown } = draw.refused
  if (!draw.frozen) return null
  return (
    <details className="group mt-5 border-t border-dashed border-line pt-3">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold">
        <Icon name="chevron" className="size-4 text-muted transition group-open:rotate-180" />
        {t.refused.title.replace('{n}', inGroups(all))}
      </summary>
      {all === 0 && <p className="mt-2 text-muted">{t.refused.none}</p>}
      <ul className="mt-2 max-h-72 overflow-auto text-sm">
        {shown.map(({ uid, profile, reason }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a profile may be in the list twice, that is the point.
          <li key={place} className="flex justify-between gap-3 border-b border-line/60 py-1">
            <span className="break-all">{profile ?? uid}</span>
            <span className="text-muted">{t.refused.reasons[reason]}</span>
          </li>
        ))}
      </ul>
      {shown.length < all && (
        <p className="mt-2 text-sm text-muted">
          {t.refused.more.replace('{shown}', inGroups(shown.length)).replace('{n}', inGroups(all))}
        </p>
      )}
    </details>
  )
}
