import { describe, expect, test } from 'vitest'
import { dealContent } from '~/tests/support/deal-content'
import { asPremium, type Member } from '../members/model'
import {
  contentProblems,
  type Deal,
  type DealTeaser,
  dealState,
  discountPercent,
  expire,
  isFree,
  offerOf,
  publish,
  schedule,
  teaserOf,
  unschedule,
  viewOf,
  withdraw,
} from './model'

const now = new Date('2026-11-15T12:00:00Z')
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000)

const deal = (changes: Partial<Deal> = {}): Deal => ({
  ...dealContent(now),
  id: 'b4a1f7f0-0000-4000-8000-000000000001',
  status: 'draft',
  scheduledFor: null,
  publishedAt: null,
  withdrawnAt: null,
  createdAt: now,
  updatedAt: now,
  version: 1,
  changedBy: null,
  ...changes,
})

const member: Member = {
  uid: 'ana',
  name: 'Ana',
  email: 'ana@exemplo.test',
  homeAirport: 'LISBOA-PT',
  subscriptionType: 'Premium',
  subscriptionStatus: 'Active',
  isVerified: true,
  preferredDestinations: [],
  destinationsSetAt: null,
  airlinePreference: null,
  budget: null,
  premiumSetupNeeded: false,
  alertMode: 'all',
  pausedUntil: null,
  unsubscribedAt: null,
  suppressedAt: null,
  variant: 'PT',
  createdAt: now,
  updatedAt: now,
}

describe('transitions', () => {
  const published = deal({ status: 'published', publishedAt: now })
  const over = deal({ status: 'published', publishedAt: now, expiresAt: now })
  const withdrawn = deal({ status: 'withdrawn', withdrawnAt: now })

  test('a draft or a scheduled deal is published once', () => {
    expect(publish(deal(), now)).toMatchObject({ ok: true, changes: { publishedAt: now } })
    expect(publish(deal({ status: 'scheduled', scheduledFor: hours(1) }), now).ok).toBe(true)
    expect(publish(published, now)).toEqual({ ok: false, reason: 'already-published' })
    expect(publish(over, now)).toEqual({ ok: false, reason: 'already-ended' })
    expect(publish(withdrawn, now)).toEqual({ ok: false, reason: 'already-ended' })
    expect(publish(deal({ expiresAt: now }), now)).toEqual({
      ok: false,
      reason: 'ends-before-it-begins',
    })
  })

  test('a deal is scheduled for a time to come and before its end', () => {
    expect(schedule(deal(), hours(1), now).ok).toBe(true)
    expect(schedule(deal(), now, now)).toEqual({ ok: false, reason: 'time-is-past' })
    expect(schedule(deal(), hours(500), now)).toEqual({
      ok: false,
      reason: 'ends-before-it-begins',
    })
    expect(schedule(published, hours(1), now)).toEqual({ ok: false, reason: 'already-published' })
    expect(unschedule(deal())).toEqual({ ok: false, reason: 'not-scheduled' })
  })

  test('what ended can be neither withdrawn nor ended again', () => {
    expect(withdraw(published, now).ok).toBe(true)
    expect(withdraw(over, now)).toEqual({ ok: false, reason: 'already-ended' })
    expect(withdraw(withdrawn, now)).toEqual({ ok: false, reason: 'already-ended' })
    expect(expire(published, now).ok).toBe(true)
    expect(expire(over, now)).toEqual({ ok: false, reason: 'not-published' })
    expect(expire(deal(), now)).toEqual({ ok: false, reason: 'not-published' })
  })

  test('time ends a deal at the instant it names', () => {
    const running = deal({ status: 'published', publishedAt: now, expiresAt: hours(1) })
    expect(dealState(running, new Date(hours(1).getTime() - 1))).toBe('published')
    expect(dealState(running, hours(1))).toBe('expired')
    expect(dealState(deal({ expiresAt: now }), hours(1))).toBe('draft')
  })
})

test('§1 fare errors, miles and business class are never free', () => {
  for (const kind of ['fare-error', 'miles', 'business'] as const) {
    expect(contentProblems(dealContent(now, { kind, plan: 'free' }))).toEqual(['premium-only-kind'])
  }
  expect(contentProblems(dealContent(now, { kind: 'flash-sale', plan: 'free' }))).toEqual([])
})

test('content that makes no sense is refused by name', () => {
  const problems = (changes: Parameters<typeof dealContent>[1]) =>
    contentProblems(dealContent(now, changes))
  expect(problems({ kind: 'miles', milesProgramme: null })).toEqual(['programme-missing'])
  expect(problems({ milesProgramme: 'Iberia' })).toEqual(['programme-without-miles'])
  expect(problems({ origins: [] })).toEqual(['no-origin'])
  expect(problems({ price: 71_200 })).toEqual(['price-not-below-usual'])
  expect(problems({ price: Number.NaN })).toEqual(['price-not-below-usual'])
  expect(problems({ travelFrom: '2027-03-01', travelTo: '2027-02-01' })).toEqual([
    'travel-window-reversed',
  ])
  for (const externalLink of ['http://a.test', 'javascript:alert(1)', 'https:a', '//a.test', ''])
    expect(problems({ externalLink })).toEqual(['link-not-https'])
})

test('a discount is never promised larger than it is', () => {
  expect(discountPercent({ price: 28_900, usualPrice: 71_200 })).toBe(59)
  expect(discountPercent({ price: 1, usualPrice: 100_000 })).toBe(99)
})

describe('§6 who sees what', () => {
  const premium = deal({ plan: 'Premium' })
  const free = deal({ plan: 'free' })

  test('a teaser carries neither link nor details', () => {
    const text = JSON.stringify(teaserOf(premium, 'PT', now))
    expect(text).not.toContain('voos.exemplo.test')
    expect(text).not.toContain('Direto, com mala')
  })

  test('visitors see teasers, and free deals whole; Premium members see everything', () => {
    const ana = asPremium(member)
    expect(viewOf(premium, undefined, 'PT', now).view).toBe('teaser')
    expect(viewOf(free, undefined, 'PT', now).view).toBe('offer')
    expect(viewOf(premium, ana, 'PT', now).externalLink).toBe(premium.externalLink)
  })

  test('the proof is given to nobody who lacks one of the three (§4)', () => {
    expect(asPremium({ ...member, subscriptionType: 'free' })).toBeUndefined()
    expect(asPremium({ ...member, subscriptionStatus: 'Inactive' })).toBeUndefined()
    expect(asPremium({ ...member, isVerified: false })).toBeUndefined()
    expect(asPremium(undefined)).toBeUndefined()
  })

  test('a leak does not compile', () => {
    const ana = asPremium(member)
    if (!ana) throw new Error('Ana is Premium')
    // @ts-expect-error an offer is no teaser
    const leak: DealTeaser = offerOf(premium, ana, 'PT', now)
    // @ts-expect-error nor is the deal itself
    const whole: DealTeaser = premium
    // @ts-expect-error a member is no proof
    offerOf(premium, member, 'PT', now)
    // @ts-expect-error without a viewer only free deals are shown whole
    offerOf(premium, undefined, 'PT', now)
    expect([leak, whole]).toHaveLength(2)
    expect(isFree(free) && offerOf(free, undefined, 'PT', now).view).toBe('offer')
  })
})
