import { z } from 'zod'
import { emailAddress } from '~/modules/members/schema'

export type CardFieldError = 'required' | 'email' | 'too-long'

export const checkoutForm = z.object({
  way: z.enum(['trial', 'now']).catch('trial'),
  code: z.string().max(60).catch(''),
})

const needed = z
  .string({ error: () => 'required' })
  .trim()
  .min(1, 'required')
  .max(120, 'too-long')

/** The demo's stand-in for the provider's page. */
export const demoCardForm = z.object({
  name: needed,
  email: emailAddress,
  card: needed,
  confirmed: z.literal('sim').optional(),
})

export const orderForm = z.object({
  intent: z.enum(['withdraw', 'return', 'portal']),
  orderId: z.uuid().optional(),
})

const orderStates = ['waiting', 'trial', 'active', 'suspended', 'ended', 'failed'] as const

/** Filter, position and what is being matched, as the team's address says them. */
export const paymentsQuery = z.object({
  estado: z.enum(orderStates).optional().catch(undefined),
  depois: z.uuid().optional().catch(undefined),
  pagamento: z.uuid().optional().catch(undefined),
  email: z.string().trim().max(254).catch(''),
})

const reason = z.string().trim().min(1).max(300)

export const deskForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('match'), id: z.uuid(), uid: z.string().min(1).max(100) }),
  z.object({ intent: z.literal('refund'), id: z.uuid(), reason }),
  z.object({ intent: z.literal('file'), id: z.uuid(), reason }),
  z.object({ intent: z.literal('retry'), id: z.uuid() }),
])
