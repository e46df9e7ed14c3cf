import { commandLine, type StaffRole } from '~/modules/staff/model'
import type { TestClub } from './test-club'
import { cookiesOf, type WebClub } from './web-club'

const PASSWORD = 'cinco gatos azuis ao sol'

/** Somebody of the team who has a password and has not been in yet. */
export async function someStaff(club: Pick<TestClub, 'services'>, role: StaffRole) {
  const email = `${role}-${Math.random().toString(36).slice(2, 8)}@clube.test`
  const { staff } = club.services
  const invited = await staff.invite(commandLine, { email, name: `Pessoa ${role}`, role })
  if (!invited.ok) throw new Error(invited.reason)
  const chosen = await staff.choosePassword(invited.path.split('/').at(-1) ?? '', PASSWORD)
  if (!chosen.ok) throw new Error(chosen.reason)
  return { email, password: PASSWORD }
}

/** The cookie of somebody of the team, who came in by the pages: password, then code. */
export async function staffCookie(club: WebClub, role: StaffRole): Promise<string> {
  const { email, password } = await someStaff(club, role)
  const half = cookiesOf(await club.post('/admin/entrar', { email, password }))
  const code = (await club.services.staff.currentCode(email)) ?? ''
  const answer = await club.post('/admin/segundo-fator', { code }, { headers: { Cookie: half } })
  if (answer.status !== 200) throw new Error(`the code was refused: ${answer.status}`)
  return cookiesOf(answer)
}
