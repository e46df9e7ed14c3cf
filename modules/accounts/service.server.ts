import { randomUUID } from 'node:crypto'
import type { Clock } from '~/platform/clock.server'
import type { Database, Queryable, Transaction } from '~/platform/database.server'
import { hashToken, newToken } from '~/platform/links.server'
import type { Auth } from './auth.server'
import {
  type ActiveSession,
  type LinkPurpose,
  linkLifetime,
  type MailLink,
  type PasswordCheck,
  type PasswordProblem,
  type SessionOwner,
} from './model'
import { hashPassword, verifyPassword } from './password.server'
import { judgePassword } from './password-rules.server'
import * as store from './store.server'

export { TooBusy } from './password.server'

export interface Accounts {
  /** A user without a password; undefined when the address is already known. */
  create(tx: Transaction, person: { name: string; email: string }): Promise<string | undefined>
  /** Many at once, who may have shown elsewhere that the address is theirs; answers who was new. */
  createAll(
    tx: Transaction,
    people: { name: string; email: string }[],
    addressProven: boolean,
  ): Promise<Map<string, string>>
  knownAddresses(emails: string[]): Promise<Set<string>>
  /** Removes the user and, by the tables' own rules, sessions, password, links and devices. */
  remove(tx: Transaction, userId: string): Promise<void>
  addressProven(tx: Transaction, userId: string): Promise<void>
  /** The team's switch: a disabled user is signed out everywhere and can't sign in. */
  disable(userId: string): Promise<void>

  /** Sets or replaces the password and ends every session of the user. */
  setPassword(userId: string, password: string): Promise<void>
  /** Why a password is refused; `about` is what anyone knows of its owner. */
  judgePassword(password: string, about: string[]): PasswordProblem | undefined
  /** Slow on purpose; done before the transaction that stores it. */
  hashPassword(password: string): Promise<string>
  storePassword(
    tx: Transaction,
    change: { userId: string; hash: string; keepSession?: string },
  ): Promise<void>
  /** Takes as long without a hash as with one. */
  matchesPassword(hash: string | undefined, password: string): Promise<boolean>
  hasPassword(userId: string): Promise<boolean>
  checkPassword(email: string, password: string): Promise<PasswordCheck>
  ownsPassword(userId: string, password: string): Promise<boolean>

  /** The cookies of a new session. */
  openSession(userId: string, userAgent: string): Promise<string[]>
  /** Who is asking, by the session cookie; and the cookies that prolong a session now and then. */
  sessionOf(headers: Headers): Promise<{ owner: SessionOwner | undefined; cookies: string[] }>
  closeSession(headers: Headers): Promise<string[]>
  sessionsOf(userId: string): Promise<ActiveSession[]>
  endSession(userId: string, sessionId: string): Promise<boolean>
  endSessions(tx: Transaction, userId: string, except?: string): Promise<void>
  /** Remembers the browser; `news` when the user has others and this one was never seen. */
  recogniseDevice(
    userId: string,
    token: string | undefined,
  ): Promise<{ token: string; news: boolean }>

  /** Makes a link's secret part. It leaves in a mail and is stored nowhere. */
  issueLink(db: Queryable, userId: string, purpose: LinkPurpose): Promise<string>
  readLink(token: string, purpose: LinkPurpose): Promise<MailLink | undefined>
  /** The owner, for the one caller who gets to use the link. */
  useLink(tx: Transaction, token: string, purpose: LinkPurpose): Promise<string | undefined>
  /** What the tables of this module know about a user, for the user. */
  recordsOf(userId: string): Promise<Record<string, unknown>>
}

export function createAccounts(parts: { db: Database; clock: Clock; auth: Auth }): Accounts {
  const { db, clock, auth } = parts
  const storePassword: Accounts['storePassword'] = async (tx, { userId, hash, keepSession }) => {
    await store.savePassword(tx, { id: randomUUID(), userId, hash, now: clock.now() })
    await store.endSessions(tx, userId, keepSession)
  }
  return {
    async create(tx, person) {
      const id = randomUUID()
      return (await store.insertUser(tx, { id, ...person, now: clock.now() })) ? id : undefined
    },
    createAll: (tx, people, addressProven) => {
      const users = people.map((person) => ({ id: randomUUID(), ...person }))
      return store.insertUsers(tx, users, addressProven, clock.now())
    },
    knownAddresses: (emails) => store.knownAddresses(db, emails),
    remove: (tx, userId) => store.deleteUser(tx, userId),
    addressProven: (tx, userId) => store.markAddressProven(tx, userId, clock.now()),
    disable: (userId) =>
      db.transaction(async (tx) => {
        await store.markDisabled(tx, userId, clock.now())
        await store.endSessions(tx, userId)
      }),
    judgePassword,
    hashPassword,
    matchesPassword: verifyPassword,
    storePassword,
    async setPassword(userId, password) {
      const hash = await hashPassword(password)
      await db.transaction((tx) => storePassword(tx, { userId, hash }))
    },
    hasPassword: async (userId) => (await store.findPassword(db, userId)) !== undefined,
    async checkPassword(email, password) {
      const user = await store.findUserByEmail(db, email)
      const right = await verifyPassword(user && (await store.findPassword(db, user.id)), password)
      if (!user) return { outcome: 'unknown-user' }
      if (!right) return { outcome: 'wrong-password' }
      if (user.disabledAt) return { outcome: 'disabled' }
      return { outcome: 'ok', userId: user.id, emailVerified: user.emailVerified }
    },
    async ownsPassword(userId, password) {
      return verifyPassword(await store.findPassword(db, userId), password)
    },
    ...sessionKeeping({ db, clock, auth }),
    async issueLink(on, userId, purpose) {
      const { token, hash: tokenHash } = newToken()
      const now = clock.now()
      const expiresAt = new Date(now.getTime() + linkLifetime[purpose])
      await store.insertLink(on, { tokenHash, purpose, userId, expiresAt, now })
      return token
    },
    readLink: (token, purpose) => store.findLink(db, hashToken(token), purpose),
    useLink: (tx, token, purpose) => store.claimLink(tx, hashToken(token), purpose, clock.now()),
    recordsOf: (userId) => store.recordsOf(db, userId),
  }
}

function sessionKeeping({ db, clock, auth }: { db: Database; clock: Clock; auth: Auth }) {
  return {
    async openSession(userId: string, userAgent: string) {
      const { headers } = await auth.api.openSession({
        body: { userId },
        headers: new Headers({ 'user-agent': userAgent.slice(0, 300) }),
        returnHeaders: true,
      })
      return headers.getSetCookie()
    },
    async sessionOf(given: Headers) {
      const { headers, response } = await auth.api.getSession({
        headers: given,
        returnHeaders: true,
      })
      const owner = response && { uid: response.user.id, sessionId: response.session.id }
      return { owner: owner ?? undefined, cookies: headers.getSetCookie() }
    },
    async closeSession(given: Headers) {
      const { headers } = await auth.api.signOut({ headers: given, returnHeaders: true })
      return headers.getSetCookie()
    },
    sessionsOf: (userId: string) => store.listSessions(db, userId),
    endSession: (userId: string, id: string) => store.endSession(db, userId, id),
    endSessions: (tx: Transaction, userId: string, except?: string) =>
      store.endSessions(tx, userId, except),
    async recogniseDevice(userId: string, given: string | undefined) {
      const token = given ?? newToken().token
      const row = { userId, tokenHash: hashToken(token), now: clock.now() }
      const seen = await store.rememberDevice(db, row)
      return { token, news: seen === 'another' }
    },
  }
}
