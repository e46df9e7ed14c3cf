import type { Deals } from '~/modules/deals/service.server'
import {
  asPremium,
  type HistoryEntry,
  type HomeAirport,
  type SubscriptionType,
} from '~/modules/members/model'
import type { Members } from '~/modules/members/service.server'
import type { AuditTrail } from '~/modules/staff/service.server'
import type { Clock } from '~/platform/clock.server'
import type { Database, Transaction } from '~/platform/database.server'
import type { Signer } from '~/platform/links.server'
import type { Log } from '~/platform/log.server'
import type { Mailer } from '~/platform/mailer.server'
import { messageBytes } from '~/platform/mime-template.server'
import { type AlertDesk, createAlertDesk } from './desk.server'
import { historyOf } from './history.server'
import { type AlertProgress, mailState, type SentMails } from './model'
import * as progress from './progress-store.server'
import { readReference } from './references.server'
import type { LetterWriter } from './sending'
import * as store from './store.server'

export { DELIVERIES_CHANNEL } from './store.server'

const MAILS_SHOWN = 10
/** A delivery's row serves bounces, limits and the member's questions; then it goes. */
const KEPT_DAYS = 400

export interface OpenedAlert {
  id: number
  dealId: string | null
}

/** Alerts and what became of them; who gets one is decided by `audience`. */
export interface Deliveries extends AlertDesk {
  openDealAlert(
    tx: Transaction,
    alert: { dealId: string; urgent: boolean; freeFrom: Date | null },
  ): Promise<void>
  dealAlert(tx: Transaction, dealId: string): Promise<OpenedAlert | undefined>
  /** Undefined when that digest exists already. */
  openDigest(
    tx: Transaction,
    digest: { plan: SubscriptionType; airport: HomeAirport; day: string },
  ): Promise<OpenedAlert | undefined>
  /** Alerts whose early access is over. */
  awaitingFree(): Promise<OpenedAlert[]>
  /** False when another process has taken that turn. */
  freeTold(tx: Transaction, id: number): Promise<boolean>
  /** Undefined when the turn has been taken; `first` when nobody has been told before. */
  premiumTold(tx: Transaction, id: number): Promise<'first' | 'after-free' | undefined>
  /** Rows have been added: senders are told when the transaction commits. */
  enlisted(tx: Transaction, id: number): Promise<void>

  /** Counted at this moment, row by row; the team's pages have `alert` and `alerts`. */
  progress(id: number): Promise<AlertProgress | undefined>
  open(): Promise<AlertProgress[]>
  /** The very message one member gets, or would get; undefined when there is nothing for them. */
  preview(id: number, uid: string): Promise<Buffer | undefined>

  /** Where a link in a mail leads, counted and marked on the delivery; https only, and only to the deal's own address. */
  followLink(token: string): Promise<string | undefined>

  /** What was mailed to a member, newest first, a page at a time. */
  sentTo(uid: string, before?: number): Promise<SentMails>
  recordsOf(uid: string): Promise<unknown>
  /** Mails and clicks in a member's story. */
  historyOf(uid: string, until: Date | undefined, limit: number): Promise<HistoryEntry[]>
  erase(tx: Transaction, uid: string): Promise<void>
  forgetOld(): Promise<void>
  /** Resolves when nothing is waiting to be sent. */
  idle(): Promise<void>
}

export function createDeliveries(parts: {
  db: Database
  clock: Clock
  signer: Signer
  deals: Pick<Deals, 'byId' | 'byIds'>
  members: Pick<Members, 'byUid'>
  letters: LetterWriter
  mailer: Mailer
  audit: AuditTrail
  log: Log
}): Deliveries {
  const { db, clock, signer, deals, members, letters } = parts
  return {
    async openDealAlert(tx, alert) {
      await store.insertDealAlert(tx, { ...alert, createdAt: clock.now() })
    },
    dealAlert: (tx, dealId) => store.findDealAlert(tx, dealId),
    openDigest: (tx, digest) => store.insertDigest(tx, { ...digest, createdAt: clock.now() }),
    awaitingFree: () => store.listAwaitingFree(db, clock.now()),
    freeTold: (tx, id) => store.markFreeTold(tx, id, clock.now()),
    premiumTold: (tx, id) => store.markPremiumTold(tx, id, clock.now()),
    enlisted: (tx, id) => store.reopen(tx, id),

    ...createAlertDesk(parts),
    progress: async (id) => (await progress.progressOf(db, [id]))[0],
    open: async () => progress.progressOf(db, await progress.openAlertIds(db)),
    async preview(id, uid) {
      const member = await members.byUid(uid)
      if (!member) return undefined
      const delivery = await store.findDeliveryOf(db, id, uid)
      const letter = await letters.write({
        ...member,
        id: delivery?.id ?? 0,
        alertId: id,
        claimedBy: 0,
        items: delivery?.items ?? null,
        favourite: delivery?.priority === 0,
        attempts: 0,
        waitedItsTurn: false,
        premium: asPremium(member) !== undefined,
      })
      return letter && messageBytes(letter.message)
    },

    async followLink(token) {
      const [reference = '', index = ''] = token.split('.')
      const id = readReference(signer, reference)
      const delivery = id === undefined ? undefined : await store.findDelivery(db, id)
      const alert = delivery && (await store.findAlert(db, delivery.alertId))
      const dealId = alert?.dealId ?? delivery?.items?.[Number(index)]
      const deal = dealId ? await deals.byId(dealId) : undefined
      if (!delivery || !alert || !deal?.externalLink?.startsWith('https://')) return undefined
      await db.transaction(async (tx) => {
        await store.countClick(tx, alert.id, deal.id)
        await store.markClicked(tx, delivery.id, clock.now())
      })
      return deal.externalLink
    },

    historyOf: (uid, until, limit) => historyOf({ db, deals }, uid, until, limit),
    async sentTo(uid, before = Number.MAX_SAFE_INTEGER) {
      // One more than is shown tells whether there is another page.
      const rows = await store.listMailsTo(db, uid, before, MAILS_SHOWN + 1)
      const shown = rows.slice(0, MAILS_SHOWN)
      const told = (row: (typeof rows)[number]) => row.items ?? (row.dealId ? [row.dealId] : [])
      const found = await deals.byIds([...new Set(shown.flatMap(told))])
      return {
        mails: shown.map((row) => ({
          id: row.id,
          kind: row.kind,
          at: row.settledAt ?? row.decidedAt,
          state: mailState(row.status, row.bounce),
          deals: told(row).flatMap((id) => {
            const deal = found.find((each) => each.id === id)
            return deal ? { id, title: deal.title, city: deal.destination.city } : []
          }),
        })),
        before: rows.length > shown.length ? shown.at(-1)?.id : undefined,
      }
    },

    recordsOf: (uid) => store.deliveriesOf(db, uid),
    erase: (tx, uid) => store.forgetMember(tx, uid),
    async forgetOld() {
      const before = new Date(clock.now().getTime() - KEPT_DAYS * 86_400_000)
      while ((await store.forgetBefore(db, before)) > 0);
    },
    async idle() {
      while ((await progress.openAlertIds(db)).length > 0) {
        const open = await progress.progressOf(db, await progress.openAlertIds(db))
        if (open.every(({ status }) => status === 'paused')) return
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    },
  }
}
