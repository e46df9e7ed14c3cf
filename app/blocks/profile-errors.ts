import type { Texts } from '~/locales/pt-PT'
import type { ProfileFieldError } from '~/modules/members/schema'

/** Words for the codes of the profile's fields (SPEC §5). */
export function profileErrorText(code: ProfileFieldError, t: Texts): string {
  const p = t.profile.errors
  return code in p ? p[code as keyof typeof p] : p.required
}
