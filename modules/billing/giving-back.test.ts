import { afterAll, describe, expect, test } from 'vitest'
import { bought, buyer, payingClub, subjectsTo, tell } from '~/tests/support/paying'
import { purchase } from '~/tests/support/purchases'

const paying = await payingClub()
const { club, provider } = paying
afterAll(() => paying[Symbol.asyncDispose]())

const billing = () => club.services.billing

describe('the right of withdrawal', () => {
  test.each([
    ['PT', 14, 7500, 'eur'],
    ['BR', 7, 47_000, 'brl'],
  ] as const)('in %s it lasts %i days from the charge', async (market, days, minor, currency) => {
    const buy = purchase(provider, { minor, currency })
    await tell(club, buy.event.paid)
    const { uid } = await buyer(club, buy.email)
    const plan = async () => (await billing().plansOf(uid))[0]
    expect(await plan()).toMatchObject({ market })
    club.clock.advance({ days })
    expect((await plan())?.withdrawUntil).not.toBeNull()
    club.clock.advance({ days: 1 })
    expect((await plan())?.withdrawUntil).toBeNull()
    const orderId = (await plan())?.orderId ?? ''
    expect(await billing().withdraw(uid, orderId)).toEqual({ ok: false, reason: 'too-late' })
    expect(await buyer(club, buy.email)).toMatchObject({ subscriptionType: 'Premium' })
  })

  test('used: refunded by the provider once, confirmed by mail, Premium ends at once', async () => {
    const { plan, paid } = await bought(club, provider, 'desiste@exemplo.test')
    const { uid } = await buyer(club, 'desiste@exemplo.test')
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => billing().withdraw(uid, plan.orderId)),
    )
    expect(answers).toEqual(answers.map(() => ({ ok: true })))
    expect(await buyer(club, 'desiste@exemplo.test')).toMatchObject({ subscriptionType: 'free' })
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
    await tell(club, paid.event.refunded)
    expect((await billing().plansOf(uid))[0]).toMatchObject({
      state: 'ended',
      endedWhy: 'withdrawn',
      refunded: { minor: 7500 },
    })
  })

  test('nobody withdraws from somebody else’s purchase', async () => {
    const { plan } = await bought(club, provider, 'dona@exemplo.test')
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
  const first = await bought(club, provider, 'duas@exemplo.test')
  club.clock.advance({ minutes: 5 })
  const second = purchase(provider, { email: 'duas@exemplo.test' })
  await tell(club, second.event.paid)
  const { uid } = await buyer(club, 'duas@exemplo.test')
  expect(subjectsTo(club, 'duas@exemplo.test').at(-1)).toBe(
    'Pagaste duas vezes. Queres o dinheiro de volta?',
  )
  const again = (await billing().plansOf(uid)).find((plan) => plan.boughtAgain)
  expect(again?.orderId).not.toBe(first.plan.orderId)
  expect(await billing().returnSecondPurchase(uid, first.plan.orderId)).toMatchObject({ ok: false })
  expect(await billing().returnSecondPurchase(uid, again?.orderId ?? '')).toEqual({ ok: true })
  await club.queue.idle()
  expect(provider.calls('POST refund').at(-1)?.params.payment_intent).toBe(second.paymentId)
  expect(await buyer(club, 'duas@exemplo.test')).toMatchObject({
    subscriptionType: 'Premium',
    subscriptionStatus: 'Active',
  })
})

test('Premium that was given outlives a purchase that goes back', async () => {
  const member = await club.a.member({ plan: 'Premium' })
  const buy = purchase(provider, { email: member.email })
  await tell(club, buy.event.paid)
  await tell(club, buy.event.refunded)
  expect(await buyer(club, member.email)).toMatchObject({
    subscriptionType: 'Premium',
    subscriptionStatus: 'Active',
  })
})

test('a downgrade is final: a dispute won later brings nothing back', async () => {
  const { paid } = await bought(club, provider, 'baixa@exemplo.test')
  const { uid } = await buyer(club, 'baixa@exemplo.test')
  await club.services.members.downgrade(uid)
  await tell(club, paid.event.disputeWon)
  expect(await buyer(club, 'baixa@exemplo.test')).toMatchObject({
    subscriptionType: 'free',
    subscriptionStatus: 'Inactive',
  })
})
