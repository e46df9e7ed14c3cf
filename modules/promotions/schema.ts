import { z } from 'zod'
import { drawIds, seedSources } from './draw'

export type DeskFieldError = 'required' | 'too-long' | 'invalid-day' | 'file'

const words = (max: number) => z.string('required').trim().min(1, 'required').max(max, 'too-long')
const day = z.string('required').regex(/^\d{4}-\d{2}-\d{2}$/, 'invalid-day')
const draw = z.enum(drawIds)

const LIST_BYTES = 8 * 1024 * 1024

/** What the team does in the back office, one form each. */
export const promotionsForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('authorise'), draw, number: words(80) }),
  z.object({
    intent: z.literal('import'),
    list: z.file('file').min(1, 'file').max(LIST_BYTES, 'file'),
  }),
  z.object({ intent: z.literal('freeze'), draw, seedSource: z.enum(seedSources), seedDate: day }),
  z.object({
    intent: z.literal('seed'),
    draw,
    takenOn: day,
    reference: words(40),
    seed: words(400),
  }),
  z.object({ intent: z.literal('name'), draw, name: words(80) }),
  z.object({ intent: z.literal('unname'), draw }),
  z.object({ intent: z.enum(['release', 'refuse']), id: z.uuid(), reason: words(300) }),
  z.object({ intent: z.enum(['arranged', 'declined']), id: z.uuid(), note: words(500) }),
  z.object({ intent: z.literal('opt-out'), email: words(254) }),
])
export type PromotionsForm = z.output<typeof promotionsForm>
