/** Who can sign in to the demo; DESIGN names the addresses. */
export const demoAccounts = [
  { email: 'premium@exemplo.pt', name: 'Inês Premium', plan: 'Premium' },
  { email: 'gratis@exemplo.pt', name: 'Tiago Grátis', plan: 'free' },
  { email: 'equipa@exemplo.pt', name: 'Equipa do Clube', plan: 'Premium' },
] as const

/** The team's account, in the back office; its member of the same name is another account. */
export const demoStaff = { email: 'equipa@exemplo.pt', name: 'Equipa do Clube' }
