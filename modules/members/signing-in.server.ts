import { isUsable, type LinkPurpose, type PasswordProblem } from '~/modules/accounts/model'
import { TooBusy } from '~/modules/accounts/service.server'
import { addressForLimits } from '~/platform/limiter.server'
import { appendEvent } from './events-store.server'
import { memberMail } from './jobs.server'
import { checkPremium, type Member, type PremiumRefusal } from './model'
import { allows, limits, type MemberParts } from './parts.server'
import * as store from './store.server'

export type SignInRefusal =
  | {
      code:
        | 'unknown-user'
        | 'wrong-password'
        | 'invalid-email'
        | 'disabled'
        | 'unverified'
        | 'no-record'
        | 'too-many-attempts'
        | 'busy'
    }
  | { code: 'not-eligible'; reasons: PremiumRefusal[] }

export interface SignInRequest {
  email: string
  password: string
  clientAddress: string
  userAgent: string
  /** What the browser remembers of an earlier sign-in. */
  device: string | undefined
}

export type NewPasswordProblem =
  | PasswordProblem
  | 'too-many-attempts'
  | 'busy'
  | 'link-unusable'
  | 'wrong-password'

export type PasswordAnswer = { ok: true } | { ok: false; problem: NewPasswordProblem }

export interface SigningIn {
  /** Every check of SPEC §8 in its order; only a member who passes all of them gets a session. */
  signIn(
    request: SignInRequest,
  ): Promise<
    { ok: true; cookies: string[]; device: string } | { ok: false; refusal: SignInRefusal }
  >
  /** Nobody learns from the answer whether the address is known, so there is none. */
  requestPasswordReset(email: string, clientAddress: string): Promise<void>
  /** Whether the page behind a link may show its form; looking changes nothing. */
  lookAtPasswordLink(token: string): Promise<'usable' | 'unusable'>
  setPasswordByLink(request: {
    token: string
    password: string
    clientAddress: string
  }): Promise<PasswordAnswer>
  /** Ends every other session; the one that asked goes on. */
  changePassword(request: {
    uid: string
    sessionId: string
    current: string
    next: string
  }): Promise<PasswordAnswer>
}

const passwordLinks: LinkPurpose[] = ['reset-password', 'set-password']

export function createSigningIn(parts: MemberParts): SigningIn {
  const { db, queue, clock, limiter, accounts } = parts

  async function check(request: SignInRequest): Promise<Member | SignInRefusal> {
    const allowed = await allows(
      limiter,
      [limits.signInPerAddress, request.email],
      [limits.signInPerClient, request.clientAddress],
    )
    if (!allowed) return { code: 'too-many-attempts' }
    const checked = await accounts.checkPassword(request.email, request.password)
    if (checked.outcome !== 'ok') return { code: checked.outcome }
    if (!checked.emailVerified) return { code: 'unverified' }
    const member = await store.findByUid(db, checked.userId)
    if (!member) return { code: 'no-record' }
    const eligible = checkPremium(member)
    return eligible.ok ? member : { code: 'not-eligible', reasons: eligible.reasons }
  }

  async function open(member: Member, request: SignInRequest) {
    const { token, news } = await accounts.recogniseDevice(member.uid, request.device)
    const cookies = await accounts.openSession(member.uid, request.userAgent)
    if (news) {
      await db.transaction((tx) =>
        queue.enqueue(tx, memberMail, { uid: member.uid, kind: 'new-sign-in' }),
      )
    }
    return { ok: true as const, cookies, device: token }
  }

  async function usableLink(token: string) {
    for (const purpose of passwordLinks) {
      const link = await accounts.readLink(token, purpose)
      if (isUsable(link, clock.now())) return link
    }
    return undefined
  }

  return {
    async signIn(request) {
      try {
        const found = await check(request)
        return 'code' in found ? { ok: false, refusal: found } : await open(found, request)
      } catch (error) {
        if (error instanceof TooBusy) return { ok: false, refusal: { code: 'busy' } }
        throw error
      }
    },
    async requestPasswordReset(email, clientAddress) {
      const allowed = await allows(
        limiter,
        [limits.resetPerAddress, email],
        [limits.resetPerClient, clientAddress],
      )
      const member = allowed ? await store.findByEmail(db, email) : undefined
      if (!member) return
      await db.transaction((tx) =>
        queue.enqueue(tx, memberMail, { uid: member.uid, kind: 'reset-password' }),
      )
    },
    lookAtPasswordLink: async (token) => ((await usableLink(token)) ? 'usable' : 'unusable'),
    async setPasswordByLink({ token, password, clientAddress }) {
      if (!(await limiter.allows(limits.newPasswordPerClient, addressForLimits(clientAddress))))
        return refuse('too-many-attempts')
      const link = await usableLink(token)
      const member = link && (await store.findByUid(db, link.userId))
      if (!link || !member) return refuse('link-unusable')
      const problem = accounts.judgePassword(password, aboutMember(member))
      if (problem) return refuse(problem)
      const hash = await hashOrBusy(password)
      if (!hash) return refuse('busy')
      return db.transaction(async (tx) => {
        const uid = await accounts.useLink(tx, token, link.purpose)
        if (uid === undefined) return refuse('link-unusable') // a simultaneous use was first
        await accounts.storePassword(tx, { userId: uid, hash })
        // Only the owner of the mailbox has the link, so using it proves the address as well.
        await accounts.addressProven(tx, uid)
        const at = clock.now()
        if (await store.markVerified(tx, uid, at))
          await appendEvent(tx, { uid, kind: 'verified', by: 'member', at })
        await appendEvent(tx, { uid, kind: 'password-changed', by: 'member', at })
        await queue.enqueue(tx, memberMail, { uid, kind: 'password-changed' })
        return { ok: true } as const
      })
    },
    async changePassword({ uid, sessionId, current, next }) {
      if (!(await limiter.allows(limits.currentPassword, uid))) return refuse('too-many-attempts')
      const member = await store.findByUid(db, uid)
      if (!member) return refuse('wrong-password')
      const problem = accounts.judgePassword(next, aboutMember(member))
      if (problem) return refuse(problem)
      try {
        if (!(await accounts.ownsPassword(uid, current))) return refuse('wrong-password')
        const hash = await accounts.hashPassword(next)
        await db.transaction(async (tx) => {
          await accounts.storePassword(tx, { userId: uid, hash, keepSession: sessionId })
          const at = clock.now()
          await appendEvent(tx, { uid, kind: 'password-changed', by: 'member', at })
          await queue.enqueue(tx, memberMail, { uid, kind: 'password-changed' })
        })
        return { ok: true }
      } catch (error) {
        if (error instanceof TooBusy) return refuse('busy')
        throw error
      }
    },
  }

  async function hashOrBusy(password: string): Promise<string | undefined> {
    try {
      return await accounts.hashPassword(password)
    } catch (error) {
      if (error instanceof TooBusy) return undefined
      throw error
    }
  }
}

const refuse = (problem: NewPasswordProblem) => ({ ok: false, problem }) as const

function aboutMember(member: Member): string[] {
  return [member.name, member.email, member.email.split('@')[0] ?? '']
}
