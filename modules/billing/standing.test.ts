import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asideKeys, mailsFor, memberBy, send, sendAndApply } from '~/tests/support/paying'
import {
  type PaymentProviderDouble,
  signedEvent,
  startPaymentProvider,
  YEARLY_PRODUCT,
} from '~/tests/support/payment-provider'
import { purchase, type Told } from '~/tests/support/purchases'
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

const tell = (told: Told) => sendAndApply(club, told)

describe('Premium begins', () => {
  test('for a stranger: a new account, Premium, Active, set-up needed, one welcome and one confirmation', async () => {
    const bought = purchase(provider, {
      email: 'Nova.Compra@Exemplo.test',
      name: 'Nova\u0007 Compra',
    })
    await send(living, bought.event.paid)
    await living.queue.idle()
    expect(await memberBy(living, 'nova.compra@exemplo.test')).toMatchObject({
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
    await tell(bought.event.paid)
    expect(await memberBy(club, ana.email)).toMatchObject({ subscriptionType: 'Premium' })
    expect(await memberBy(club, 'outra@exemplo.test')).toBeUndefined()
  })

  test('for the free member with that address, who keeps name and airport', async () => {
    const bia = await club.a.member({ email: 'bia.gratis@exemplo.test', airport: 'PORTO-PT' })
    const bought = purchase(provider, { email: 'BIA.gratis@exemplo.test', reference: 'unknown' })
    await tell(bought.event.paid)
    expect(await memberBy(club, bia.email)).toMatchObject({
      uid: bia.uid,
      subscriptionType: 'Premium',
      homeAirport: 'PORTO-PT',
    })
  })

  test('in reais for Brazil', async () => {
    const bought = purchase(provider, { minor: 47_000, currency: 'brl' })
    await tell(bought.event.paid)
    expect(await memberBy(club, bought.email)).toMatchObject({
      subscriptionType: 'Premium',
      variant: 'BR',
    })
  })

  test('never by the return address alone', async () => {
    const bought = purchase(provider)
    expect(await club.services.billing.progressOf(bought.sessionId)).toBe('waiting')
    await tell(bought.event.completed)
    expect(await club.services.billing.progressOf(bought.sessionId)).toBe('awaiting-payment')
    expect(await memberBy(club, bought.email)).toBeUndefined()
    await tell(bought.event.asyncFailed)
    expect(await club.services.billing.progressOf(bought.sessionId)).toBe('failed')
    expect(await memberBy(club, bought.email)).toBeUndefined()
  })
})

describe('put aside for the team, and never granted', () => {
  test.each([
    ['another product', { product: 'prod_shoes' }, 'foreign-product'],
    ['another currency', { currency: 'usd' }, 'foreign-currency'],
    ['another amount', { minor: 100 }, 'wrong-amount'],
  ])('%s', async (_, details, reason) => {
    const bought = purchase(provider, details)
    await tell(bought.event.paid)
    await tell(bought.event.paid)
    expect(await asideKeys(club)).toContain(`${bought.sessionId} ${reason}`)
    expect(await memberBy(club, bought.email)).toBeUndefined()
    expect(await club.services.billing.progressOf(bought.sessionId)).toBe('review')
  })

  test('an event of the live mode at a test key', async () => {
    const bought = purchase(provider)
    const [type, object] = bought.event.paid
    const event = signedEvent(type, object, { now: club.clock.now(), livemode: true })
    await club.services.billing.receiveEvent(event.body, event.signature)
    await club.services.billing.applyEvent(event.id)
    expect(await asideKeys(club)).toContain(`${bought.sessionId} wrong-mode`)
    expect(await memberBy(club, bought.email)).toBeUndefined()
  })

  test('a refund of something unknown, until what it belongs to arrives', async () => {
    const bought = purchase(provider)
    await tell(bought.event.refundCreated)
    expect(await asideKeys(club)).toContain(`${bought.paymentId} unmatched`)
    await tell(bought.event.paid)
    expect(await asideKeys(club)).not.toContain(`${bought.paymentId} unmatched`)
    expect(await memberBy(club, bought.email)).toMatchObject({ subscriptionType: 'free' })
  })
})

test('a dispute suspends and winning it brings Premium back, without another welcome', async () => {
  const bought = purchase(provider)
  await tell(bought.event.paid)
  await tell(bought.event.disputeOpened)
  expect(await memberBy(club, bought.email)).toMatchObject({
    subscriptionType: 'Premium',
    subscriptionStatus: 'Inactive',
  })
  await tell(bought.event.disputeWon)
  expect(await memberBy(club, bought.email)).toMatchObject({ subscriptionStatus: 'Active' })
  expect(await mailsFor(club, bought.email, 'premium-begins')).toBe(1)
})

test('a partial refund changes the amount and nothing else', async () => {
  const bought = purchase(provider)
  await tell(bought.event.paid)
  await tell(bought.event.partlyRefunded)
  const member = await memberBy(club, bought.email)
  expect(member).toMatchObject({ subscriptionType: 'Premium', subscriptionStatus: 'Active' })
  const [plan] = await club.services.billing.plansOf(member?.uid ?? '')
  expect(plan).toMatchObject({ state: 'active', refunded: { minor: 1000, currency: 'EUR' } })
})

test('the old yearly plan: paid, renewed, renewal refunded by its invoice, ended', async () => {
  const bought = purchase(provider, { minor: 4500, product: YEARLY_PRODUCT })
  const [type, session] = bought.event.paid
  const subscription = `sub_${bought.sessionId}`
  await tell([type, { ...session, mode: 'subscription', payment_intent: null, subscription }])
  expect(await memberBy(club, bought.email)).toMatchObject({ subscriptionType: 'Premium' })
  const parent = { subscription_details: { subscription } }
  await tell(['invoice.paid', { id: 'in_1', amount_paid: 4500, parent }])
  await tell(['invoice.payment_failed', { id: 'in_2', amount_paid: 0, parent }])
  await tell(['customer.subscription.updated', { id: subscription, status: 'past_due' }])
  expect(await memberBy(club, bought.email)).toMatchObject({ subscriptionStatus: 'Active' })
  club.clock.advance({ seconds: 10 })
  await tell(['customer.subscription.deleted', { id: subscription, status: 'canceled' }])
  expect(await memberBy(club, bought.email)).toMatchObject({ subscriptionType: 'free' })

  const other = purchase(provider, { minor: 4500, product: YEARLY_PRODUCT })
  const [, otherSession] = other.event.paid
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
  await tell(other.event.refunded)
  expect(await memberBy(club, other.email)).toMatchObject({ subscriptionType: 'free' })
})
