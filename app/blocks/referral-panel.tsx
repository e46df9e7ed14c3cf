import { Form, Link } from 'react-router'
import type { ReferralResult, ReferralView } from '~/app/referral-view'
import { useTexts } from '~/app/texts'
import { Button } from '~/app/ui/button'
import { Icon } from '~/app/ui/icon'
import { Notice } from '~/app/ui/notice'
import { referralTexts } from '~/locales/referral'
import { PointHistory } from './referral-history'
import { ReferralShare } from './referral-share'

const ACTION = '/area-pessoal/recompensas'

/** The referral programme as a member sees it: the link, the points and what they are worth. */
export function ReferralPanel(props: { view: ReferralView; result: ReferralResult | undefined }) {
  const { view, result } = props
  const { t } = useTexts(referralTexts)
  const r = t.referral
  const refused = result === 'faltam-pontos' || result === 'falta-idade'
  return (
    <section id="recomendar" aria-labelledby="recomendar-titulo" className="mt-12 scroll-mt-24">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="recomendar-titulo" className="text-3xl sm:text-4xl">
          {r.title}
        </h2>
        <Link
          to="/sorteio-promocoes#recomendacao"
          className="py-2 font-semibold text-cobalt underline underline-offset-4"
        >
          {r.rules}
        </Link>
      </div>
      <p className="mt-2 max-w-[56ch] text-lg text-muted">{r.lead}</p>
      {result && (
        <div className="mt-5">
          <Notice tone={refused ? 'error' : 'success'}>{r.results[result]}</Notice>
        </div>
      )}
      <div className="mt-6 overflow-clip rounded-card border border-line bg-card shadow-lift">
        <div className="grid md:grid-cols-[1fr_1.4fr]">
          <Points view={view} />
          <ReferralShare link={view.link} />
        </div>
        <div aria-hidden="true" className="border-t-2 border-dashed border-line" />
        <Rewards view={view} />
      </div>
      <PointHistory view={view} />
      <DrawAnswers view={view} />
    </section>
  )
}

function Points({ view }: { view: ReferralView }) {
  const { t } = useTexts(referralTexts)
  const r = t.referral
  const { points, waiting, next } = view
  return (
    <div className="bg-night p-6 text-on-night sm:p-8">
      <p className="flex items-baseline gap-3">
        <span className="font-display text-7xl font-extrabold leading-none text-gold">
          {points}
        </span>
        <span className="text-xl font-semibold">{points === 1 ? r.pointOne : r.points}</span>
      </p>
      <p className="mt-4 font-semibold">
        {next
          ? (next.missing === 1 ? r.nextOne : r.next)
              .replace('{count}', String(next.missing))
              .replace('{reward}', r.rewards[next.kind][0] ?? '')
          : r.allReached}
      </p>
      {waiting > 0 && (
        <p className="mt-2 text-sm opacity-85">
          {(waiting === 1 ? r.waitingOne : r.waiting).replace('{count}', String(waiting))}
        </p>
      )}
    </div>
  )
}

function Rewards({ view }: { view: ReferralView }) {
  const { t } = useTexts(referralTexts)
  const r = t.referral
  return (
    <div className="p-6 sm:p-8">
      <h3 className="text-2xl">{r.rewardsTitle}</h3>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2">
        {view.rewards.map((reward) => (
          <Reward key={reward.requestKey} reward={reward} points={view.points} />
        ))}
      </ul>
    </div>
  )
}

/** Opening the reward asks; only the second button spends, and an answer closes it again. */
function Reward(props: { reward: ReferralView['rewards'][number]; points: number }) {
  const { kind, points, within, requestKey } = props.reward
  const { t } = useTexts(referralTexts)
  const r = t.referral
  const [title = '', text] = r.rewards[kind]
  const missing = points - props.points
  const fill = (words: string) =>
    words.replace('{count}', String(points)).replace('{reward}', title)
  return (
    <li className="flex flex-col rounded-control border border-line bg-sand/60 p-4">
      <div className="flex items-start gap-4">
        <p className="w-12 shrink-0 text-center">
          <span className="block font-display text-3xl font-extrabold leading-none text-sunset-ink">
            {points}
          </span>
          <span className="text-xs text-muted">{r.points}</span>
        </p>
        <div>
          <h4 className="font-bold leading-snug">{title}</h4>
          <p className="mt-0.5 text-[0.95rem] leading-snug text-muted">{text}</p>
        </div>
      </div>
      <div className="mt-auto pt-3">
        {within ? (
          <details name="trocar" className="group">
            <summary className="flex min-h-12 cursor-pointer list-none items-center justify-center gap-2 rounded-control border-2 border-ink/80 bg-card px-4 font-bold hover:bg-sand-2">
              {r.exchange}
              <Icon name="chevron" className="size-4 transition-transform group-open:rotate-180" />
            </summary>
            <Form method="post" action={ACTION} preventScrollReset className="mt-3 grid gap-3">
              <input type="hidden" name="reward" value={kind} />
              <input type="hidden" name="requestKey" value={requestKey} />
              <p>{fill(r.confirm)}</p>
              <Button type="submit">{fill(r.confirmButton)}</Button>
            </Form>
          </details>
        ) : (
          <p className="rounded-control bg-sand-2/60 px-4 py-2.5 text-center text-sm font-semibold text-muted">
            {missing === 1 ? r.missingOne : r.missing.replace('{count}', String(missing))}
          </p>
        )}
      </div>
    </li>
  )
}

function DrawAnswers({ view }: { view: ReferralView }) {
  const { t } = useTexts(referralTexts)
  const r = t.referral
  const { adult, optedOut, entryId } = view
  return (
    <div className="mt-6 rounded-card border border-line bg-card p-6 sm:p-8">
      <h3 className="text-2xl">
        <Link to="/sorteio" className="underline decoration-2 underline-offset-4">
          {r.drawTitle}
        </Link>
      </h3>
      <p className="mt-2">{adult ? (optedOut ? r.drawOut : r.drawIn) : r.ageQuestion}</p>
      <Form method="post" action={ACTION} preventScrollReset className="mt-4">
        {adult ? (
          <Button
            type="submit"
            look="quiet"
            name="intent"
            value={optedOut ? 'opt-in' : 'opt-out'}
            className="-ml-2"
          >
            {optedOut ? r.optIn : r.optOut}
          </Button>
        ) : (
          <Button type="submit" look="secondary" name="intent" value="adult">
            {r.ageButton}
          </Button>
        )}
      </Form>
      {entryId && (
        <p className="mt-3 text-sm text-muted">
          {r.entry} <code className="break-all text-ink">{entryId}</code>
        </p>
      )}
    </div>
  )
}
