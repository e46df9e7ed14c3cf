import type { DealContent } from '~/modules/deals/model'

/** A believable deal; a test names only what it is about. */
export function dealContent(now: Date, changes: Partial<DealContent> = {}): DealContent {
  const kind = changes.kind ?? 'deal'
  const day = (days: number) =>
    new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10)
  return {
    image: 'rio',
    destination: {
      iata: 'GIG',
      city: { PT: 'Rio de Janeiro', BR: 'Rio de Janeiro' },
      country: { PT: 'Brasil', BR: 'Brasil' },
    },
    origins: ['LIS'],
    kind,
    price: 28_900,
    usualPrice: 71_200,
    currency: 'EUR',
    airline: 'TAP Air Portugal',
    cabin: kind === 'business' ? 'business' : 'economy',
    travelFrom: day(60),
    travelTo: day(120),
    bags: 'checked',
    milesProgramme: kind === 'miles' ? 'TAP Air Portugal' : null,
    miles: null,
    plan: 'Premium',
    title: { PT: 'Rio por menos de 300 €', BR: 'Rio por menos de 300 €' },
    details: { PT: '<p>Direto, com mala.</p>', BR: '<p>Direto, com mala.</p>' },
    externalLink: 'https://voos.exemplo.test/lis-gig',
    expiresAt: new Date(now.getTime() + 5 * 86_400_000),
    ...changes,
  }
}
