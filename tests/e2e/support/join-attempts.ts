import type { Site } from './site'

/** Joins with one address until the club refuses it, each time from another place. */
export async function useUpJoinAttempts(site: Site, email: string): Promise<void> {
  for (let attempt = 1; attempt <= 50; attempt++) {
    const answer = await site.services.members.join({
      name: 'Insistente',
      email,
      homeAirport: 'PORTO-PT',
      variant: 'PT',
      source: 'subscribe-page',
      clientAddress: `2001:db8:${attempt}::1`,
      trap: '',
      proof: '',
    })
    if (!answer.ok) return
  }
  throw new Error(`${email} was never refused`)
}
