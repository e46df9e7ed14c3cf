import type { StaffRole } from '~/modules/staff/model'
import { someStaff } from './some-staff'
import { cookiesOf, type WebClub } from './web-club'

export { someStaff }

/** The cookie of somebody of the team, who came in by the pages: password, then code. */
export async function staffCookie(club: WebClub, role: StaffRole): Promise<string> {
  const { email, password } = await someStaff(club, role)
  const half = cookiesOf(await club.post('/admin/entrar', { email, password }))
  const code = (await club.services.staff.currentCode(email)) ?? ''
  const answer = await club.post('/admin/segundo-fator', { code }, { headers: { Cookie: half } })
  if (answer.status !== 200) throw new Error(`the code was refused: ${answer.status}`)
  return cookiesOf(answer)
}
