import { afterAll, describe, expect, test } from 'vitest'
import { bought, buyer, payingClub, tell, trial } from '~/tests/support/paying'

const paying = await payingClub()
const { club, provider } = paying
afterAll(() => paying[Symbol.asyncDispose]())

const billing = () => club.services.billing

describe('the checkout', () => {
  const order = {
    plan: 'lifetime',
    page: 'pt',
    code: '',
    viewerUid: undefined,
    market: 'PT',
    way: 'now',
    clientAddress: '203.0.113.9',
  } as const

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
    await trial(club, 'comcodigo@exemplo.test', 'PT', code)
    const [plan] = await billing().plansOf((await buyer(club, 'comcodigo@exemplo.test')).uid)
    expect(plan?.price.minor).toBe(5000)
    expect(await billing().beginCheckout({ ...order, code: 'VOA-NADA' })).toEqual({
      ok: false,
      reason: 'unknown-code',
    })
    club.clock.advance({ days: 732 })
    expect(await billing().discounts.find(code)).toBeUndefined()
  })

  test('tells a member who has the lifetime plan instead of selling it again', async () => {
    await bought(club, provider, 'ja@exemplo.test')
    const { uid } = await buyer(club, 'ja@exemplo.test')
    expect(await billing().beginCheckout({ ...order, viewerUid: uid })).toEqual({
      ok: false,
      reason: 'already-premium',
    })
    expect(await billing().hasPortal(uid)).toBe(true)
    expect(await billing().portalFor(uid)).toMatch(/^https:\/\/billing\.stripe\.com\//)
  })

  test('the receipt and only the payer’s own browser lead further', async () => {
    const { sessionId, reference } = await trial(club, 'volta@exemplo.test')
    const { uid } = await buyer(club, 'volta@exemplo.test')
    expect(await billing().buyerOf(reference, sessionId)).toBe(uid)
    expect(await billing().buyerOf('another-reference', sessionId)).toBeUndefined()
    const { paid } = await bought(club, provider, 'recibo@exemplo.test')
    await tell(club, paid.event.charged)
    const [plan] = await billing().plansOf((await buyer(club, 'recibo@exemplo.test')).uid)
    expect(plan?.receiptUrl).toMatch(/^https:\/\/pay\.stripe\.com\/receipts\//)
  })
})
