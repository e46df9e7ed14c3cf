import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendAndApply } from '~/tests/support/paying'
import { type PaymentProviderDouble, startPaymentProvider } from '~/tests/support/payment-provider'
import { purchase } from '~/tests/support/purchases'
import { teamPermit } from '~/tests/support/team-permit'
import { type TestClub, testClub } from '~/tests/support/test-club'

let provider: PaymentProviderDouble
/** Its queue does not work by itself, so that a test decides what happens when. */
let club: TestClub

beforeAll(async () => {
  provider = await startPaymentProvider()
  club = await testClub({ env: provider.env })
})
afterAll(async () => {
  await club[Symbol.asyncDispose]()
  await provider[Symbol.asyncDispose]()
})

const desk = () => club.services.billing

/** Somebody paid 1 EUR less than we ask. */
async function putAside(details: Parameters<typeof purchase>[1] = { minor: 7400 }) {
  const bought = purchase(provider, details)
  await sendAndApply(club, bought.event.paid)
  const row = (await desk().putAside(teamPermit)).find(({ keys }) =>
    keys.includes(bought.sessionId),
  )
  if (!row) throw new Error('nothing was put aside')
  return { bought, row }
}

async function trail(id: string) {
  const subject = { kind: 'payment', id } as const
  const { rows } = await club.services.staff.auditLog(teamPermit, { subject })
  return rows.map(({ action, reason }) => [action, reason])
}

const settled = async (id: string) =>
  (await desk().settledLately(teamPermit)).find((payment) => payment.id === id)

const ordersOf = (uid: string) => desk().plansOf(uid)

describe('matching a payment', () => {
  test('gives the member Premium by the facts of the payment, and the log says who did it', async () => {
    const { row } = await putAside()
    expect(row).toMatchObject({ reason: 'wrong-amount', minor: 7400, mayMatch: true })
    const ana = await club.a.member()
    expect(await desk().memberFor(teamPermit, ` ${ana.email.toUpperCase()}`)).toMatchObject({
      uid: ana.uid,
    })
    expect(await desk().match(teamPermit, row.id, ana.uid)).toEqual({ ok: true })
    expect(await club.services.members.byUid(ana.uid)).toMatchObject({
      subscriptionType: 'Premium',
      subscriptionStatus: 'Active',
    })
    expect(await ordersOf(ana.uid)).toMatchObject([{ state: 'active', paid: { minor: 7400 } }])
    expect(await settled(row.id)).toMatchObject({ settlement: 'matched', uid: ana.uid })
    expect(await trail(row.id)).toEqual([['payment-matched', undefined]])
  })

  test('what the provider says later about it reaches the member: a refund ends Premium', async () => {
    const { bought, row } = await putAside()
    const rui = await club.a.member()
    await desk().match(teamPermit, row.id, rui.uid)
    await sendAndApply(club, bought.event.refunded)
    expect(await ordersOf(rui.uid)).toMatchObject([{ state: 'ended', endedWhy: 'refunded' }])
    expect(await club.services.members.byUid(rui.uid)).toMatchObject({ subscriptionType: 'free' })
  })

  test('pressed twenty times at once, by two people for two members, it counts once', async () => {
    const { row } = await putAside()
    const both = [await club.a.member(), await club.a.member()]
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        desk().match(teamPermit, row.id, both[n % 2]?.uid ?? ''),
      ),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    const orders = await Promise.all(both.map(({ uid }) => ordersOf(uid)))
    expect(orders.flat()).toHaveLength(1)
    expect(await trail(row.id)).toHaveLength(1)
  })

  test('to somebody who has left is refused, and the payment stays where it is', async () => {
    const { row } = await putAside()
    const gone = await club.a.member()
    await club.services.members.eraseMember(gone.uid)
    const answer = await desk().match(teamPermit, row.id, gone.uid)
    expect(answer).toEqual({ ok: false, reason: 'unknown-member' })
    expect((await desk().putAside(teamPermit)).map(({ id }) => id)).toContain(row.id)
  })

  test('while the member is being erased leaves a member with Premium or no member, never half', async () => {
    const { row } = await putAside()
    const leaving = await club.a.member()
    await Promise.allSettled([
      club.services.members.eraseMember(leaving.uid),
      desk().match(teamPermit, row.id, leaving.uid),
    ])
    const { rows } = await club.db.execute(
      sql`SELECT uid FROM orders WHERE uid = ${leaving.uid} AND NOT EXISTS (SELECT 1 FROM subscribers s WHERE s.uid = orders.uid)`,
    )
    expect(rows).toEqual([])
  })

  test('in a currency we do not sell in, or when nothing was paid, is refused with the reason', async () => {
    const ana = await club.a.member()
    const dollars = await putAside({ minor: 7500, currency: 'usd' })
    expect(dollars.row).toMatchObject({ mayMatch: false, mayRefund: true })
    expect(await desk().match(teamPermit, dollars.row.id, ana.uid)).toEqual({
      ok: false,
      reason: 'foreign-currency',
    })
    const unknown = purchase(provider)
    await sendAndApply(club, unknown.event.refundCreated)
    const row = (await desk().putAside(teamPermit)).find(({ keys }) =>
      keys.includes(unknown.paymentId),
    )
    expect(row).toMatchObject({ mayMatch: false, mayRefund: false })
    expect(await desk().match(teamPermit, row?.id ?? '', ana.uid)).toEqual({
      ok: false,
      reason: 'no-money',
    })
    expect(await desk().match(teamPermit, 'isto não é um id', ana.uid)).toMatchObject({ ok: false })
  })
})

describe('giving a payment back', () => {
  const asked = (paymentId: string) =>
    provider.calls('POST refund').filter(({ params }) => params.payment_intent === paymentId)

  test('writes the intent first, asks the provider once, and survives being killed in between', async () => {
    const { bought, row } = await putAside()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => desk().refundPutAside(teamPermit, row.id, 'pagou a menos')),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    const before = await settled(row.id)
    expect(before).toMatchObject({ settlement: 'refunded', underWay: true })
    expect(asked(bought.paymentId)).toEqual([])
    provider.failWith(500)
    await expect(desk().payBack(before?.orderId ?? '')).rejects.toThrow()
    provider.failWith(undefined)
    await Promise.all([1, 2, 3].map(() => desk().payBack(before?.orderId ?? '')))
    const keys = asked(bought.paymentId).map(({ idempotencyKey }) => idempotencyKey)
    expect(new Set(keys).size).toBe(1)
    expect(asked(bought.paymentId)[0]?.params.amount).toBe('7400')
    expect(await settled(row.id)).toMatchObject({ underWay: false })
    expect(await trail(row.id)).toEqual([['payment-refunded', 'pagou a menos']])
  })

  test('while the provider tells of the same refund by itself, counts it once and puts nothing aside', async () => {
    const { bought, row } = await putAside()
    await desk().refundPutAside(teamPermit, row.id, 'engano')
    const orderId = (await settled(row.id))?.orderId ?? ''
    await Promise.all([
      desk().payBack(orderId),
      sendAndApply(club, bought.event.refunded),
      sendAndApply(club, bought.event.refundCreated),
    ])
    const { rows } = await club.db.execute(
      sql`SELECT paid_minor, refunded_minor, state FROM orders WHERE id = ${orderId}`,
    )
    expect(rows[0]).toMatchObject({ paid_minor: 7400, state: 'ended' })
    const open = (await desk().putAside(teamPermit)).flatMap(({ keys }) => keys)
    for (const key of [bought.sessionId, bought.paymentId, orderId]) expect(open).not.toContain(key)
  })

  test('of somebody who bought twice returns the second purchase and leaves Premium on', async () => {
    const email = `duas-vezes-${Math.random().toString(36).slice(2)}@exemplo.test`
    await sendAndApply(club, purchase(provider, { email }).event.paid)
    const second = purchase(provider, { email })
    await sendAndApply(club, second.event.paid)
    const uid = (await club.services.members.uidOf(email)) ?? ''
    const row = (await desk().putAside(teamPermit)).find((each) => each.uid === uid)
    expect(row).toMatchObject({ reason: 'bought-twice', mayMatch: false, mayRefund: true })
    await desk().refundPutAside(teamPermit, row?.id ?? '', 'comprou duas vezes')
    await desk().payBack((await settled(row?.id ?? ''))?.orderId ?? '')
    expect((await ordersOf(uid)).map(({ state }) => state).sort()).toEqual(['active', 'ended'])
    expect(await club.services.members.byUid(uid)).toMatchObject({ subscriptionType: 'Premium' })
  })

  test('is refused once it was matched, and matching once it was given back', async () => {
    const { row } = await putAside()
    const ana = await club.a.member()
    const answers = await Promise.all([
      desk().match(teamPermit, row.id, ana.uid),
      desk().refundPutAside(teamPermit, row.id, 'engano'),
    ])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  })
})

test('what needs nothing is filed with a reason, once', async () => {
  const { row } = await putAside()
  const answers = await Promise.all(
    [1, 2].map(() => desk().file(teamPermit, row.id, 'era um teste')),
  )
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await trail(row.id)).toEqual([['payment-filed', 'era um teste']])
})

test('orders are listed newest first, page by page, each once', async () => {
  await using other = await testClub({ env: provider.env })
  await other.db.execute(sql`INSERT INTO orders
    (plan, market, source, currency, price_minor, state, created_at, updated_at)
    SELECT 'lifetime', 'PT', 'checkout', 'EUR', 7500, CASE WHEN n % 2 = 0 THEN 'active' ELSE 'failed' END,
      now() - make_interval(mins => n / 3), now() FROM generate_series(1, 120) n`)
  const seen: string[] = []
  let after: string | undefined
  do {
    const page = await other.services.billing.orders(teamPermit, { after })
    seen.push(...page.orders.map(({ id }) => id))
    after = page.next
  } while (after)
  expect(new Set(seen).size).toBe(120)
  const failed = await other.services.billing.orders(teamPermit, { state: 'failed' })
  expect(failed.orders.every(({ state }) => state === 'failed')).toBe(true)
})
