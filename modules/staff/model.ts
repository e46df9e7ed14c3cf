export const staffRoles = ['admin', 'editor'] as const
export type StaffRole = (typeof staffRoles)[number]

/** What a role may do; a right is named after the list it opens and what is done there. */
export const rights = [
  'overview:see',
  'deals:edit',
  'alerts:steer',
  'members:see',
  'members:help',
  'members:change',
  'members:move',
  'payments:settle',
  'promotions:run',
  'staff:manage',
  'audit:read',
] as const
export type Right = (typeof rights)[number]

/** An editor writes and sends; money, personal data in bulk and other people's access are an admin's. */
const editorRights: readonly Right[] = [
  'overview:see',
  'deals:edit',
  'alerts:steer',
  'members:see',
  'members:help',
]

export const rightsOf: Record<StaffRole, readonly Right[]> = { admin: rights, editor: editorRights }

/** Whoever does something that the audit log keeps. */
export interface Actor {
  id: string
  name: string
}

/** `npm run admin`: whoever has the server's shell. */
export const commandLine: Actor = { id: 'command-line', name: 'npm run admin' }

declare const staffProof: unique symbol
/** Somebody of the team, with password and second factor; only the session look-up makes one. */
export interface StaffMember extends Actor {
  readonly [staffProof]: true
  email: string
  role: StaffRole
  sessionId: string
}

declare const permitProof: unique symbol
/** Leave to do one kind of thing. A service that asks for it can't be called without the check. */
export interface Permit<Granted extends Right> extends Actor {
  readonly [permitProof]: (granted: Granted) => void
}

export function permit<Granted extends Right>(
  staff: StaffMember,
  right: Granted,
): Permit<Granted> | undefined {
  if (!rightsOf[staff.role].includes(right)) return undefined
  return { id: staff.id, name: staff.name } as Permit<Granted>
}

/** A working day and a bit: then the password and the code are asked again. */
export const SESSION_HOURS = 12
export const INVITATION_HOURS = 72

export interface StaffAccount extends Actor {
  email: string
  role: StaffRole
  hasPassword: boolean
  hasSecondFactor: boolean
  disabledAt: Date | null
  createdAt: Date
  lastSeenAt: Date | null
}

/** What the log is about; `id` is what the thing's own page is called by. */
export interface AuditSubject {
  kind:
    | 'deal'
    | 'alert'
    | 'member'
    | 'members'
    | 'payment'
    | 'draw'
    | 'reward'
    | 'referral'
    | 'staff'
  id: string
}

/**
 * One change. It names members by their id only and repeats nothing personal: the log outlives
 * them, and erasing a member must leave nothing behind.
 */
export interface AuditEntry {
  action: string
  subject: AuditSubject
  before?: Record<string, unknown>
  after?: Record<string, unknown>
  reason?: string
}

export interface AuditRow extends AuditEntry {
  id: number
  at: Date
  by: Actor
}
