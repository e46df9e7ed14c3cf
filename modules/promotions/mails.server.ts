import { drawArmedNotice } from '~/emails/draw-armed'
import { drawWon } from '~/emails/draw-won'
import { type ClubIdentity, renderMail } from '~/emails/mail'
import { pointEarned } from '~/emails/point-earned'
import { pointsExpiring } from '~/emails/points-expiring'
import { rewardIssued } from '~/emails/reward-issued'
import { rewardSettled } from '~/emails/reward-settled'
import { htmlLang, type Variant } from '~/locales/variant'
import type { Member } from '~/modules/members/model'
import type { Mailer } from '~/platform/mailer.server'
import { addMonths } from '~/platform/months'
import { handles, type JobHandler } from '~/platform/queue.server'
import * as drawStore from './draw-store.server'
import {
  cardToCheck,
  drawArmed,
  type PromotionMailKind,
  promotionMail,
  promotionsByTheClock,
} from './jobs.server'
import { DISCOUNT_MONTHS, daysAfter, nextReward, REMINDER_DAYS } from './model'
import type { PromotionParts } from './parts.server'
import { balanceOf, pointsOf } from './points'
import * as rewardStore from './rewards-store.server'
import type { Promotions } from './service.server'
import * as store from './store.server'

type Parts = Pick<PromotionParts, 'db' | 'clock' | 'members'> & {
  mailer: Mailer
  club: ClubIdentity
  promotions: Pick<Promotions, 'giftPath' | 'checkCard' | 'followTheClock'>
}

export function promotionHandlers(parts: Parts): JobHandler[] {
  const { db, members, mailer, club, promotions } = parts
  return [
    handles(promotionMail, async ({ uid, kind, rewardId }) => {
      const member = await members.byUid(uid)
      if (!member || !(await members.mayMail(member.email))) return
      const mail = await compose(parts, member, kind, rewardId)
      if (mail) await mailer.send({ to: member.email, ...mail })
    }),
    handles(cardToCheck, ({ uid, orderId }) => promotions.checkCard(uid, orderId)),
    handles(drawArmed, async () => {
      const draw = await drawStore.findDraw(db, 'dez-mil-membros')
      if (!draw?.holdBy) return
      const date = dayIn('PT', draw.holdBy)
      const mail = await renderMail(drawArmedNotice, { variant: 'PT', club, date })
      await mailer.send({ to: club.supportEmail, ...mail })
    }),
    handles(promotionsByTheClock, () => promotions.followTheClock(), {
      schedule: { cron: '7 * * * *', timeZone: 'UTC' },
    }),
  ]
}

/** Undefined when there is nothing to say any more. */
async function compose(
  parts: Parts,
  member: Member,
  kind: PromotionMailKind,
  rewardId: string | undefined,
) {
  const { variant, name, uid } = member
  const frame = { variant, name, club: parts.club }
  switch (kind) {
    case 'point-earned': {
      const points = balanceOf(await store.ledgerOf(parts.db, uid), parts.clock.now()).confirmed
      return renderMail(pointEarned, { ...frame, points, next: nextReward(points) })
    }
    case 'points-expiring': {
      const near = await expiringSoon(parts, uid)
      const last = near.at(-1)?.expiresAt
      if (!last) return undefined
      const date = dayIn(variant, last)
      return renderMail(pointsExpiring, { ...frame, points: near.length, date })
    }
    case 'draw-won':
      return renderMail(drawWon, frame)
    case 'reward-issued':
    case 'reward-settled': {
      const reward = rewardId ? await rewardStore.findReward(parts.db, rewardId) : undefined
      if (!reward) return undefined
      const facts = { ...frame, kind: reward.kind, points: reward.points }
      if (kind === 'reward-settled') {
        const arranged = reward.state === 'arranged'
        return renderMail(rewardSettled, { ...facts, arranged, note: reward.note ?? '' })
      }
      return renderMail(rewardIssued, {
        ...facts,
        giftPath: reward.kind === 'gift-plan' ? parts.promotions.giftPath(reward.id) : undefined,
        code: reward.discountCode ?? undefined,
        off: amountOf(reward),
        date: dayIn(variant, addMonths(reward.createdAt, DISCOUNT_MONTHS)),
      })
    }
  }
}

async function expiringSoon({ db, clock }: Parts, uid: string) {
  const now = clock.now()
  const before = daysAfter(now, REMINDER_DAYS)
  return pointsOf(await store.ledgerOf(db, uid), now).filter(
    ({ state, expiresAt }) => state === 'confirmed' && expiresAt && expiresAt <= before,
  )
}

function dayIn(variant: Variant, date: Date): string {
  return date.toLocaleDateString(htmlLang[variant], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: variant === 'PT' ? 'Europe/Lisbon' : 'America/Sao_Paulo',
  })
}

function amountOf({ minor, currency }: Pick<rewardStore.Reward, 'minor' | 'currency'>): string {
  if (minor === null || currency === null) return ''
  const lang = currency === 'EUR' ? 'pt-PT' : 'pt-BR'
  return (minor / 100).toLocaleString(lang, {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  })
}
