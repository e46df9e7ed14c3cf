import { z } from 'zod'

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
