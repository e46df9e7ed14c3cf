import type { Accounts } from '~/modules/accounts/service.server'
import type { Clock } from '~/platform/clock.server'
import type { Database, Transaction } from '~/platform/database.server'
import type { Limiter } from '~/platform/limiter.server'
import type { Signer } from '~/platform/links.server'
import type { Sealer } from '~/platform/sealing.server'
import * as audit from './audit-store.server'
import type { Actor, AuditEntry, AuditRow, AuditSubject, Permit, Right } from './model'
import { createSigningIn, type StaffSigningIn } from './signing-in.server'
import { createTeam, type Team } from './team.server'

export type { Pending, Recognised } from './signing-in.server'
export type { StaffRefusal } from './team.server'

export interface StaffParts {
  db: Database
  clock: Clock
  limiter: Limiter
  signer: Signer
  sealer: Sealer
  accounts: Pick<Accounts, 'judgePassword' | 'hashPassword' | 'matchesPassword'>
  clubName: string
}

/** What a module needs to let the team change something: the log, in the change's own transaction. */
export interface AuditTrail {
  record(tx: Transaction, by: Actor, entry: AuditEntry): Promise<void>
}

export interface Staff extends StaffSigningIn, Team, AuditTrail {
  /** The log, newest first. */
  auditLog(
    by: Permit<'audit:read'>,
    filter: audit.AuditFilter,
  ): Promise<{ rows: AuditRow[]; more: boolean }>
  /** What the team did to one thing, newest first; for whoever may see the thing. */
  trailOf<Granted extends Right>(by: Permit<Granted>, subject: AuditSubject): Promise<AuditRow[]>
}

const PAGE = 50
const TRAIL = 200

export function createStaff(parts: StaffParts): Staff {
  const { db, clock } = parts
  const trail: AuditTrail = {
    record: (tx, by, entry) => audit.append(tx, by, entry, clock.now()),
  }
  return {
    ...trail,
    ...createSigningIn(parts),
    ...createTeam(parts, trail),
    async auditLog(_by, filter) {
      const rows = await audit.list(db, filter, PAGE + 1)
      return { rows: rows.slice(0, PAGE), more: rows.length > PAGE }
    },
    trailOf: (_by, subject) => audit.list(db, { subject }, TRAIL),
  }
}
