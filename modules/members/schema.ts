import { z } from 'zod'
import { variants } from '~/locales/variant'
import { type MemberFilter, mailStates, memberSorts } from './desk-model'
import { destinationCode } from './destinations'
import { airlines, alertModes, budgets, homeAirports } from './model'

/** Messages are codes; the form that shows them chooses the words (SPEC §5 quotes differ by form). */
export type FieldError = 'required' | 'email' | 'airport' | 'too-long'

const code = (value: FieldError) => value

export const emailAddress = z
  .string({ error: () => code('required') })
  .trim()
  .min(1, { error: code('required'), abort: true })
  .max(254, code('too-long'))
  .pipe(z.email(code('email')))
  .transform((value) => value.toLowerCase())

export const personName = z
  .string({ error: () => code('required') })
  .transform((value) => withoutControlCharacters(value))
  .pipe(z.string().min(1, code('required')).max(120, code('too-long')))

/** SPEC §3 writes 'SAO PAULO-BR' and arrays of one on profile forms; one value is stored. */
export const homeAirport = z.preprocess(
  (value) => {
    const single = Array.isArray(value) && value.length === 1 ? value[0] : value
    return single === 'SAO PAULO-BR' ? 'SÃO PAULO-BR' : single
  },
  z.enum(homeAirports, { error: (issue) => code(issue.input ? 'airport' : 'required') }),
)

export const joinForm = z.object({
  name: personName,
  email: emailAddress,
  homeAirport,
})

/** The form beside a blog post asks for no airport (SPEC §3); the confirmation page does. */
export const joinFormWithoutAirport = joinForm.omit({ homeAirport: true })

export const confirmForm = z.object({ homeAirport: homeAirport.optional() })

export const signInForm = z.object({
  email: emailAddress,
  password: z.string({ error: () => code('required') }).min(1, code('required')),
})

export const newPasswordForm = z.object({
  password: z.string({ error: () => code('required') }).min(1, code('required')),
})

export const addressForm = z.object({ email: emailAddress })

/** Codes of the profile form; SPEC §5 quotes a text for each. */
export type ProfileFieldError =
  | FieldError
  | 'airport-none'
  | 'airport-many'
  | 'destinations-none'
  | 'destinations-many'
  | 'destination-unknown'
  | 'airline-none'
  | 'airline-many'
  | 'budget-unknown'

const profileCode = (value: ProfileFieldError) => value
const asList = (value: unknown) =>
  (Array.isArray(value) ? value : [value]).filter((each) => each !== undefined && each !== '')

/** SPEC §3 sends arrays of one; none and several are told apart. */
function exactlyOne<Schema extends z.ZodType>(
  schema: Schema,
  none: ProfileFieldError,
  many: ProfileFieldError,
) {
  return z.preprocess(
    asList,
    z
      .array(z.unknown())
      .min(1, { error: profileCode(none), abort: true })
      .max(1, { error: profileCode(many), abort: true })
      .transform(([only]) => only)
      .pipe(schema),
  )
}

const favourites = z.preprocess(
  asList,
  z
    .array(
      z
        .string()
        .max(80, profileCode('destination-unknown'))
        .transform((text, context) => {
          const known = destinationCode(text)
          if (known === undefined)
            context.addIssue({ code: 'custom', message: profileCode('destination-unknown') })
          return known ?? ''
        }),
    )
    .min(1, profileCode('destinations-none'))
    .transform((codes) => [...new Set(codes)])
    .refine((codes) => codes.length <= 3, profileCode('destinations-many')),
)

const airline = exactlyOne(
  z.enum(airlines, profileCode('airline-none')),
  'airline-none',
  'airline-many',
)
const oneAirport = exactlyOne(homeAirport, 'airport-none', 'airport-many')

export const profileForm = z.object({
  email: emailAddress,
  homeAirport: oneAirport,
  preferredDestinations: favourites,
  airlinePreference: airline,
  budget: z.preprocess(
    (value) => (value === '' || value === undefined ? null : value),
    z.enum(budgets, profileCode('budget-unknown')).nullable(),
  ),
})

export const travelForm = z.object({ homeAirport: oneAirport, airlinePreference: airline })
export const destinationsForm = z.object({ preferredDestinations: favourites })
export const alertsForm = z.object({ alertMode: z.enum(alertModes), variant: z.enum(variants) })

export const changePasswordForm = z.object({
  newPassword: z.string({ error: () => code('required') }).min(1, code('required')),
  currentPassword: z.string({ error: () => code('required') }).min(1, code('required')),
})

export const mailPreferencesForm = z.object({ homeAirport, alertMode: z.enum(alertModes) })
export const pauseForm = z.object({ months: z.coerce.number().int().min(1).max(6) })
export const unsubscribeForm = z.object({
  reason: z
    .string()
    .optional()
    .transform((value) => withoutControlCharacters(value ?? '').slice(0, 300)),
})

const chosen = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values).optional().catch(undefined)
const day = z.iso.date().optional().catch(undefined)

/** Where a list goes on, as one word of an address. */
const position = z
  .string()
  .max(2_000)
  .transform((word, context): unknown => {
    try {
      return JSON.parse(Buffer.from(word, 'base64url').toString())
    } catch {
      context.addIssue({ code: 'custom' })
      return z.NEVER
    }
  })
  .pipe(z.tuple([z.string().max(1_000), z.string().max(200)]))
  .transform(([key, id]) => ({ key, id }))

export function positionWord({ key, id }: { key: string; id: string }): string {
  return Buffer.from(JSON.stringify([key, id])).toString('base64url')
}

/** The list's filters, order and position as its address says them; what makes no sense is left out. */
export const memberQuery = z.object({
  q: z.string().max(200).transform(withoutControlCharacters).catch(''),
  plano: chosen(['free', 'Premium']),
  estado: chosen(['Active', 'Inactive']),
  verificado: chosen(['sim', 'nao']),
  aeroporto: chosen(homeAirports),
  variante: chosen(variants),
  correio: chosen(['suprimido', 'cancelado', 'pausado']),
  desde: day,
  ate: day,
  ordem: z.enum(memberSorts).catch('newest'),
  depois: position.optional().catch(undefined),
})
/** Where a member's story goes on. */
export const historyQuery = z.object({
  antes: position
    .transform(({ key, id }) => ({ at: new Date(key), key: id }))
    .refine(({ at }) => !Number.isNaN(at.getTime()))
    .optional()
    .catch(undefined),
})

type MemberQuery = z.output<typeof memberQuery>

export function filterOf(query: MemberQuery): MemberFilter {
  return {
    words: query.q || undefined,
    plan: query.plano,
    status: query.estado,
    verified: query.verificado && query.verificado === 'sim',
    airport: query.aeroporto,
    variant: query.variante,
    mail: query.correio && mailStates[query.correio],
    joinedFrom: query.desde,
    joinedTo: query.ate,
  }
}

export const deskAction = z.object({
  intent: z.enum(['resend', 'grant', 'end', 'suppress', 'lift', 'erase']),
  reason: z
    .string()
    .optional()
    .transform((value) => withoutControlCharacters(value ?? '').slice(0, 300)),
  address: z.string().max(300).optional().default(''),
})

export const importForm = z.object({
  consentFrom: z
    .string({ error: () => code('required') })
    .transform((value) => withoutControlCharacters(value))
    .pipe(z.string().min(3, code('required')).max(300, code('too-long'))),
  everybodyAgreed: z.literal('sim').optional(),
  confirmation: z.enum(['ask', 'confirmed-elsewhere']).catch('ask'),
})

export const importQuery = z.object({
  id: z.uuid().optional().catch(undefined),
  /** The last line that was shown. */
  depois: z.coerce.number().int().min(0).max(10_000_000).catch(0),
})

export const importAction = z.object({ intent: z.enum(['confirm', 'drop']), id: z.uuid() })

function withoutControlCharacters(value: string): string {
  return value
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
