import { z } from 'zod'
import { staffRoles } from './model'

export type StaffFieldError = 'required' | 'invalid-email' | 'too-long'

const words = (max: number) => z.string('required').trim().min(1, 'required').max(max, 'too-long')

export const staffSignInForm = z.object({
  email: words(254),
  password: z.string('required').min(1, 'required').max(1_000, 'too-long'),
})

export const secondFactorForm = z.object({ code: words(40) })

export const invitationForm = z.object({
  email: words(254).pipe(z.email('invalid-email')),
  name: words(80),
  role: z.enum(staffRoles, 'required'),
})

/** Search and position of the log, as its address says them; what makes no sense is left out. */
export const auditQuery = z.object({
  q: z.string().trim().max(200).catch(''),
  tipo: z.string().max(20).optional().catch(undefined),
  antes: z.coerce.number().int().positive().optional().catch(undefined),
})

export const teamChange = z.object({
  intent: z.enum(['start-over', 'send-away', 'take-back', ...staffRoles]),
  id: z.uuid(),
})
