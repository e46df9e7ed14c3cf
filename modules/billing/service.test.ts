import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Variant } from '~/locales/variant'
import {
  type PaymentProviderDouble,
  signedEvent,
  startPaymentProvider,
} from '~/tests/support/payment-provider'
import { purchase } from '~/tests/support/purchases'
import { type TestClub, testClub } from '~/tests/support/test-club'

let provider: PaymentProviderDouble
let club: TestClub
beforeAll(async () => {
  provider = await startPaymentProvider()
  club = await testClub({ env: provider.env })
})
afterAll(async () => {
  await club[Symbol.asyncDispose]()
  await provider[Symbol.asyncDispose]()
})

const billing = () => club.services.billing

async function tell([type, object]: [string, Record<string, unknown>]) {
  const event = signedEvent(type, object, { now: club.clock.now() })
  await billing().receiveEvent(event.body, event.signature)
  await club.queue.idle()
}

async function memberBy(email: string) {
  const uid = await club.services.members.uidOf(email)
  const member = uid ? await club.services.members.byUid(uid) : undefined
  if (!member) throw new Error(`nobody is ${email}`)
  return member
}

const subjectsTo = (email: string) =>
  club.mailbox.mails.filter(({ to }) => to.includes(email)).map(({ subject }) => subject)

async function later(days: number) {
  club.clock.advance({ days })
  await billing().followTheClock()
  await club.queue.idle()
}

const asked = { plan: 'lifetime', page: 'pt', code: '', viewerUid: undefined } as const
let visitors = 0

/** The whole way to a saved card, by our own checkout. */
async function trial(email: string, market: Variant = 'PT', code = '') {
  const answer = await billing().beginCheckout({
    ...asked,
    market,
    way: 'trial',
    code,
    clientAddress: `198.51.100.${++visitors}`,
  })
  if (!answer.ok) throw new Error(answer.reason)
  const sessionId = new URL(answer.url).pathname.split('/').at(-1) ?? ''
  await tell([
    'checkout.session.completed',
    {
      id: sessionId,
      mode: 'setup',
      payment_status: 'no_payment_required',
      client_reference_id: answer.reference,
      customer: 'cus_1',
      customer_details: { email, name: 'Teo Teste' },
      payment_intent: null,
      setup_intent: `seti_${sessionId}`,
      subscription: null,
      amount_total: null,
      currency: null,
    },
  ])
  return { sessionId, reference: answer.reference }
}

async function bought(email: string) {
  const paid = purchase(provider, { email })
  await tell(paid.event.paid as [string, Record<string, unknown>])
  const [plan] = await billing().plansOf((await memberBy(email)).uid)
  if (!plan) throw new Error('nothing was bought')
  return { paid, plan }
}

describe('the 14-day trial (§9)', () => {
  test('card saved: Premium at once; reminder on day 11; charged once on day 14, by an idempotency key', async () => {
    const { sessionId } = await trial('teo@exemplo.test')
    expect(await billing().progressOf(sessionId)).toBe('trial')
    const member = await memberBy('teo@exemplo.test')
    expect(member).toMatchObject({ subscriptionType: 'Premium', subscriptionStatus: 'Active' })
    expect(subjectsTo(member.email).sort()).toEqual([
      'Já és Premium. Faltam dois passos',
      'O teu período experimental começou',
    ])
    await later(10)
    expect(subjectsTo(member.email)).toHaveLength(2)
    await later(1)
    await later(0)
    expect(subjectsTo(member.email).filter((s) => s.startsWith('Faltam três dias'))).toHaveLength(1)
    expect(provider.calls('POST payment')).toHaveLength(0)
    await later(3)
    await later(0)
    const charges = provider.calls('POST payment')
    expect(charges).toHaveLength(1)
    expect(charges[0]).toMatchObject({
      params: { amount: '7500', currency: 'eur', off_session: 'true', confirm: 'true' },
      idempotencyKey: expect.stringMatching(/^trial-[\w-]+-0$/),
    })
    const [plan] = await billing().plansOf(member.uid)
    expect(plan).toMatchObject({ state: 'active', paid: { minor: 7500, currency: 'EUR' } })
  })

  test('the provider telling about the same charge, twice and late, changes nothing', async () => {
    const member = await memberBy('teo@exemplo.test')
    const [before] = await billing().plansOf(member.uid)
    const { rows } = await club.db.execute(
      sql`SELECT payment_id FROM orders WHERE uid = ${member.uid}`,
    )
    const object = {
      id: rows[0]?.payment_id,
      amount_received: 7500,
      metadata: { order: before?.orderId },
    }
    await tell(['payment_intent.succeeded', object])
    await tell(['payment_intent.succeeded', object])
    const [after] = await billing().plansOf(member.uid)
    expect(after).toMatchObject({ state: 'active', paid: { minor: 7500 } })
  })

  test('cancelled before the charge: nothing is paid, a durable confirmation, Premium ends', async () => {
    await trial('ana.cancela@exemplo.test', 'BR')
    const member = await memberBy('ana.cancela@exemplo.test')
    const [plan] = await billing().plansOf(member.uid)
    expect(plan?.withdrawUntil).not.toBeNull()
    const before = provider.calls('POST payment').length
    expect(await billing().withdraw(member.uid, plan?.orderId ?? '')).toEqual({ ok: true })
    expect(await billing().withdraw(member.uid, plan?.orderId ?? '')).toEqual({ ok: true })
    await club.queue.idle()
    expect(await memberBy(member.email)).toMatchObject({
      subscriptionType: 'free',
      subscriptionStatus: 'Inactive',
    })
    const mail = club.mailbox.lastTo(member.email)
    expect(mail.subject).toBe('Recebemos sua desistência')
    expect(mail.text).toContain('Nada foi cobrado e nada será.')
    expect(subjectsTo(member.email).filter((s) => s === mail.subject)).toHaveLength(1)
    await later(20)
    expect(provider.calls('POST payment')).toHaveLength(before)
  })

  test('a declined charge is tried again after 1 and 3 days, then Inactive with a mail; a later card works', async () => {
    provider.declineChargesWith('insufficient_funds')
    await trial('leo@exemplo.test')
    const member = await memberBy('leo@exemplo.test')
    const tries = () =>
      provider.calls('POST payment').filter(({ params }) => params.customer?.includes('seti_'))
        .length
    const before = tries()
    await later(14)
    expect(tries() - before).toBe(1)
    expect(subjectsTo(member.email).at(-1)).toBe('O teu banco recusou o pagamento')
    expect(await memberBy(member.email)).toMatchObject({ subscriptionStatus: 'Active' })
    await later(1)
    await later(3)
    expect(tries() - before).toBe(3)
    await later(10)
    expect(tries() - before).toBe(3)
    expect(await memberBy(member.email)).toMatchObject({ subscriptionStatus: 'Inactive' })
    expect(
      subjectsTo(member.email).filter((s) => s === 'O teu Premium ficou inativo'),
    ).toHaveLength(1)
    provider.declineChargesWith(undefined)
    await bought(member.email)
    expect(await memberBy(member.email)).toMatchObject({
      subscriptionType: 'Premium',
      subscriptionStatus: 'Active',
    })
  })

  test('a charge whose process died before writing it down is found again, not repeated', async () => {
    await trial('mia@exemplo.test')
    const member = await memberBy('mia@exemplo.test')
    const [plan] = await billing().plansOf(member.uid)
    club.clock.advance({ days: 14 })
    const orderId = plan?.orderId ?? ''
    // The first try reached the provider; its outcome was lost with the process.
    await billing().chargeTrial(orderId)
    await club.db.execute(
      sql`DELETE FROM payment_facts WHERE event_id LIKE 'charge-%' AND key IN (SELECT payment_id FROM orders WHERE id = ${orderId})`,
    )
    await club.db.execute(
      sql`UPDATE orders SET state = 'trial', payment_id = NULL, paid_at = NULL WHERE id = ${orderId}`,
    )
    const before = provider.calls('POST payment').length
    await billing().chargeTrial(orderId)
    expect(provider.calls('POST payment')).toHaveLength(before)
    expect((await billing().plansOf(member.uid))[0]).toMatchObject({ state: 'active' })
  })

  test('there is one trial a person: the second opens nothing and is never charged', async () => {
    await trial('rui@exemplo.test')
    const member = await memberBy('rui@exemplo.test')
    const [first] = await billing().plansOf(member.uid)
    await billing().withdraw(member.uid, first?.orderId ?? '')
    await trial('rui@exemplo.test')
    expect(await memberBy(member.email)).toMatchObject({ subscriptionType: 'free' })
    expect(subjectsTo(member.email).at(-1)).toBe('Não começámos outro período experimental')
  })

  test('leaving the club stops the charge, and what billing kept names nobody', async () => {
    await trial('sai@exemplo.test')
    const { uid } = await memberBy('sai@exemplo.test')
    expect(await club.services.members.eraseMember(uid)).toBe('deleted')
    const before = provider.calls('POST payment').length
    await later(20)
    expect(provider.calls('POST payment')).toHaveLength(before)
    const { rows } = await club.db.execute(
      sql`SELECT string_agg(to_jsonb(o)::text, '') AS orders, (SELECT string_agg(to_jsonb(c)::text, '') FROM checkouts c) AS checkouts FROM orders o`,
    )
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`sai@exemplo|${uid}`))
  })
})

describe('the right of withdrawal', () => {
  test.each([
    ['PT', 14, 7500, 'eur'],
    ['BR', 7, 47_000, 'brl'],
  ] as const)('in %s it lasts %i days from the charge', async (market, days, minor, currency) => {
    const buy = purchase(provider, { minor, currency })
    await tell(buy.event.paid as [string, Record<string, unknown>])
    const { uid } = await memberBy(buy.email)
    const plan = async () => (await billing().plansOf(uid))[0]
    expect(await plan()).toMatchObject({ market })
    club.clock.advance({ days })
    expect((await plan())?.withdrawUntil).not.toBeNull()
    club.clock.advance({ days: 1 })
    expect((await plan())?.withdrawUntil).toBeNull()
    const orderId = (await plan())?.orderId ?? ''
    expect(await billing().withdraw(uid, orderId)).toEqual({ ok: false, reason: 'too-late' })
    expect(await memberBy(buy.email)).toMatchObject({ subscriptionType: 'Premium' })
  })

  test('used: refunded by the provider once, confirmed by mail, Premium ends at once', async () => {
    const { plan, paid } = await bought('desiste@exemplo.test')
    const { uid } = await memberBy('desiste@exemplo.test')
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => billing().withdraw(uid, plan.orderId)),
    )
    expect(answers).toEqual(answers.map(() => ({ ok: true })))
    expect(await memberBy('desiste@exemplo.test')).toMatchObject({ subscriptionType: 'free' })
    await club.queue.idle()
    const refunds = provider
      .calls('POST refund')
      .filter(({ params }) => params.payment_intent === paid.paymentId)
    expect(refunds).toHaveLength(1)
    expect(refunds[0]).toMatchObject({
      params: { amount: '7500' },
      idempotencyKey: `refund-${plan.orderId}`,
    })
    const mail = club.mailbox.lastTo('desiste@exemplo.test')
    expect(mail.subject).toBe('Recebemos a tua desistência')
    expect(mail.text).toMatch(/75\s€/)
    await tell(paid.event.refunded as [string, Record<string, unknown>])
    expect((await billing().plansOf(uid))[0]).toMatchObject({
      state: 'ended',
      endedWhy: 'withdrawn',
      refunded: { minor: 7500 },
    })
  })

  test('nobody withdraws from somebody else’s purchase', async () => {
    const { plan } = await bought('dona@exemplo.test')
    const stranger = await club.a.member()
    expect(await billing().withdraw(stranger.uid, plan.orderId)).toEqual({
      ok: false,
      reason: 'not-found',
    })
    const token = billing().pathOf(plan.orderId).split('/').at(-1) ?? ''
    expect(await billing().purchaseByLink(`${token.slice(0, -2)}xx`)).toBeUndefined()
    expect(await billing().purchaseByLink(token)).toMatchObject({ plan: { orderId: plan.orderId } })
  })
})

test('buying twice is recognised and offered back; the first Premium stays', async () => {
  const first = await bought('duas@exemplo.test')
  club.clock.advance({ minutes: 5 })
  const second = purchase(provider, { email: 'duas@exemplo.test' })
  await tell(second.event.paid as [string, Record<string, unknown>])
  const { uid } = await memberBy('duas@exemplo.test')
  expect(subjectsTo('duas@exemplo.test').at(-1)).toBe(
    'Pagaste duas vezes. Queres o dinheiro de volta?',
  )
  const again = (await billing().plansOf(uid)).find((plan) => plan.boughtAgain)
  expect(again?.orderId).not.toBe(first.plan.orderId)
  expect(await billing().returnSecondPurchase(uid, first.plan.orderId)).toMatchObject({ ok: false })
  expect(await billing().returnSecondPurchase(uid, again?.orderId ?? '')).toEqual({ ok: true })
  await club.queue.idle()
  expect(provider.calls('POST refund').at(-1)?.params.payment_intent).toBe(second.paymentId)
  expect(await memberBy('duas@exemplo.test')).toMatchObject({
    subscriptionType: 'Premium',
    subscriptionStatus: 'Active',
  })
})

test('Premium that was given outlives a purchase that goes back', async () => {
  const member = await club.a.member({ plan: 'Premium' })
  const buy = purchase(provider, { email: member.email })
  await tell(buy.event.paid as [string, Record<string, unknown>])
  await tell(buy.event.refunded as [string, Record<string, unknown>])
  expect(await memberBy(member.email)).toMatchObject({
    subscriptionType: 'Premium',
    subscriptionStatus: 'Active',
  })
})

test('a downgrade is final: a dispute won later brings nothing back', async () => {
  const { paid } = await bought('baixa@exemplo.test')
  const { uid } = await memberBy('baixa@exemplo.test')
  await club.services.members.downgrade(uid)
  await tell(paid.event.disputeWon as [string, Record<string, unknown>])
  expect(await memberBy('baixa@exemplo.test')).toMatchObject({
    subscriptionType: 'free',
    subscriptionStatus: 'Inactive',
  })
})

describe('the checkout', () => {
  const order = { ...asked, market: 'PT', way: 'now', clientAddress: '203.0.113.9' } as const

  test('asks for the price of the market, in its currency, once, with a reference the provider keeps', async () => {
    const answer = await billing().beginCheckout({ ...order, market: 'BR' })
    expect(answer).toMatchObject({ ok: true, url: expect.stringMatching(/^https:\/\/checkout/) })
    expect(provider.calls('POST checkout').at(-1)?.params).toMatchObject({
      mode: 'payment',
      'line_items[0][price_data][unit_amount]': '47000',
      'line_items[0][price_data][currency]': 'brl',
      locale: 'pt-BR',
      'adaptive_pricing[enabled]': 'false',
    })
  })

  test.each(['yearly', '__proto__', ''])('does not sell %j', async (plan) => {
    expect(await billing().beginCheckout({ ...order, plan })).toEqual({
      ok: false,
      reason: 'not-sold',
    })
  })

  test('a referral code takes 25 EUR or 150 BRL off, for 24 months, as often as you like', async () => {
    const { uid } = await club.a.member()
    const { code } = await club.db.transaction((tx) => billing().discounts.issue(tx, uid))
    for (const [market, minor] of [
      ['PT', '5000'],
      ['BR', '32000'],
      ['PT', '5000'],
    ] as const) {
      const typed = ` ${code.toLowerCase()} `
      expect(await billing().beginCheckout({ ...order, market, code: typed })).toMatchObject({
        ok: true,
      })
      const { params } = provider.calls('POST checkout').at(-1) ?? {}
      expect(params?.['line_items[0][price_data][unit_amount]']).toBe(minor)
    }
    await trial('comcodigo@exemplo.test', 'PT', code)
    const [plan] = await billing().plansOf((await memberBy('comcodigo@exemplo.test')).uid)
    expect(plan?.price.minor).toBe(5000)
    expect(await billing().beginCheckout({ ...order, code: 'VOA-NADA' })).toEqual({
      ok: false,
      reason: 'unknown-code',
    })
    club.clock.advance({ days: 732 })
    expect(await billing().discounts.find(code)).toBeUndefined()
  })

  test('tells a member who has the lifetime plan instead of selling it again', async () => {
    await bought('ja@exemplo.test')
    const { uid } = await memberBy('ja@exemplo.test')
    expect(await billing().beginCheckout({ ...order, viewerUid: uid })).toEqual({
      ok: false,
      reason: 'already-premium',
    })
    expect(await billing().hasPortal(uid)).toBe(true)
    expect(await billing().portalFor(uid)).toMatch(/^https:\/\/billing\.stripe\.com\//)
  })

  test('the receipt and only the payer’s own browser lead further', async () => {
    const { sessionId, reference } = await trial('volta@exemplo.test')
    const { uid } = await memberBy('volta@exemplo.test')
    expect(await billing().buyerOf(reference, sessionId)).toBe(uid)
    expect(await billing().buyerOf('another-reference', sessionId)).toBeUndefined()
    const { paid } = await bought('recibo@exemplo.test')
    await tell(paid.event.charged as [string, Record<string, unknown>])
    const [plan] = await billing().plansOf((await memberBy('recibo@exemplo.test')).uid)
    expect(plan?.receiptUrl).toMatch(/^https:\/\/pay\.stripe\.com\/receipts\//)
  })
})
