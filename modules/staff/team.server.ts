import type { PasswordProblem } from '~/modules/accounts/model'
import type { Transaction } from '~/platform/database.server'
import { hashToken, newToken } from '~/platform/links.server'
import {
  type Actor,
  type commandLine,
  INVITATION_HOURS,
  type Permit,
  type StaffAccount,
  type StaffRole,
} from './model'
import type { AuditTrail, StaffParts } from './service.server'
import * as store from './store.server'

/** Who may decide about the team: an admin, or whoever has the server's shell. */
type Manager = Permit<'staff:manage'> | typeof commandLine

export type StaffRefusal = 'known-address' | 'unknown' | 'last-admin' | 'yourself'
/** `path` holds a secret that is stored nowhere: it is shown once. */
export type InvitationAnswer = { ok: true; path: string } | { ok: false; reason: StaffRefusal }
type Answer = { ok: true } | { ok: false; reason: StaffRefusal }

export interface Team {
  invite(
    by: Manager,
    person: { email: string; name: string; role: StaffRole },
  ): Promise<InvitationAnswer>
  /** For a lost phone or password: both are asked anew, and every session ends. */
  startOver(by: Manager, id: string): Promise<InvitationAnswer>
  changeRole(by: Manager, id: string, role: StaffRole): Promise<Answer>
  sendAway(by: Manager, id: string): Promise<Answer>
  takeBack(by: Manager, id: string): Promise<Answer>
  team(by: Manager): Promise<StaffAccount[]>
  idOf(email: string): Promise<string | undefined>
  invitation(token: string): Promise<{ email: string; name: string } | undefined>
  choosePassword(
    token: string,
    password: string,
  ): Promise<{ ok: true } | { ok: false; reason: PasswordProblem | 'unusable-link' }>
  /** For the demo: somebody with a password, without an invitation. */
  enlist(person: { email: string; name: string; role: StaffRole; password: string }): Promise<void>
}

export function createTeam(parts: StaffParts, trail: AuditTrail): Team {
  const { db, clock, accounts } = parts

  async function invitationFor(tx: Transaction, staffId: string): Promise<string> {
    const { token, hash: tokenHash } = newToken()
    const expiresAt = new Date(clock.now().getTime() + INVITATION_HOURS * 3_600_000)
    await store.insertLink(tx, { tokenHash, staffId, expiresAt })
    return `/admin/convite/${token}`
  }

  /** A change to somebody of the team; `decide` says what, or why not. */
  function change(
    by: Actor,
    id: string,
    action: string,
    decide: (
      row: store.StaffRow,
      admins: number,
    ) => Partial<store.StaffRow> | StaffRefusal | 'as-it-is',
  ): Promise<Answer> {
    return db.transaction(async (tx) => {
      const admins = await store.countAdmins(tx)
      const row = await store.lockById(tx, id)
      if (!row) return { ok: false, reason: 'unknown' }
      if (row.id === by.id) return { ok: false, reason: 'yourself' }
      const changes = decide(row, admins)
      // Pressed twice: nobody is signed out again, and the log says it once.
      if (changes === 'as-it-is') return { ok: true }
      if (typeof changes === 'string') return { ok: false, reason: changes }
      await store.changeStaff(tx, id, changes)
      await store.endSessionsOf(tx, id)
      const before = Object.fromEntries(
        Object.keys(changes).map((name) => [name, row[name as keyof store.StaffRow]]),
      )
      await trail.record(tx, by, { action, subject: { kind: 'staff', id }, before, after: changes })
      return { ok: true }
    })
  }
  const isLastAdmin = (row: store.StaffRow, admins: number) =>
    row.role === 'admin' && !row.disabledAt && admins <= 1

  return {
    invite: (by, { email, name, role }) =>
      db.transaction(async (tx) => {
        const id = await store.insertStaff(tx, { email, name, role, createdAt: clock.now() })
        if (!id) return { ok: false, reason: 'known-address' }
        const subject = { kind: 'staff', id } as const
        await trail.record(tx, by, {
          action: 'staff-invited',
          subject,
          after: { email, name, role },
        })
        return { ok: true, path: await invitationFor(tx, id) }
      }),
    startOver: (by, id) =>
      db.transaction(async (tx) => {
        const row = await store.lockById(tx, id)
        if (!row) return { ok: false, reason: 'unknown' }
        await store.changeStaff(tx, id, {
          passwordHash: null,
          totpSecret: null,
          totpConfirmedAt: null,
          totpLastStep: 0,
        })
        await store.replaceRecoveryCodes(tx, id, [])
        await store.endSessionsOf(tx, id)
        await trail.record(tx, by, { action: 'staff-restarted', subject: { kind: 'staff', id } })
        return { ok: true, path: await invitationFor(tx, id) }
      }),
    changeRole: (by, id, role) =>
      change(by, id, 'staff-role', (row, admins) => {
        if (row.role === role) return 'as-it-is'
        return isLastAdmin(row, admins) ? 'last-admin' : { role }
      }),
    sendAway: (by, id) =>
      change(by, id, 'staff-disabled', (row, admins) => {
        if (row.disabledAt) return 'as-it-is'
        return isLastAdmin(row, admins) ? 'last-admin' : { disabledAt: clock.now() }
      }),
    takeBack: (by, id) =>
      change(by, id, 'staff-enabled', (row) =>
        row.disabledAt ? { disabledAt: null } : 'as-it-is',
      ),
    team: () => store.listStaff(db),
    idOf: async (email) => (await store.findByEmail(db, email))?.id,
    async invitation(token) {
      const found = await store.findUsableLink(db, hashToken(token), clock.now())
      return found && { email: found.email, name: found.name }
    },
    async choosePassword(token, password) {
      const link = await store.findUsableLink(db, hashToken(token), clock.now())
      if (!link) return { ok: false, reason: 'unusable-link' }
      const problem = accounts.judgePassword(password, [link.email, link.name])
      if (problem) return { ok: false, reason: problem }
      const passwordHash = await accounts.hashPassword(password)
      return db.transaction(async (tx) => {
        if (!(await store.claimLink(tx, hashToken(token), clock.now())))
          return { ok: false, reason: 'unusable-link' }
        await store.changeStaff(tx, link.staffId, { passwordHash })
        await store.endSessionsOf(tx, link.staffId)
        return { ok: true }
      })
    },
    async enlist({ password, ...person }) {
      const passwordHash = await accounts.hashPassword(password)
      await db.transaction(async (tx) => {
        const id =
          (await store.insertStaff(tx, { ...person, createdAt: clock.now() })) ??
          (await store.findByEmail(tx, person.email))?.id
        if (id) await store.changeStaff(tx, id, { passwordHash })
      })
    },
  }
}
