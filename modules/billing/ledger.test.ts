import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asideKeys, mailsFor, memberBy, send, sendAndApply } from '~/tests/support/paying'
import { type PaymentProviderDouble, startPaymentProvider } from '~/tests/support/payment-provider'
import { type Purchase, type PurchaseEvent, purchase, type Told } from '~/tests/support/purchases'
import { type TestClub, testClub } from '~/tests/support/test-club'

let provider: PaymentProviderDouble
/** Its queue does not work by itself, so that a test decides what happens when. */
let club: TestClub
/** Everything as in life: the queue works, mails leave. */
let living: TestClub

beforeAll(async () => {
  provider = await startPaymentProvider()
  club = await testClub({ env: provider.env })
  living = await testClub({ works: true, env: provider.env })
})
afterAll(async () => {
  await living[Symbol.asyncDispose]()
  await club[Symbol.asyncDispose]()
  await provider[Symbol.asyncDispose]()
})

const tell = (told: Told, id?: string) => sendAndApply(club, told, id)

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
  const member = await memberBy(club, bought.email)
  const [plan] = member ? await club.services.billing.plansOf(member.uid) : []
  return {
    member: member && {
      type: member.subscriptionType,
      status: member.subscriptionStatus,
      setup: member.premiumSetupNeeded,
    },
    plan: plan && { state: plan.state, why: plan.endedWhy, paid: plan.paid, back: plan.refunded },
    progress: await club.services.billing.progressOf(bought.sessionId),
    aside: (await asideKeys(club)).filter((key) => key.includes(bought.paymentId)).length,
  }
}

const five = ['completed', 'asyncSucceeded', 'refunded', 'disputeOpened', 'disputeLost'] as const

/** Every event goes out twice: in this order, and the other way round afterwards. */
async function deliverTwice(bought: Purchase, order: readonly PurchaseEvent[]) {
  for (const name of [...order, ...order.toReversed()]) {
    await tell(bought.event[name], `evt_${name}_${bought.sessionId}`)
  }
  const welcomes = await mailsFor(club, bought.email, 'premium-begins')
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
  const sets = [...subsets([...five, 'disputeWon'] as PurchaseEvent[])].filter(
    ({ length }) => length < 3,
  )
  await eachOf(sets, async (set) => {
    const states = new Set<string>()
    for (const order of permutations(set)) {
      const bought = purchase(provider)
      for (const name of order) await tell(bought.event[name])
      const state = await outcome(bought)
      states.add(JSON.stringify(state))
      if (set.includes('refunded') && state.member) expect(state.member.type).toBe('free')
    }
    expect(states.size, set.join(' ')).toBe(1)
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
    Array.from({ length: 50 }, () => send(living, bought.event.paid, 'evt_fifty')),
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
    Array.from({ length: 20 }, (_, n) => send(living, bought.event[names[n % 5] as 'completed'])),
  )
  await living.queue.idle()
  expect(await memberBy(living, bought.email)).toMatchObject({
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
  await tell(bought.event.paid)
  const { rows } = await club.db.execute(
    sql`SELECT string_agg(to_jsonb(e)::text, '') AS events, (SELECT string_agg(to_jsonb(f)::text, '') FROM payment_facts f) AS facts FROM payment_events e`,
  )
  expect(JSON.stringify(rows)).toContain(bought.sessionId)
  expect(JSON.stringify(rows)).not.toContain(bought.email)
})

test('while the provider does not answer, an event waits for its next try', async () => {
  const bought = purchase(provider)
  provider.failWith(500)
  const { id } = await send(club, bought.event.paid)
  await expect(club.services.billing.applyEvent(id)).rejects.toThrow()
  provider.failWith(undefined)
  await club.services.billing.applyEvent(id)
  expect(await memberBy(club, bought.email)).toMatchObject({ subscriptionType: 'Premium' })
})
