import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type PaymentProviderDouble,
  signedEvent,
  startPaymentProvider,
  YEARLY_PRODUCT,
} from '~/tests/support/payment-provider'
import { type Purchase, purchase } from '~/tests/support/purchases'
import { teamPermit } from '~/tests/support/team-permit'
import { type TestClub, testClub } from '~/tests/support/test-club'

let provider: PaymentProviderDouble
/** Its queue does not work by itself, so that a test decides what happens when. */
let club: TestClub
/** Everything as in life: the queue works, mails leave. */
let living: TestClub

beforeAll(async () => {
  provider = await startPaymentProvider()
  club = await testClub({ env: { ...provider.env, ROLE: 'web' } })
  living = await testClub({ env: provider.env })
})
afterAll(async () => {
  await living[Symbol.asyncDispose]()
  await club[Symbol.asyncDispose]()
  await provider[Symbol.asyncDispose]()
})

type Told = [type: string, object: Record<string, unknown>]

async function send(to: TestClub, [type, object]: Told, id?: string) {
  const event = signedEvent(type, object, { now: to.clock.now(), id })
  return {
    id: event.id,
    reception: await to.services.billing.receiveEvent(event.body, event.signature),
  }
}

/** Delivers and applies, as the provider and the queue would. */
async function tell(told: Told, id?: string): Promise<string> {
  const sent = await send(club, told, id)
  await club.services.billing.applyEvent(sent.id)
  return sent.id
}

async function memberBy(email: string, of = club) {
  const uid = await of.services.members.uidOf(email)
  return uid ? of.services.members.byUid(uid) : undefined
}

async function mailsFor(email: string, kind: string): Promise<number> {
  const uid = await club.services.members.uidOf(email)
  const { rows } = await club.db.execute(
    sql`SELECT count(*)::int AS count FROM pgboss.job WHERE data->>'uid' = ${uid} AND data->>'kind' = ${kind}`,
  )
  return Number(rows[0]?.count)
}

const asideKeys = async () =>
  (await club.services.billing.putAside(teamPermit)).map(
    ({ keys, reason }) => `${keys[0]} ${reason}`,
  )

function* permutations<Item>(items: Item[]): Generator<Item[]> {
  if (items.length < 2) return yield items
  for (const [place, item] of items.entries()) {
    for (const rest of permutations(items.toSpliced(place, 1))) yield [item, ...rest]
  }
}

function* subsets<Item>(items: Item[]): Generator<Item[]> {
  for (let bits = 1; bits < 1 << items.length; bits++) {
    yield items.filter((_, place) => bits & (1 << place))
  }
}

async function outcome(bought: Purchase) {
  const member = await memberBy(bought.email)
  const [plan] = member ? await club.services.billing.plansOf(member.uid) : []
  return {
    member: member && {
      type: member.subscriptionType,
      status: member.subscriptionStatus,
      setup: member.premiumSetupNeeded,
    },
    plan: plan && { state: plan.state, why: plan.endedWhy, paid: plan.paid, back: plan.refunded },
    progress: await club.services.billing.progressOf(bought.sessionId),
    aside: (await asideKeys()).filter((key) => key.includes(bought.paymentId)).length,
  }
}

const five = ['completed', 'asyncSucceeded', 'refunded', 'disputeOpened', 'disputeLost'] as const

/** Every event goes out twice: in this order, and the other way round afterwards. */
async function deliverTwice(bought: Purchase, order: readonly string[]) {
  for (const name of [...order, ...order.toReversed()]) {
    await tell(bought.event[name] as Told, `evt_${name}_${bought.sessionId}`)
  }
  const welcomes = await mailsFor(bought.email, 'premium-begins')
  return { welcomes, ...(await outcome(bought)) }
}

/** Buyers do not meet, so several go through at the same time. */
async function eachOf<Item, Result>(items: Item[], run: (item: Item) => Promise<Result>) {
  const results: Result[] = []
  const left = [...items]
  const work = async () => {
    for (let item = left.pop(); item !== undefined; item = left.pop()) results.push(await run(item))
  }
  await Promise.all(Array.from({ length: 6 }, work))
  return results
}

test('all orders of completed, async succeeded, refund, dispute opened and lost, each twice: one final state', async () => {
  const states = await eachOf([...permutations([...five])], async (order) => {
    const { welcomes, ...state } = await deliverTwice(purchase(provider), order)
    const ends = order.filter((name) => name !== 'completed' && name !== 'asyncSucceeded')
    const opened = ends.every((name) => order.indexOf(name) > order.indexOf('asyncSucceeded'))
    // Who never had Premium open is not welcomed to it; nobody is welcomed twice.
    expect(welcomes, order.join(' ')).toBe(opened ? 1 : 0)
    return JSON.stringify(state)
  })
  expect(states).toHaveLength(120)
  expect([...new Set(states)].map((state) => JSON.parse(state))).toEqual([
    {
      member: { type: 'free', status: 'Inactive', setup: false },
      plan: {
        state: 'ended',
        why: 'dispute-lost',
        paid: { minor: 7500, currency: 'EUR' },
        back: { minor: 7500, currency: 'EUR' },
      },
      progress: 'ended',
      aside: 0,
    },
  ])
}, 60_000)

test('each pair of them has one final state too, and never Premium after a refund', async () => {
  const sets = [...subsets([...five, 'disputeWon'] as string[])].filter(({ length }) => length < 3)
  await eachOf(sets, async (set) => {
    const states = new Set<string>()
    for (const order of permutations(set)) {
      const bought = purchase(provider)
      for (const name of order) await tell(bought.event[name] as Told)
      const state = await outcome(bought)
      states.add(JSON.stringify(state))
      if (set.includes('refunded') && state.member) expect(state.member.type).toBe('free')
    }
    expect(states.size, set.join(' ')).toBe(1)
  })
})

describe('Premium begins', () => {
  test('for a stranger: a new account, Premium, Active, set-up needed, one welcome and one confirmation', async () => {
    const bought = purchase(provider, {
      email: 'Nova.Compra@Exemplo.test',
      name: 'Nova\u0007 Compra',
    })
    await send(living, bought.event.paid as Told)
    await living.queue.idle()
    expect(await memberBy('nova.compra@exemplo.test', living)).toMatchObject({
      name: 'Nova Compra',
      subscriptionType: 'Premium',
      subscriptionStatus: 'Active',
      premiumSetupNeeded: true,
      isVerified: false,
      variant: 'PT',
    })
    const mails = living.mailbox.mails.filter(({ to }) => to.includes('nova.compra@exemplo.test'))
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      'A tua compra está confirmada',
      'Já és Premium. Faltam dois passos',
    ])
    const text = mails.map((mail) => mail.text).join('\n')
    expect(text).toMatch(/\/definir-senha\//)
    expect(text).toMatch(/\/complete-profile/)
    expect(text).toMatch(/75\s€/)
  })

  test('for the member of the client reference, whatever address was typed at the checkout', async () => {
    const ana = await club.a.member({ email: 'ana.referida@exemplo.test' })
    const visit = {
      market: 'PT',
      page: 'pt',
      viewerUid: ana.uid,
      clientAddress: '192.0.2.1',
    } as const
    const given = await club.services.billing.referenceFor(visit)
    expect(given?.reference).toMatch(/^[\w-]{1,200}$/)
    expect(given?.email).toBe(ana.email)
    const bought = purchase(provider, { email: 'outra@exemplo.test', reference: given?.reference })
    await tell(bought.event.paid as Told)
    expect(await memberBy(ana.email)).toMatchObject({ subscriptionType: 'Premium' })
    expect(await memberBy('outra@exemplo.test')).toBeUndefined()
  })

  test('for the free member with that address, who keeps name and airport', async () => {
    const bia = await club.a.member({ email: 'bia.gratis@exemplo.test', airport: 'PORTO-PT' })
    const bought = purchase(provider, { email: 'BIA.gratis@exemplo.test', reference: 'unknown' })
    await tell(bought.event.paid as Told)
    expect(await memberBy(bia.email)).toMatchObject({
      uid: bia.uid,
      subscriptionType: 'Premium',
      homeAirport: 'PORTO-PT',
    })
  })

  test('in reais for Brazil', async () => {
    const bought = purchase(provider, { minor: 47_000, currency: 'brl' })
    await tell(bought.event.paid as Told)
    expect(await memberBy(bought.email)).toMatchObject({
      subscriptionType: 'Premium',
      variant: 'BR',
    })
  })

  test('never by the return address alone', async () => {
    const bought = purchase(provider)
    expect(await club.services.billing.progressOf(bought.sessionId)).toBe('waiting')
    await tell(bought.event.completed as Told)
    expect(await club.services.billing.progressOf(bought.sessionId)).toBe('awaiting-payment')
    expect(await memberBy(bought.email)).toBeUndefined()
    await tell(bought.event.asyncFailed as Told)
    expect(await club.services.billing.progressOf(bought.sessionId)).toBe('failed')
    expect(await memberBy(bought.email)).toBeUndefined()
  })
})

describe('put aside for the team, and never granted', () => {
  test.each([
    ['another product', { product: 'prod_shoes' }, 'foreign-product'],
    ['another currency', { currency: 'usd' }, 'foreign-currency'],
    ['another amount', { minor: 100 }, 'wrong-amount'],
  ])('%s', async (_, details, reason) => {
    const bought = purchase(provider, details)
    await tell(bought.event.paid as Told)
    await tell(bought.event.paid as Told)
    expect(await asideKeys()).toContain(`${bought.sessionId} ${reason}`)
    expect(await memberBy(bought.email)).toBeUndefined()
    expect(await club.services.billing.progressOf(bought.sessionId)).toBe('review')
  })

  test('an event of the live mode at a test key', async () => {
    const bought = purchase(provider)
    const [type, object] = bought.event.paid as Told
    const event = signedEvent(type, object, { now: club.clock.now(), livemode: true })
    await club.services.billing.receiveEvent(event.body, event.signature)
    await club.services.billing.applyEvent(event.id)
    expect(await asideKeys()).toContain(`${bought.sessionId} wrong-mode`)
    expect(await memberBy(bought.email)).toBeUndefined()
  })

  test('a refund of something unknown, until what it belongs to arrives', async () => {
    const bought = purchase(provider)
    await tell(bought.event.refundCreated as Told)
    expect(await asideKeys()).toContain(`${bought.paymentId} unmatched`)
    await tell(bought.event.paid as Told)
    expect(await asideKeys()).not.toContain(`${bought.paymentId} unmatched`)
    expect(await memberBy(bought.email)).toMatchObject({ subscriptionType: 'free' })
  })
})

test('unknown types are acknowledged, written down and change nothing', async () => {
  const sent = await send(club, ['payout.paid', { id: 'po_1', email: 'dono@exemplo.test' }])
  expect(sent.reception).toBe('taken')
  const { rows } = await club.db.execute(
    sql`SELECT outcome, payload FROM payment_events WHERE id = ${sent.id}`,
  )
  expect(rows).toEqual([{ outcome: 'ignored', payload: null }])
})

test('50 parallel deliveries of one event are processed once', async () => {
  const bought = purchase(provider)
  const all = await Promise.all(
    Array.from({ length: 50 }, () => send(living, bought.event.paid as Told, 'evt_fifty')),
  )
  expect(all.filter(({ reception }) => reception === 'taken')).toHaveLength(1)
  await living.queue.idle()
  expect(living.mailbox.mails.filter(({ to }) => to.includes(bought.email))).toHaveLength(2)
  const { rows } = await living.db.execute(
    sql`SELECT count(*)::int AS jobs FROM pgboss.job WHERE data->>'eventId' = 'evt_fifty'`,
  )
  expect(rows).toEqual([{ jobs: 1 }])
})

test('20 different events about one purchase at the same time lead to the same state', async () => {
  const bought = purchase(provider)
  const names = ['completed', 'asyncSucceeded', 'charged', 'disputeOpened', 'disputeWon'] as const
  await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      send(living, bought.event[names[n % 5] as 'completed'] as Told),
    ),
  )
  await living.queue.idle()
  expect(await memberBy(bought.email, living)).toMatchObject({
    subscriptionType: 'Premium',
    subscriptionStatus: 'Active',
  })
  const subjects = living.mailbox.mails
    .filter(({ to }) => to.includes(bought.email))
    .map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject.startsWith('Já és Premium'))).toHaveLength(1)
})

test('a payload does not outlive its event: the ledger names nobody', async () => {
  const bought = purchase(provider)
  await tell(bought.event.paid as Told)
  const { rows } = await club.db.execute(
    sql`SELECT string_agg(to_jsonb(e)::text, '') AS events, (SELECT string_agg(to_jsonb(f)::text, '') FROM payment_facts f) AS facts FROM payment_events e`,
  )
  expect(JSON.stringify(rows)).toContain(bought.sessionId)
  expect(JSON.stringify(rows)).not.toContain(bought.email)
})

test('a dispute suspends and winning it brings Premium back, without another welcome', async () => {
  const bought = purchase(provider)
  await tell(bought.event.paid as Told)
  await tell(bought.event.disputeOpened as Told)
  expect(await memberBy(bought.email)).toMatchObject({
    subscriptionType: 'Premium',
    subscriptionStatus: 'Inactive',
  })
  await tell(bought.event.disputeWon as Told)
  expect(await memberBy(bought.email)).toMatchObject({ subscriptionStatus: 'Active' })
  expect(await mailsFor(bought.email, 'premium-begins')).toBe(1)
})

test('a partial refund changes the amount and nothing else', async () => {
  const bought = purchase(provider)
  await tell(bought.event.paid as Told)
  await tell(bought.event.partlyRefunded as Told)
  const member = await memberBy(bought.email)
  expect(member).toMatchObject({ subscriptionType: 'Premium', subscriptionStatus: 'Active' })
  const [plan] = await club.services.billing.plansOf(member?.uid ?? '')
  expect(plan).toMatchObject({ state: 'active', refunded: { minor: 1000, currency: 'EUR' } })
})

test('the old yearly plan: paid, renewed, renewal refunded by its invoice, ended', async () => {
  const bought = purchase(provider, { minor: 4500, product: YEARLY_PRODUCT })
  const [type, session] = bought.event.paid as Told
  const subscription = `sub_${bought.sessionId}`
  await tell([type, { ...session, mode: 'subscription', payment_intent: null, subscription }])
  expect(await memberBy(bought.email)).toMatchObject({ subscriptionType: 'Premium' })
  const parent = { subscription_details: { subscription } }
  await tell(['invoice.paid', { id: 'in_1', amount_paid: 4500, parent }])
  await tell(['invoice.payment_failed', { id: 'in_2', amount_paid: 0, parent }])
  await tell(['customer.subscription.updated', { id: subscription, status: 'past_due' }])
  expect(await memberBy(bought.email)).toMatchObject({ subscriptionStatus: 'Active' })
  club.clock.advance({ seconds: 10 })
  await tell(['customer.subscription.deleted', { id: subscription, status: 'canceled' }])
  expect(await memberBy(bought.email)).toMatchObject({ subscriptionType: 'free' })

  const other = purchase(provider, { minor: 4500, product: YEARLY_PRODUCT })
  const [, otherSession] = other.event.paid as Told
  const otherSubscription = `sub_${other.sessionId}`
  await tell([
    type,
    {
      ...otherSession,
      mode: 'subscription',
      payment_intent: null,
      subscription: otherSubscription,
    },
  ])
  provider.subscriptionBehind(other.paymentId, otherSubscription)
  await tell(other.event.refunded as Told)
  expect(await memberBy(other.email)).toMatchObject({ subscriptionType: 'free' })
})

test('while the provider does not answer, an event waits for its next try', async () => {
  const bought = purchase(provider)
  provider.failWith(500)
  const { id } = await send(club, bought.event.paid as Told)
  await expect(club.services.billing.applyEvent(id)).rejects.toThrow()
  provider.failWith(undefined)
  await club.services.billing.applyEvent(id)
  expect(await memberBy(bought.email)).toMatchObject({ subscriptionType: 'Premium' })
})
