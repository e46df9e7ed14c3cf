import type { Variant } from '~/locales/variant'
import type { Airline, HomeAirport, PremiumMember, SubscriptionType } from '~/modules/members/model'
import type { Permit } from '~/modules/staff/model'

export const origins = ['LIS', 'OPO', 'GIG', 'GRU'] as const
export type Origin = (typeof origins)[number]

export const originOf: Record<HomeAirport, Origin> = {
  'LISBOA-PT': 'LIS',
  'PORTO-PT': 'OPO',
  'RIO DE JANEIRO-BR': 'GIG',
  'SÃO PAULO-BR': 'GRU',
}

export const originCity: Record<Origin, string> = {
  LIS: 'Lisboa',
  OPO: 'Porto',
  GIG: 'Rio de Janeiro',
  GRU: 'São Paulo',
}

/** Where the readers of a variant mostly leave from; their deals are shown first. */
export const marketOrigins: Record<Variant, readonly Origin[]> = {
  PT: ['LIS', 'OPO'],
  BR: ['GIG', 'GRU'],
}

export const dealKinds = ['fare-error', 'flash-sale', 'deal', 'miles', 'business'] as const
export type DealKind = (typeof dealKinds)[number]
/** SPEC §1: these are what Premium is paid for. */
export const premiumKinds: readonly DealKind[] = ['fare-error', 'miles', 'business']

export const cabins = ['economy', 'premium-economy', 'business', 'first'] as const
export type Cabin = (typeof cabins)[number]
export const bagAllowances = ['personal-item', 'cabin', 'checked', 'two-checked'] as const
export type Bags = (typeof bagAllowances)[number]
export const currencies = ['EUR', 'BRL'] as const
export type Currency = (typeof currencies)[number]
export type MilesProgramme = Exclude<Airline, 'Nenhuma'>

export const dealStatuses = ['draft', 'scheduled', 'published', 'expired', 'withdrawn'] as const
export type DealStatus = (typeof dealStatuses)[number]

export interface Destination<Names = string> {
  iata: string
  city: Names
  country: Names
}

/** What an editor writes. */
export interface DealContent {
  /** A scene of content/scenes, or the path of an uploaded picture. */
  image: string
  destination: Destination<Record<Variant, string>>
  origins: Origin[]
  kind: DealKind
  /** In cents or centavos, return fare per person; of a miles deal, what is paid besides the miles. */
  price: number
  usualPrice: number
  currency: Currency
  airline: string
  cabin: Cabin
  /** Calendar days, YYYY-MM-DD. */
  travelFrom: string
  travelTo: string
  bags: Bags
  milesProgramme: MilesProgramme | null
  miles: number | null
  plan: SubscriptionType
  title: Record<Variant, string>
  /** Sanitised HTML. */
  details: Record<Variant, string>
  externalLink: string | null
  expiresAt: Date
}

export interface DealHistory {
  status: DealStatus
  scheduledFor: Date | null
  publishedAt: Date | null
  withdrawnAt: Date | null
}

/** Everything about a deal; leaves the server only as a teaser or, past a gate, as an offer. */
export interface Deal extends DealContent, DealHistory {
  id: string
  createdAt: Date
  updatedAt: Date
  /** Grows with every change, so that the second of two editors is told. */
  version: number
  /** Who of the team changed it last; null when the clock did. */
  changedBy: string | null
}

export type ContentProblem =
  | 'premium-only-kind'
  | 'programme-missing'
  | 'programme-without-miles'
  | 'no-origin'
  | 'price-not-below-usual'
  | 'travel-window-reversed'
  | 'link-not-https'

export function contentProblems(content: DealContent): ContentProblem[] {
  const problems: ContentProblem[] = []
  if (premiumKinds.includes(content.kind) && content.plan !== 'Premium')
    problems.push('premium-only-kind')
  if (content.kind === 'miles' && !content.milesProgramme) problems.push('programme-missing')
  if (content.kind !== 'miles' && (content.milesProgramme || content.miles))
    problems.push('programme-without-miles')
  if (content.origins.length === 0) problems.push('no-origin')
  if (!(content.price > 0 && content.price < content.usualPrice))
    problems.push('price-not-below-usual')
  if (content.travelFrom > content.travelTo) problems.push('travel-window-reversed')
  if (content.externalLink !== null && !isWebAddress(content.externalLink))
    problems.push('link-not-https')
  return problems
}

function isWebAddress(link: string): boolean {
  return link.startsWith('https://') && URL.canParse(link)
}

/** What a deal is at this moment: time ends it, whether or not anybody wrote that down yet. */
export function dealState(deal: Pick<Deal, 'status' | 'expiresAt'>, now: Date): DealStatus {
  const waitsOrRuns = deal.status === 'published' || deal.status === 'scheduled'
  return waitsOrRuns && deal.expiresAt <= now ? 'expired' : deal.status
}

export type TransitionRefusal =
  | 'already-published'
  | 'already-ended'
  | 'not-scheduled'
  | 'not-published'
  | 'time-is-past'
  | 'ends-before-it-begins'
export type Transition =
  | { ok: true; changes: Partial<DealHistory & Pick<Deal, 'expiresAt'>> }
  | { ok: false; reason: TransitionRefusal }

const refuse = (reason: TransitionRefusal): Transition => ({ ok: false, reason })

export function schedule(deal: Deal, at: Date, now: Date): Transition {
  const closed = closedTo(deal, now)
  if (closed) return refuse(closed)
  if (at <= now) return refuse('time-is-past')
  if (deal.expiresAt <= at) return refuse('ends-before-it-begins')
  return { ok: true, changes: { status: 'scheduled', scheduledFor: at } }
}

export function unschedule(deal: Deal): Transition {
  if (deal.status !== 'scheduled') return refuse('not-scheduled')
  return { ok: true, changes: { status: 'draft', scheduledFor: null } }
}

export function publish(deal: Deal, now: Date): Transition {
  const closed = closedTo(deal, now)
  if (closed) return refuse(closed)
  if (deal.expiresAt <= now) return refuse('ends-before-it-begins')
  return { ok: true, changes: { status: 'published', publishedAt: now } }
}

export function withdraw(deal: Deal, now: Date): Transition {
  const state = dealState(deal, now)
  if (state === 'expired' || state === 'withdrawn') return refuse('already-ended')
  return { ok: true, changes: { status: 'withdrawn', withdrawnAt: now } }
}

/** The airline corrected its mistake before the time we expected. */
export function expire(deal: Deal, now: Date): Transition {
  if (dealState(deal, now) !== 'published') return refuse('not-published')
  return { ok: true, changes: { status: 'expired', expiresAt: now } }
}

/** Why a deal can't begin any more; a published one that ended counts as ended. */
function closedTo(deal: Deal, now: Date): TransitionRefusal | undefined {
  if (deal.status === 'draft' || deal.status === 'scheduled') return undefined
  return dealState(deal, now) === 'published' ? 'already-published' : 'already-ended'
}

/** Rounded down: a discount is never promised larger than it is. */
export function discountPercent(deal: Pick<Deal, 'price' | 'usualPrice'>): number {
  if (deal.usualPrice === 0) return 0 // nothing is written yet
  return Math.floor(((deal.usualPrice - deal.price) * 100) / deal.usualPrice)
}

interface DealFacts
  extends Omit<DealContent, 'destination' | 'title' | 'details' | 'externalLink'> {
  id: string
  destination: Destination
  title: string
  discount: number
  publishedAt: Date | null
  expired: boolean
}

/** What anybody may see. The `never`s keep an offer from passing for a teaser. */
export interface DealTeaser extends DealFacts {
  view: 'teaser'
  details?: never
  externalLink?: never
}

/** The whole deal in one variant, for Premium members; free deals for anybody. */
export interface DealOffer extends DealFacts {
  view: 'offer'
  details: string
  externalLink: string | null
}

/** What a reader may narrow the offers down by. */
export type DealFilter = Partial<Pick<Deal, 'kind' | 'cabin' | 'plan'>> & { origin?: Origin }

export interface OfferPage<Item> {
  hot: Item[]
  current: Item[]
  others: Item[]
}

export type DealView = DealTeaser | DealOffer
export type FreeDeal = Deal & { plan: 'free' }

export function teaserOf(deal: Deal, variant: Variant, now: Date): DealTeaser {
  return { view: 'teaser', ...factsOf(deal, variant, now) }
}

/** Needs the proof that the viewer is Premium or edits deals, or a deal that is free. */
export function offerOf(
  ...[deal, _proof, variant, now]:
    | [deal: Deal, viewer: PremiumMember | Permit<'deals:edit'>, variant: Variant, now: Date]
    | [deal: FreeDeal, viewer: undefined, variant: Variant, now: Date]
): DealOffer {
  const { externalLink } = deal
  return {
    view: 'offer',
    ...factsOf(deal, variant, now),
    details: deal.details[variant],
    externalLink,
  }
}

export function isFree(deal: Deal): deal is FreeDeal {
  return deal.plan === 'free'
}

/** As much of a deal as this viewer may see. */
export function viewOf(
  deal: Deal,
  viewer: PremiumMember | undefined,
  variant: Variant,
  now: Date,
): DealView {
  if (viewer) return offerOf(deal, viewer, variant, now)
  return isFree(deal) ? offerOf(deal, undefined, variant, now) : teaserOf(deal, variant, now)
}

function factsOf(deal: Deal, variant: Variant, now: Date): DealFacts {
  const { iata, city, country } = deal.destination
  return {
    id: deal.id,
    image: deal.image,
    destination: { iata, city: city[variant], country: country[variant] },
    origins: deal.origins,
    kind: deal.kind,
    price: deal.price,
    usualPrice: deal.usualPrice,
    currency: deal.currency,
    discount: discountPercent(deal),
    airline: deal.airline,
    cabin: deal.cabin,
    travelFrom: deal.travelFrom,
    travelTo: deal.travelTo,
    bags: deal.bags,
    milesProgramme: deal.milesProgramme,
    miles: deal.miles,
    plan: deal.plan,
    title: deal.title[variant],
    publishedAt: deal.publishedAt,
    expiresAt: deal.expiresAt,
    expired: dealState(deal, now) === 'expired',
  }
}
