import type { RewardKind } from '~/modules/promotions/model'
import { fill, POINTS_PATH } from './fill'
import { Letter } from './letter'
import type { MailTemplate } from './mail'

interface RewardMail {
  name: string
  kind: RewardKind
  points: number
  /** Relative; only a gift has one. */
  giftPath?: string
  code?: string
  off: string
  date: string
}

export const rewardIssued: MailTemplate<RewardMail> = {
  subject: (t, { kind }) =>
    fill(t.promotions.rewardIssued.subject, { reward: t.promotions.rewards[kind] }),
  preview: (t, { points }) => fill(t.promotions.rewardIssued.preview, { points }),
  why: (t) => t.whyMember,
  body: (t, { name, kind, points, giftPath, code, off, date, club }) => {
    const m = t.promotions.rewardIssued
    const what = giftPath
      ? m.gift
      : code
        ? fill(m.code, { code, off, date })
        : fill(m.flight, { off })
    return (
      <Letter
        t={t}
        heading={m.heading}
        name={name}
        lines={[fill(m.text, { points, reward: t.promotions.rewards[kind] }), what]}
        button={
          giftPath
            ? { label: m.giftButton, url: club.url + giftPath }
            : { label: m.button, url: club.url + POINTS_PATH }
        }
      />
    )
  },
}
