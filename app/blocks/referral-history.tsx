import type { ReactNode } from 'react'
import type { ReferralView } from '~/app/referral-view'
import { useTexts } from '~/app/texts'
import { Icon } from '~/app/ui/icon'
import { referralTexts } from '~/locales/referral'

/** What came of the points: rewards first, then how long the rest lasts and everything that happened. */
export function PointHistory({ view }: { view: ReferralView }) {
  const { t } = useTexts(referralTexts)
  const r = t.referral
  const reasons: Partial<Record<string, string>> = r.reasons
  return (
    <div className="mt-6 grid gap-6">
      {view.received.length > 0 && (
        <div className="rounded-card border border-line bg-card p-6 sm:p-8">
          <h3 className="text-2xl">{r.receivedTitle}</h3>
          <ul className="mt-3 divide-y divide-line">
            {view.received.map((reward) => (
              <Received key={reward.id} reward={reward} />
            ))}
          </ul>
        </div>
      )}
      <div className="divide-y divide-line rounded-card border border-line bg-card">
        {view.expiring.length > 0 && (
          <Fold title={r.expiryTitle}>
            {view.expiring.map(({ id, day }) => (
              <li key={id}>{r.expires.replace('{day}', day)}</li>
            ))}
          </Fold>
        )}
        <Fold title={r.historyTitle}>
          {view.history.length === 0 && <li>{r.noHistory}</li>}
          {view.history.map(({ kind, reason, day }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a ledger is only appended to and has no other key here.
            <li key={index} className="flex flex-wrap justify-between gap-x-4">
              <span>
                {r.history[kind]}
                {reasons[reason] && <span className="text-muted">: {reasons[reason]}</span>}
              </span>
              <span className="text-muted">{day}</span>
            </li>
          ))}
        </Fold>
      </div>
    </div>
  )
}

function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 px-6 py-3 font-semibold hover:bg-sand-2/50 focus-visible:-outline-offset-4">
        {title}
        <Icon
          name="chevron"
          className="size-5 shrink-0 text-sunset-ink transition-transform group-open:rotate-180"
        />
      </summary>
      <ul className="grid gap-2 px-6 pb-5">{children}</ul>
    </details>
  )
}

function Received({ reward }: { reward: ReferralView['received'][number] }) {
  const { t } = useTexts(referralTexts)
  const r = t.referral
  const { kind, state, day, discountCode, giftUrl, redeemed, note } = reward
  return (
    <li className="py-4">
      <p className="flex flex-wrap justify-between gap-x-4">
        <strong>{r.rewards[kind][0]}</strong>
        <span className="text-muted">{day}</span>
      </p>
      <p className="text-muted">{redeemed ? r.giftUsed : r.states[state]}</p>
      {discountCode && (
        <p className="mt-1">
          {r.code}: <strong className="select-all tracking-wider">{discountCode}</strong>
        </p>
      )}
      {giftUrl && !redeemed && (
        <p className="mt-1">
          {r.giftLink}:{' '}
          <a href={giftUrl} className="break-all text-cobalt underline underline-offset-2">
            {giftUrl}
          </a>
        </p>
      )}
      {note && <p className="mt-1">{note}</p>}
    </li>
  )
}
