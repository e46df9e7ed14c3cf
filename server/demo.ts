import { demoAccounts, demoStaff } from '~/content/demo/accounts'
import type { Club } from './compose'
import { seedDemoDeals } from './demo-deals'

/** Fills a new demo once; answers whether it did, and so whether the password is news. */
export async function seedDemo(club: Club, password: string): Promise<boolean> {
  const { accounts, members } = club.services
  let fresh = false
  for (const { email, name, plan } of demoAccounts) {
    const uid = await members.enrolVerified({
      name,
      email,
      plan,
      homeAirport: 'LISBOA-PT',
      variant: 'PT',
    })
    if (uid) fresh = true
    if (uid && plan === 'Premium') await accounts.setPassword(uid, password)
  }
  if (fresh || club.config.demoPassword)
    await club.services.staff.enlist({ ...demoStaff, role: 'admin', password })
  await seedDemoDeals(club)
  if (!fresh && club.config.demoPassword) await renewPasswords(club, password)
  return fresh || club.config.demoPassword !== undefined
}

async function renewPasswords(club: Club, password: string): Promise<void> {
  for (const { email, plan } of demoAccounts) {
    const uid = await club.services.members.uidOf(email)
    if (uid && plan === 'Premium') await club.services.accounts.setPassword(uid, password)
  }
}
