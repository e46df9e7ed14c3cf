import { randomUUID } from 'node:crypto'
import type { Clock } from '~/platform/clock.server'
import type { Database, Queryable, Transaction } from '~/platform/database.server'
import { hashToken, newToken } from '~/platform/links.server'
import { type LinkPurpose, linkLifetime, type MailLink } from './model'
import { hashPassword } from './password.server'
import * as store from './store.server'

export interface Accounts {
  /** A user without a password; undefined when the address is already known. */
  create(tx: Transaction, person: { name: string; email: string }): Promise<string | undefined>
  /** Sets or replaces the password and ends every session of the user. */
  setPassword(userId: string, password: string): Promise<void>
  addressProven(tx: Transaction, userId: string): Promise<void>
  /** Makes a link's secret part. It leaves in a mail and is stored nowhere. */
  issueLink(db: Queryable, userId: string, purpose: LinkPurpose): Promise<string>
  readLink(token: string, purpose: LinkPurpose): Promise<MailLink | undefined>
  /** The owner, for the one caller who gets to use the link. */
  useLink(tx: Transaction, token: string, purpose: LinkPurpose): Promise<string | undefined>
}

export function createAccounts({ db, clock }: { db: Database; clock: Clock }): Accounts {
  return {
    async create(tx, person) {
      const id = randomUUID()
      return (await store.insertUser(tx, { id, ...person, now: clock.now() })) ? id : undefined
    },
    async setPassword(userId, password) {
      const hash = await hashPassword(password)
      await db.transaction(async (tx) => {
        await store.savePassword(tx, { id: randomUUID(), userId, hash, now: clock.now() })
        await store.endSessions(tx, userId)
      })
    },
    addressProven: (tx, userId) => store.markAddressProven(tx, userId, clock.now()),
    async issueLink(on, userId, purpose) {
      const { token, hash: tokenHash } = newToken()
      const now = clock.now()
      const expiresAt = new Date(now.getTime() + linkLifetime[purpose])
      await store.insertLink(on, { tokenHash, purpose, userId, expiresAt, now })
      return token
    },
    readLink: (token, purpose) => store.findLink(db, hashToken(token), purpose),
    useLink: (tx, token, purpose) => store.claimLink(tx, hashToken(token), purpose, clock.now()),
  }
}
