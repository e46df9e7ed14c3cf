import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { bought, buyer, later, payingClub, subjectsTo, tell, trial } from '~/tests/support/paying'

const paying = await payingClub()
const { club, provider } = paying
afterAll(() => paying[Symbol.asyncDispose]())

const billing = () => club.services.billing

describe('the 14-day trial (§9)', () => {
  test('card saved: Premium at once; reminder on day 11; charged once on day 14, by an idempotency key', async () => {
    const { sessionId } = await trial(club, 'teo@exemplo.test')
    expect(await billing().progressOf(sessionId)).toBe('trial')
    const member = await buyer(club, 'teo@exemplo.test')
    expect(member).toMatchObject({ subscriptionType: 'Premium', subscriptionStatus: 'Active' })
    expect(subjectsTo(club, member.email).sort()).toEqual([
      'Já és Premium. Faltam dois passos',
      'O teu período experimental começou',
    ])
    await later(club, 10)
    expect(subjectsTo(club, member.email)).toHaveLength(2)
    await later(club, 1)
    await later(club, 0)
    expect(
      subjectsTo(club, member.email).filter((s) => s.startsWith('Faltam três dias')),
    ).toHaveLength(1)
    expect(provider.calls('POST payment')).toHaveLength(0)
    await later(club, 3)
    await later(club, 0)
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
    const member = await buyer(club, 'teo@exemplo.test')
    const [before] = await billing().plansOf(member.uid)
    const { rows } = await club.db.execute(
      sql`SELECT payment_id FROM orders WHERE uid = ${member.uid}`,
    )
    const object = {
      id: rows[0]?.payment_id,
      amount_received: 7500,
      metadata: { order: before?.orderId },
    }
    await tell(club, ['payment_intent.succeeded', object])
    await tell(club, ['payment_intent.succeeded', object])
    const [after] = await billing().plansOf(member.uid)
    expect(after).toMatchObject({ state: 'active', paid: { minor: 7500 } })
  })

  test('cancelled before the charge: nothing is paid, a durable confirmation, Premium ends', async () => {
    await trial(club, 'ana.cancela@exemplo.test', 'BR')
    const member = await buyer(club, 'ana.cancela@exemplo.test')
    const [plan] = await billing().plansOf(member.uid)
    expect(plan?.withdrawUntil).not.toBeNull()
    const before = provider.calls('POST payment').length
    expect(await billing().withdraw(member.uid, plan?.orderId ?? '')).toEqual({ ok: true })
    expect(await billing().withdraw(member.uid, plan?.orderId ?? '')).toEqual({ ok: true })
    await club.queue.idle()
    expect(await buyer(club, member.email)).toMatchObject({
      subscriptionType: 'free',
      subscriptionStatus: 'Inactive',
    })
    const mail = club.mailbox.lastTo(member.email)
    expect(mail.subject).toBe('Recebemos sua desistência')
    expect(mail.text).toContain('Nada foi cobrado e nada será.')
    expect(subjectsTo(club, member.email).filter((s) => s === mail.subject)).toHaveLength(1)
    await later(club, 20)
    expect(provider.calls('POST payment')).toHaveLength(before)
  })

  test('a declined charge is tried again after 1 and 3 days, then Inactive with a mail; a later card works', async () => {
    provider.declineChargesWith('insufficient_funds')
    await trial(club, 'leo@exemplo.test')
    const member = await buyer(club, 'leo@exemplo.test')
    const tries = () =>
      provider.calls('POST payment').filter(({ params }) => params.customer?.includes('seti_'))
        .length
    const before = tries()
    await later(club, 14)
    expect(tries() - before).toBe(1)
    expect(subjectsTo(club, member.email).at(-1)).toBe('O teu banco recusou o pagamento')
    expect(await buyer(club, member.email)).toMatchObject({ subscriptionStatus: 'Active' })
    await later(club, 1)
    await later(club, 3)
    expect(tries() - before).toBe(3)
    await later(club, 10)
    expect(tries() - before).toBe(3)
    expect(await buyer(club, member.email)).toMatchObject({ subscriptionStatus: 'Inactive' })
    expect(
      subjectsTo(club, member.email).filter((s) => s === 'O teu Premium ficou inativo'),
    ).toHaveLength(1)
    provider.declineChargesWith(undefined)
    await bought(club, provider, member.email)
    expect(await buyer(club, member.email)).toMatchObject({
      subscriptionType: 'Premium',
      subscriptionStatus: 'Active',
    })
  })

  test('a charge whose process died before writing it down is found again, not repeated', async () => {
    await trial(club, 'mia@exemplo.test')
    const member = await buyer(club, 'mia@exemplo.test')
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
    await trial(club, 'rui@exemplo.test')
    const member = await buyer(club, 'rui@exemplo.test')
    const [first] = await billing().plansOf(member.uid)
    await billing().withdraw(member.uid, first?.orderId ?? '')
    await trial(club, 'rui@exemplo.test')
    expect(await buyer(club, member.email)).toMatchObject({ subscriptionType: 'free' })
    expect(subjectsTo(club, member.email).at(-1)).toBe('Não começámos outro período experimental')
  })

  test('leaving the club stops the charge, and what billing kept names nobody', async () => {
    await trial(club, 'sai@exemplo.test')
    const { uid } = await buyer(club, 'sai@exemplo.test')
    expect(await club.services.members.eraseMember(uid)).toBe('deleted')
    const before = provider.calls('POST payment').length
    await later(club, 20)
    expect(provider.calls('POST payment')).toHaveLength(before)
    const { rows } = await club.db.execute(
      sql`SELECT string_agg(to_jsonb(o)::text, '') AS orders, (SELECT string_agg(to_jsonb(c)::text, '') FROM checkouts c) AS checkouts FROM orders o`,
    )
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`sai@exemplo|${uid}`))
  })
})
