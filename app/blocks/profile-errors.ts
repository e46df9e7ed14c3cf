import type { profile } from '~/locales/pt-PT/profile'
import type { ProfileFieldError } from '~/modules/members/schema'

/** Words for the codes of the profile's fields (SPEC §5). */
export function profileErrorText(code: ProfileFieldError, t: typeof profile): string {
  const p = t.profile.errors
  return code in p ? p[code as keyof typeof p] : p.required
}
