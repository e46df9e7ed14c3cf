import { createHmac, timingSafeEqual } from 'node:crypto'
import PostalMime from 'postal-mime'
import type { Members } from '~/modules/members/service.server'
import type { Clock } from '~/platform/clock.server'
import type { Database } from '~/platform/database.server'
import { countUp } from '~/platform/figures.server'
import type { Signer } from '~/platform/links.server'
import type { Log } from '~/platform/log.server'
import type { BounceKind } from './model'
import { isReturnPath, readReference } from './references.server'
import { readReturnedMail, textsOf } from './returned-mail'
import { markBounced, softBouncesInARow } from './returns-store.server'
import type { MailEvent } from './schema'
import * as store from './store.server'

const SOFT_LIMIT = 5
/** A call that was listened to can be repeated for this long, and repeating changes nothing. */
const FRESH_SECONDS = 300
/** Where receivers send complaints, as registered with them. */
const COMPLAINTS_MAILBOX = 'queixas'

export interface Returns {
  /** Whether mail for this address is taken at all: a delivery's own return path, or complaints. */
  takes(address: string): boolean
  /** A mail that came back. Never refuses: what can't be understood changes nothing. */
  mailCameBack(to: string, raw: Buffer): Promise<BounceKind | 'nothing'>
  /** Why a webhook's call is not believed; undefined when it is the provider's own and fresh. */
  refusesWebhook(
    body: string,
    proof: { signature: string; timestamp: string },
  ): 'not-configured' | 'stale' | 'bad-signature' | undefined
  /** What a mail provider tells; already proven to come from it. */
  providerSays(events: MailEvent[]): Promise<void>
}

export function createReturns(parts: {
  db: Database
  members: Pick<Members, 'bounced' | 'complained' | 'uidOf'>
  signer: Signer
  clock: Clock
  log: Log
  webhookSecret: string | undefined
}): Returns {
  const { db, members, signer, clock, log, webhookSecret } = parts

  async function record(deliveryId: number, kind: BounceKind): Promise<void> {
    await db.transaction(async (tx) => {
      const delivery = await store.findDelivery(tx, deliveryId)
      if (!delivery || !(await markBounced(tx, deliveryId, kind))) return
      if (kind === 'complaint') await countUp(tx, 'complained', clock.now())
      // A mail that came back softly and then for good is one mail.
      else if (delivery.bounce === null) await countUp(tx, 'bounced', clock.now())
      if (!delivery.uid) return
      if (kind === 'complaint') await members.complained(tx, delivery.uid)
      else if (
        kind === 'hard' ||
        (await softBouncesInARow(tx, delivery.uid, SOFT_LIMIT)) >= SOFT_LIMIT
      )
        await members.bounced(tx, delivery.uid)
    })
    log.info({ deliveryId, kind }, 'a mail came back')
  }

  function deliveryIn(texts: string[]): number | undefined {
    for (const text of texts) {
      for (const [candidate] of text.toLowerCase().matchAll(/[0-9a-z]+-[0-9a-f]{20}/g)) {
        const id = readReference(signer, candidate)
        if (id !== undefined) return id
      }
    }
    return undefined
  }

  async function recordByAddress(email: string, kind: BounceKind): Promise<void> {
    const uid = await members.uidOf(email)
    if (!uid || kind === 'soft') return
    await db.transaction(async (tx) => {
      await countUp(tx, kind === 'complaint' ? 'complained' : 'bounced', clock.now())
      await (kind === 'complaint' ? members.complained(tx, uid) : members.bounced(tx, uid))
    })
  }

  return {
    takes: (address) =>
      isReturnPath(address)
        ? readReference(signer, address) !== undefined
        : address.toLowerCase().startsWith(`${COMPLAINTS_MAILBOX}@`),
    async mailCameBack(to, raw) {
      const text = raw.toString('latin1')
      const mail = await PostalMime.parse(raw)
      const { says } = readReturnedMail(mail, text)
      if (says === 'nothing') return says
      const deliveryId = readReference(signer, to) ?? deliveryIn(textsOf(mail, text))
      if (deliveryId === undefined) return 'nothing'
      await record(deliveryId, says)
      return says
    },
    refusesWebhook(body, { signature, timestamp }) {
      if (!webhookSecret) return 'not-configured'
      const age = clock.now().getTime() / 1000 - Number(timestamp)
      if (!(Math.abs(age) <= FRESH_SECONDS)) return 'stale'
      const mac = createHmac('sha256', webhookSecret).update(`${timestamp}.${body}`).digest('hex')
      const expected = Buffer.from(`sha256=${mac}`)
      const given = Buffer.from(signature)
      const same = expected.length === given.length && timingSafeEqual(expected, given)
      return same ? undefined : 'bad-signature'
    },
    async providerSays(events) {
      for (const event of events) {
        const deliveryId = event.messageId && readReference(signer, event.messageId)
        if (deliveryId) await record(deliveryId, event.type)
        else if (event.recipient) await recordByAddress(event.recipient, event.type)
      }
    },
  }
}
