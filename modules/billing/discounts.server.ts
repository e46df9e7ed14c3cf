import { randomInt } from 'node:crypto'
import type { Transaction } from '~/platform/database.server'
import { addMonths } from '~/platform/months'
import { DISCOUNT_MONTHS, type DiscountCode } from './model'
import type { BillingParts } from './parts.server'
import * as store from './store.server'

export interface Discounts {
  /** A code that everybody may use, as often as they like, for 24 months (SPEC §9). */
  issue(tx: Transaction, ownerUid: string): Promise<DiscountCode>
  /** What is typed into a form; spaces and small letters are forgiven. */
  find(typed: string): Promise<DiscountCode | undefined>
  /** Writes down that an order used it; once an order, however often it is said. */
  redeem(tx: Transaction, code: string, orderId: string): Promise<void>
}

/** Without letters and digits that are taken for one another. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

export function createDiscounts({ db, clock }: BillingParts): Discounts {
  return {
    async issue(tx, ownerUid) {
      const issuedAt = clock.now()
      const expiresAt = addMonths(issuedAt, DISCOUNT_MONTHS)
      for (;;) {
        const row = { code: newCode(), ownerUid, issuedAt, expiresAt }
        if (await store.insertDiscount(tx, row)) return row
      }
    },
    find: async (typed) => {
      const code = typed.replace(/\s+/g, '').toUpperCase()
      return code ? store.findDiscount(db, code, clock.now()) : undefined
    },
    redeem: (tx, code, orderId) =>
      store.insertDiscountUse(tx, { code, orderId, usedAt: clock.now() }),
  }
}

function newCode(): string {
  const letters = Array.from({ length: 8 }, () => ALPHABET[randomInt(ALPHABET.length)])
  return `VOA-${letters.join('')}`
}
