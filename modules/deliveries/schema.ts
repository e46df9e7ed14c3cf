import { z } from 'zod'
import { alertKinds, alertStatuses } from './model'

const mailEvent = z
  .object({
    type: z.enum(['hard', 'soft', 'complaint']),
    /** Our Message-ID, as the provider gives it back. */
    messageId: z.string().max(300).optional(),
    recipient: z.string().max(254).optional(),
  })
  .refine(({ messageId, recipient }) => messageId || recipient)
export type MailEvent = z.infer<typeof mailEvent>

/** The neutral form every provider's webhook is translated into before it reaches us. */
export const mailEvents = z.object({ events: z.array(mailEvent).max(1_000) })

/** What stands in the address of the team's list of alerts; what makes no sense is left out. */
export const alertQuery = z.object({
  estado: z.enum(alertStatuses).optional().catch(undefined),
  tipo: z.enum(alertKinds).optional().catch(undefined),
  antes: z.coerce.number().int().positive().optional().catch(undefined),
})

export const alertChange = z.object({
  intent: z.enum(['pause', 'resume', 'cancel']),
  reason: z.string().trim().max(300).optional(),
})
