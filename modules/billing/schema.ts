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
