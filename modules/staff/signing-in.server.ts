import type { Queryable } from '~/platform/database.server'
import { addressForLimits, type Limit } from '~/platform/limiter.server'
import { hashToken, newToken } from '~/platform/links.server'
import { SESSION_HOURS, type StaffMember } from './model'
import {
  codeAt,
  enrolmentUrl,
  newRecoveryCodes,
  newSecret,
  stepOfCode,
} from './second-factor.server'
import type { StaffParts } from './service.server'
import * as store from './store.server'

const HOUR = 3_600_000
/** Long enough to find the phone. */
const HALF_SESSION_MS = HOUR / 4
const SEAL = 'staff-second-factor'

const passwordLimit: Limit = { name: 'staff-password', max: 10, perSeconds: 900 }
const codeLimit: Limit = { name: 'staff-code', max: 5, perSeconds: 900 }

/** Somebody whose password was right; the code is missing. It opens nothing but the two code pages. */
export interface Pending {
  sessionId: string
  staffId: string
  email: string
  enrolled: boolean
}

export type Recognised =
  | { stage: 'nobody' | 'ended' }
  | { stage: 'pending'; pending: Pending }
  | { stage: 'staff'; staff: StaffMember }

export type CodeRefusal = 'wrong-code' | 'too-many-attempts'

export interface StaffSigningIn {
  signIn(attempt: {
    email: string
    password: string
    clientAddress: string
    userAgent: string
  }): Promise<{ ok: true; token: string } | { ok: false; reason: 'refused' | 'too-many-attempts' }>
  recognise(token: string | undefined): Promise<Recognised>
  /** A code of the app, or one of the recovery codes. The session goes on under a new token. */
  giveCode(
    pending: Pending,
    code: string,
  ): Promise<{ ok: true; token: string } | { ok: false; reason: CodeRefusal }>
  /** What the app has to learn; undefined once it has. */
  enrolment(pending: Pending): Promise<string | undefined>
  enrol(
    pending: Pending,
    code: string,
  ): Promise<
    { ok: true; token: string; recoveryCodes: string[] } | { ok: false; reason: CodeRefusal }
  >
  signOut(token: string): Promise<void>
  /** For the demo, where nobody has the phone; undefined before the app has learnt its secret. */
  currentCode(email: string): Promise<string | undefined>
}

export function createSigningIn(parts: StaffParts): StaffSigningIn {
  const { db, clock, limiter, signer, sealer, accounts } = parts
  const recoveryHash = (code: string) =>
    signer.keyedHash('staff-recovery', code.trim().toLowerCase())
  const secretOf = (row: Pick<store.StaffRow, 'totpSecret'> | undefined) =>
    row?.totpSecret ? sealer.open(SEAL, row.totpSecret) : undefined

  /** Before the code: half open, and not for long. After it: a working day. */
  async function complete(sessionId: string): Promise<string | undefined> {
    const { token, hash: tokenHash } = newToken()
    const now = clock.now()
    const expiresAt = new Date(now.getTime() + SESSION_HOURS * HOUR)
    const change = { tokenHash, secondFactorAt: now, expiresAt }
    return (await store.completeSession(db, sessionId, change)) ? token : undefined
  }

  async function fitsApp(
    on: Queryable,
    row: store.StaffRow | undefined,
    code: string,
  ): Promise<boolean> {
    const secret = secretOf(row)
    const step = secret ? await stepOfCode(secret, code, clock.now()) : undefined
    return row !== undefined && step !== undefined && store.takeStep(on, row.id, step)
  }

  return {
    async signIn({ email, password, clientAddress, userAgent }) {
      const subjects = [`mail ${email.toLowerCase()}`, `from ${addressForLimits(clientAddress)}`]
      if (!(await limiter.allows(passwordLimit, ...subjects)))
        return { ok: false, reason: 'too-many-attempts' }
      const row = await store.findByEmail(db, email)
      const right = await accounts.matchesPassword(row?.passwordHash ?? undefined, password)
      if (!row || !right || row.disabledAt) return { ok: false, reason: 'refused' }
      const now = clock.now()
      // Made here and not when the page is looked at: a GET changes nothing.
      if (!row.totpConfirmedAt) await store.offerSecret(db, row.id, sealer.seal(SEAL, newSecret()))
      const { token, hash: tokenHash } = newToken()
      await store.insertSession(db, {
        staffId: row.id,
        tokenHash,
        device: userAgent.slice(0, 300),
        createdAt: now,
        expiresAt: new Date(now.getTime() + HALF_SESSION_MS),
      })
      await store.forgetSessions(db, new Date(now.getTime() - 30 * 24 * HOUR))
      return { ok: true, token }
    },
    async recognise(token) {
      const found = token && (await store.findSession(db, hashToken(token)))
      if (!found || found.staff.disabledAt) return { stage: 'nobody' }
      const { session, staff } = found
      if (session.expiresAt <= clock.now()) return { stage: 'ended' }
      const { id, name, email, role } = staff
      if (session.secondFactorAt) {
        const member = { id, name, email, role, sessionId: session.id }
        return { stage: 'staff', staff: member as StaffMember }
      }
      const enrolled = staff.totpConfirmedAt !== null
      return {
        stage: 'pending',
        pending: { sessionId: session.id, staffId: id, email, enrolled },
      }
    },
    async giveCode({ sessionId, staffId, enrolled }, code) {
      if (!(await limiter.allows(codeLimit, staffId)))
        return { ok: false, reason: 'too-many-attempts' }
      const right =
        enrolled &&
        ((await fitsApp(db, await store.findById(db, staffId), code)) ||
          (await store.spendRecoveryCode(db, staffId, recoveryHash(code), clock.now())))
      const token = right ? await complete(sessionId) : undefined
      return token ? { ok: true, token } : { ok: false, reason: 'wrong-code' }
    },
    async enrolment({ staffId, email }) {
      const row = await store.findById(db, staffId)
      const secret = row?.totpConfirmedAt ? undefined : secretOf(row)
      return secret && enrolmentUrl(secret, parts.clubName, email)
    },
    async enrol({ sessionId, staffId, enrolled }, code) {
      if (!(await limiter.allows(codeLimit, staffId)))
        return { ok: false, reason: 'too-many-attempts' }
      if (enrolled) return { ok: false, reason: 'wrong-code' }
      const recoveryCodes = newRecoveryCodes()
      const first = await db.transaction(async (tx) => {
        // Held from the look at the secret on: a sign-in elsewhere would offer another one.
        const row = await store.lockById(tx, staffId)
        if (!row || row.totpConfirmedAt || !(await fitsApp(tx, row, code))) return false
        await store.changeStaff(tx, staffId, { totpConfirmedAt: clock.now() })
        await store.replaceRecoveryCodes(tx, staffId, recoveryCodes.map(recoveryHash))
        return true
      })
      const token = first ? await complete(sessionId) : undefined
      return token ? { ok: true, token, recoveryCodes } : { ok: false, reason: 'wrong-code' }
    },
    signOut: (token) => store.endSession(db, hashToken(token)),
    async currentCode(email) {
      const secret = secretOf(await store.findByEmail(db, email))
      return secret && codeAt(secret, clock.now())
    },
  }
}
