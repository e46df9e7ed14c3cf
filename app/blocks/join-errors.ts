import type { JoinResult } from '~/app/routes/site/join'
import type { join } from '~/locales/pt-PT/join'
import type { ConsentSource } from '~/modules/members/model'
import type { FieldError } from '~/modules/members/schema'

export interface JoinErrorTexts {
  form?: string
  name?: string
  email?: string
  homeAirport?: string
}

/** Words for codes. SPEC §5 and §8 quote different ones for each form. */
export function joinErrorTexts(
  source: ConsentSource,
  result: JoinResult | undefined,
  t: typeof join,
): JoinErrorTexts {
  if (!result || result.ok) return {}
  if (result.refusal) return { form: failureText(source, result.refusal, t) }
  const { name, email, homeAirport } = result.errors
  return {
    name: name && fieldText(source, name, t.fields.nameTooLong, t),
    email: email && fieldText(source, email, t.fields.emailTooLong, t),
    homeAirport: homeAirport && fieldText(source, homeAirport, '', t),
  }
}

function fieldText(
  source: ConsentSource,
  code: FieldError,
  tooLong: string,
  t: typeof join,
): string {
  const quoted = source === 'home'
  switch (code) {
    case 'required':
      return quoted ? 'Required' : t.fields.required
    case 'email':
      return quoted ? 'Invalid email address' : t.fields.invalidEmail
    case 'airport':
      return t.fields.airportUnknown
    case 'too-long':
      return tooLong
  }
}

function failureText(
  source: ConsentSource,
  refusal: 'too-many-attempts' | 'proof-failed' | 'unexpected',
  t: typeof join,
): string {
  switch (source) {
    case 'tips':
      return t.joinFailures.tips
    case 'post':
      return 'An error occurred. Please try again.'
    case 'subscribe-page':
    case 'like-draw':
      return t.joinFailures.subscribePage
    default:
      return t.refusals.prefix + t.refusals[refusal]
  }
}
