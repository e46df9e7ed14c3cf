import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type Deal, dealKinds, origins, premiumKinds } from '~/modules/deals/model'
import { alertModes, homeAirports } from '~/modules/members/model'
import { crowd, dice, insertCrowd } from '~/tests/support/crowd'
import { dealContent } from '~/tests/support/deal-content'
import { type TestClub, testClub } from '~/tests/support/test-club'
import { periodsAt, zoneOf } from './calendar'
import { type Candidate, decide, digestFor, isFavourite, isPremium } from './model'
import * as store from './store.server'

const HOUR = 3_600_000
const rules = { earlyAccessHours: 24 }
const places = [
  { iata: 'SDU', city: 'Rio de Janeiro', code: 'RIO' },
  { iata: 'ORY', city: 'Paris', code: 'PAR' },
  { iata: 'HND', city: 'Tóquio', code: 'TYO' },
  { iata: 'OPO', city: 'Porto', code: 'OPO' },
]
const programmes = ['TAP Air Portugal', 'Iberia', 'KLM'] as const
const { chance, below, pick } = dice(20_261_115)

function randomMember(uid: string, around: Date): Candidate {
  const sometime = () => new Date(around.getTime() + (below(60) - 20) * 24 * HOUR)
  return {
    uid,
    homeAirport: chance(0.97) ? pick(homeAirports) : null,
    subscriptionType: chance(0.5) ? 'Premium' : 'free',
    subscriptionStatus: chance(0.9) ? 'Active' : 'Inactive',
    isVerified: chance(0.95),
    deleted: chance(0.03),
    suppressedAt: chance(0.03) ? sometime() : null,
    unsubscribedAt: chance(0.03) ? sometime() : null,
    pausedUntil: chance(0.1) ? sometime() : null,
    alertMode: chance(0.8) ? 'all' : pick(alertModes),
    airlinePreference: chance(0.6) ? pick([...programmes, 'Nenhuma' as const]) : null,
    preferredDestinations: places
      .slice(0, 3)
      .filter(() => chance(0.2))
      .map(({ code }) => code),
  }
}

async function randomDeal(club: TestClub, now: Date): Promise<Deal> {
  const kind = pick(dealKinds)
  const { iata, city } = pick(places)
  const publishedAt = new Date(now.getTime() - below(40) * HOUR)
  const answer = await club.services.deals.bring(
    dealContent(now, {
      kind,
      plan: premiumKinds.includes(kind) || chance(0.3) ? 'Premium' : 'free',
      origins: origins
        .filter((_, index) => index === 0 || chance(0.5))
        .toSorted(() => below(3) - 1),
      destination: {
        iata,
        city: { PT: city, BR: city },
        country: { PT: 'País', BR: 'País' },
      },
      price: 10_000 + below(40_000),
      milesProgramme: kind === 'miles' ? pick(programmes) : null,
      expiresAt: new Date(now.getTime() + (chance(0.95) ? 1 + below(400) : -1) * HOUR),
    }),
    { status: chance(0.97) ? 'published' : 'expired', publishedAt },
  )
  if (!answer.ok) throw new Error(answer.reason)
  return answer.deal
}

async function openAlert(club: TestClub, deal: Deal): Promise<number> {
  return club.db.transaction(async (tx) => {
    const urgent = deal.kind === 'fare-error'
    await club.services.deliveries.openDealAlert(tx, { dealId: deal.id, urgent, freeFrom: null })
    return (await club.services.deliveries.dealAlert(tx, deal.id))?.id ?? 0
  })
}

/** The mails each member has been given, kept beside the database to count by hand. */
class Ledger {
  readonly #mails = new Map<string, number[]>()
  readonly told = new Map<string, Set<string>>()

  add(uid: string, at: Date, deals: string[], counts: boolean): void {
    if (counts) ofMember(this.#mails, uid, () => []).push(at.getTime())
    const told = ofMember(this.told, uid, () => new Set())
    for (const deal of deals) told.add(deal)
  }

  /** Counts for one moment: where weeks and months begin is worked out once a zone. */
  at(now: Date): (member: Candidate) => { week: number; month: number } {
    const starts = new Map(
      homeAirports.map((airport) => {
        const { weekStart, monthStart } = periodsAt(zoneOf[airport], now)
        return [airport, { week: weekStart.getTime(), month: monthStart.getTime() }]
      }),
    )
    return ({ uid, homeAirport }) => {
      const start = starts.get(homeAirport ?? 'LISBOA-PT') ?? { week: 0, month: 0 }
      const tally = { week: 0, month: 0 }
      const mails = this.#mails.get(uid) ?? []
      const earliest = Math.min(start.week, start.month)
      // They are kept in the order of their time: what is before the first that is too old, is older.
      for (let place = mails.length - 1; place >= 0; place--) {
        const at = mails[place] ?? 0
        if (at < earliest) break
        if (at >= start.week) tally.week += 1
        if (at >= start.month) tally.month += 1
      }
      return tally
    }
  }
}

function ofMember<Kept>(all: Map<string, Kept>, uid: string, first: () => Kept): Kept {
  const kept = all.get(uid) ?? first()
  all.set(uid, kept)
  return kept
}

async function rowsOf(club: TestClub, alertId: number) {
  const { rows } = await club.db.execute<{ uid: string; priority: number; items: string[] | null }>(
    sql`SELECT uid, priority, items FROM deliveries WHERE alert_id = ${alertId}`,
  )
  return new Map(rows.map((row) => [row.uid, row]))
}

test('10,000 members × 200 deals: the statement and the rule in words agree on every pair', {
  timeout: 400_000,
}, async () => {
  await using club = await testClub()
  const begin = club.clock.now()
  const members = crowd(10_000).map(({ uid }) => randomMember(uid, begin))
  await insertCrowd(club.db, members)
  const ledger = new Ledger()
  const seen = new Set<string>()
  let compared = 0

  for (let round = 0; round < 200; round++) {
    // Several deals a day: members run out of room, and find it again.
    club.clock.advance({ minutes: 120 + below(600) })
    const now = club.clock.now()
    // In a minute of real time autovacuum would do it; here 200 deals pass in one.
    if (round % 10 === 0) await club.db.execute(sql`VACUUM ANALYZE alerts, deliveries`)
    const deal = await randomDeal(club, now)
    const asked = store.verdicts(club.db, deal, now, rules)
    const mailsOf = ledger.at(now)
    const expected = new Map(
      members.map((member) => [member.uid, decide(member, deal, mailsOf(member), now, rules)]),
    )
    const verdicts = await asked
    expect(verdicts).toHaveLength(members.length)
    for (const { uid, verdict } of verdicts) {
      if (expected.get(uid) !== verdict)
        expect.fail(`round ${round}: ${uid} is ${verdict}, the rule says ${expected.get(uid)}`)
      seen.add(verdict)
      compared += 1
    }
    const alertId = await openAlert(club, deal)
    await club.db.transaction(async (tx) => {
      await store.decideAlone(tx)
      for (const plan of ['Premium', 'free'] as const)
        await store.enlist(tx, alertId, deal, plan, now, rules)
    })
    const rows = await rowsOf(club, alertId)
    const told = members.filter(({ uid }) => expected.get(uid) === 'now')
    expect(rows.size).toBe(told.length)
    for (const member of told) {
      if (rows.get(member.uid)?.priority !== (isFavourite(member, deal) ? 0 : 1))
        expect.fail(`round ${round}: ${member.uid} is missing, or not in the right place`)
      ledger.add(member.uid, now, [deal.id], deal.kind !== 'fare-error')
    }
  }
  expect(compared).toBe(2_000_000)
  // Every reason has been met, or the agreement says little.
  expect([...seen].toSorted()).toEqual(
    [
      ...['now', 'deleted', 'unverified', 'suppressed', 'unsubscribed', 'paused', 'no-airport'],
      ...['deal-over', 'other-airport', 'premium-only', 'other-programme', 'early-access'],
      ...['errors-only', 'digest-only', 'weekly-limit', 'monthly-limit'],
    ].toSorted(),
  )
})

test('digests: the statement and the rule in words agree on every member and every deal', {
  timeout: 60_000,
}, async () => {
  await using club = await testClub()
  const begin = club.clock.now()
  const members = crowd(2_000).map(({ uid }) => randomMember(uid, begin))
  await insertCrowd(club.db, members)
  const ledger = new Ledger()
  const deals: Deal[] = []
  for (let round = 0; round < 12; round++) {
    club.clock.advance({ hours: 20 + below(60) })
    const now = club.clock.now()
    const deal = await randomDeal(club, now)
    deals.push(deal, await randomDeal(club, now))
    const alertId = await openAlert(club, deal)
    await club.db.transaction(async (tx) => {
      await store.decideAlone(tx)
      for (const plan of ['Premium', 'free'] as const)
        await store.enlist(tx, alertId, deal, plan, now, rules)
    })
    for (const uid of (await rowsOf(club, alertId)).keys())
      ledger.add(uid, now, [deal.id], deal.kind !== 'fare-error')

    const plan = pick(['Premium', 'free'] as const)
    const airport = pick(homeAirports)
    const day = `2027-01-${String(round + 1).padStart(2, '0')}`
    const digestId = await club.db.transaction(async (tx) => {
      const alert = await club.services.deliveries.openDigest(tx, { plan, airport, day })
      await store.enlistDigest(tx, alert?.id ?? 0, { plan, airport }, deals, now, rules)
      return alert?.id ?? 0
    })
    const rows = await rowsOf(club, digestId)
    const mailsOf = ledger.at(now)
    for (const member of members) {
      const mine = member.homeAirport === airport && isPremium(member) === (plan === 'Premium')
      const told = ledger.told.get(member.uid) ?? new Set()
      const items = mine ? digestFor(member, deals, told, mailsOf(member), now, rules) : []
      expect(rows.get(member.uid)?.items ?? []).toEqual(items)
      if (items.length > 0) ledger.add(member.uid, now, items, true)
    }
  }
})
