import { z } from 'zod'
import { homeAirports } from './model'

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

const personName = z
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

function withoutControlCharacters(value: string): string {
  return value
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
