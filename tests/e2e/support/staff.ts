import { commandLine, type StaffRole } from '../../../modules/staff/model'
import { hydrated, type Page, sendForm } from './journey'
import type { Site } from './site'

const PASSWORD = 'cinco gatos azuis ao sol'

/** Somebody new of the team, who has a password and has not been in yet. */
async function somebodyNew(site: Site, role: StaffRole): Promise<string> {
  const { staff } = site.services
  const email = `${role}-${Math.random().toString(36).slice(2, 8)}@clube.test`
  const invited = await staff.invite(commandLine, { email, name: `Pessoa ${role}`, role })
  if (!invited.ok) throw new Error(invited.reason)
  await staff.choosePassword(invited.path.split('/').at(-1) ?? '', PASSWORD)
  return email
}

/** Opens the back office for somebody new of the team, whose password and code were sent. */
export async function enterBackOffice(page: Page, site: Site, role: StaffRole): Promise<void> {
  const email = await somebodyNew(site, role)
  await sendForm(page, `${site.url}/admin/entrar`, { email, password: PASSWORD })
  const code = (await site.services.staff.currentCode(email)) ?? ''
  await sendForm(page, `${site.url}/admin/segundo-fator`, { code })
  await page.goto(`${site.url}/admin`)
  await hydrated(page)
}

/** The same by the pages: password, the phone's first code, recovery codes. */
export async function enterByThePages(page: Page, site: Site, role: StaffRole): Promise<void> {
  const email = await somebodyNew(site, role)
  await page.goto(`${site.url}/admin/entrar`)
  await hydrated(page)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha').fill(PASSWORD)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.waitForURL(/\/admin\/segundo-fator/)
  await hydrated(page)
  const code = (await site.services.staff.currentCode(email)) ?? ''
  await page.getByLabel('Código', { exact: true }).fill(code)
  // Answered as a document of its own: a router asking again would be led away from the codes.
  const answered = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Ligar' }).click()
  await answered
  await page.getByRole('heading', { name: 'Guarda estes códigos' }).waitFor()
  await page.getByRole('link', { name: 'Já os guardei, entrar' }).click()
  await page.waitForURL(/\/admin$/)
  await hydrated(page)
}
