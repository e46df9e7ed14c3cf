import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Member } from '~/modules/members/model'
import { commandLine } from '~/modules/staff/model'
import { tell } from '~/tests/support/paying'
import { type PaymentProviderDouble, startPaymentProvider } from '~/tests/support/payment-provider'
import { type Purchase, purchase } from '~/tests/support/purchases'
import { type TestClub, testClub } from '~/tests/support/test-club'
import { mailboxOf } from './model'

let provider: PaymentProviderDouble
beforeAll(async () => {
  provider = await startPaymentProvider()
})
afterAll(() => provider[Symbol.asyncDispose]())

const payingClub = () => testClub({ works: true, env: provider.env })

let people = 0

/** Somebody who came by the link and joined; answers the address, paying is another step. */
async function friendOf(club: TestClub, referrer: Member, email = `amiga${++people}@exemplo.test`) {
  const { promotions, members } = club.services
  const remembered = await promotions.touch(await promotions.codeOf(referrer.uid), undefined)
  await members.join({
    name: 'Amiga',
    email,
    homeAirport: 'LISBOA-PT',
    variant: 'PT',
    source: 'home',
    // All from one address: that is what a family is.
    clientAddress: '203.0.113.7',
    trap: '',
    proof: '',
    referral: remembered,
  })
  return email
}

/** The provider's events of a purchase, as they come; answers how to take it back. */
async function pays(
  club: TestClub,
  email: string,
  more: { card?: string; reference?: string } = {},
): Promise<Purchase> {
  const bought = purchase(provider, { email, reference: more.reference ?? null })
  if (more.card) provider.paidWithCard(bought.paymentId, more.card)
  await tell(club, bought.event.paid)
  return bought
}

const refunds = (club: TestClub, bought: Purchase) => tell(club, bought.event.refunded)

const balanceOf = async (club: TestClub, { uid }: Member) =>
  (await club.services.promotions.memberView(uid)).balance

test('§9 a referral is worth a point when the friend has paid and the term to withdraw has passed', async () => {
  await using club = await payingClub()
  const { promotions } = club.services
  const rita = await club.a.member({ plan: 'Premium' })
  const friend = await friendOf(club, rita)
  expect(await balanceOf(club, rita)).toMatchObject({ pending: 0, confirmed: 0 })
  const bought = await pays(club, friend)
  await tell(club, bought.event.paid)
  expect(await balanceOf(club, rita)).toMatchObject({ pending: 1, confirmed: 0 })
  club.clock.advance({ days: 15 })
  await promotions.followTheClock()
  expect(await balanceOf(club, rita)).toMatchObject({ pending: 1, confirmed: 0 })
  club.clock.advance({ days: 1 })
  await Promise.all([1, 2, 3].map(() => promotions.followTheClock()))
  expect(await balanceOf(club, rita)).toMatchObject({ pending: 0, confirmed: 1 })
  await club.queue.idle()
  const mails = club.mailbox.mails.filter(({ to }) => to.includes(rita.email))
  expect(mails.map(({ subject }) => subject)).toEqual(['Ganhaste um ponto'])
  expect(mails[0]?.text).toContain('Faltam 2 para a próxima recompensa')
})

test('the first link counts for 90 days, then the next one does', async () => {
  await using club = await payingClub()
  const { promotions } = club.services
  const [rita, nuno] = [await club.a.member(), await club.a.member()]
  const first = await promotions.touch(await promotions.codeOf(rita.uid), undefined)
  const other = await promotions.codeOf(nuno.uid)
  expect(first).toBeDefined()
  expect(await promotions.touch(other, first)).toBeUndefined()
  club.clock.advance({ days: 89, hours: 23 })
  expect(await promotions.touch(other, first)).toBeUndefined()
  club.clock.advance({ hours: 1 })
  expect(await promotions.touch(other, first)).toBeDefined()
})

test('what a visitor made up, an unknown code and a known member bring nobody a point', async () => {
  await using club = await payingClub()
  const { promotions } = club.services
  expect(await promotions.touch('zzzzzzzz', undefined)).toBeUndefined()
  expect(await promotions.touch("' OR 1=1 --", 'x.y')).toBeUndefined()
  const rita = await club.a.member()
  const code = await promotions.codeOf(rita.uid)
  const friend = await club.a.member()
  await club.db.transaction((tx) => promotions.joined(tx, friend.uid, `${btoa(code)}.forged`))
  await pays(club, friend.email)
  expect(await balanceOf(club, rita)).toMatchObject({ pending: 0 })
})

test('one link, one member: a hundred first visits at once give one code', async () => {
  await using club = await payingClub()
  const { uid } = await club.a.member()
  const codes = await Promise.all(
    Array.from({ length: 100 }, () => club.services.promotions.codeOf(uid)),
  )
  expect(new Set(codes).size).toBe(1)
})

test('a refund takes the point back, before or after it was confirmed, once', async () => {
  await using club = await payingClub()
  const rita = await club.a.member()
  const [early, late] = [await friendOf(club, rita), await friendOf(club, rita)]
  const first = await pays(club, early)
  const second = await pays(club, late)
  await refunds(club, first)
  club.clock.advance({ days: 16 })
  await club.services.promotions.followTheClock()
  expect(await balanceOf(club, rita)).toMatchObject({ confirmed: 1, reversed: 1 })
  await Promise.all([refunds(club, second), refunds(club, second), refunds(club, second)])
  expect(await balanceOf(club, rita)).toMatchObject({ confirmed: 0, reversed: 2 })
  const { history } = await club.services.promotions.memberView(rita.uid)
  expect(history[0]).toMatchObject({ kind: 'reversed', reason: 'plan-refunded' })
})

test('self-referral, the same card and thrown-away addresses wait for the team; the family does not', async () => {
  await using club = await payingClub()
  const { promotions } = club.services
  const rita = await club.a.member({ email: 'rita.sousa@gmail.com', plan: 'Premium' })
  await pays(club, rita.email, { card: 'card of Rita' })
  await pays(club, await friendOf(club, rita, 'ritasousa+2@gmail.com'), { card: 'a' })
  await pays(club, await friendOf(club, rita), { card: 'card of Rita' })
  await pays(club, await friendOf(club, rita, 'x@mail.yopmail.com'), { card: 'b' })
  await pays(club, await friendOf(club, rita), { card: 'c' })
  expect(await balanceOf(club, rita)).toMatchObject({ held: 3, pending: 1 })
  club.clock.advance({ days: 16 })
  await promotions.followTheClock()
  expect(await balanceOf(club, rita)).toMatchObject({ held: 3, confirmed: 1 })

  const held = await promotions.held(commandLine)
  expect(held.map(({ reason }) => reason)).toEqual([
    'self-referral',
    'same-card',
    'disposable-address',
  ])
  const [self, card] = held
  expect(
    await promotions.decideHeld(commandLine, self?.id ?? '', 'refuse', 'a família tem um cartão'),
  ).toBe(true)
  expect(
    await promotions.decideHeld(commandLine, self?.id ?? '', 'release', 'a família tem um cartão'),
  ).toBe(false)
  expect(
    await promotions.decideHeld(commandLine, card?.id ?? '', 'release', 'a família tem um cartão'),
  ).toBe(true)
  await promotions.followTheClock()
  expect(await balanceOf(club, rita)).toMatchObject({ held: 1, confirmed: 2, reversed: 1 })
})

test('one card for two friends of one member is held, for two strangers it is not', async () => {
  await using club = await payingClub()
  const [rita, nuno] = [await club.a.member(), await club.a.member()]
  await pays(club, await friendOf(club, rita), { card: 'shared' })
  await pays(club, await friendOf(club, nuno), { card: 'shared' })
  expect(await balanceOf(club, nuno)).toMatchObject({ pending: 1, held: 0 })
  await pays(club, await friendOf(club, rita), { card: 'shared' })
  expect(await balanceOf(club, rita)).toMatchObject({ pending: 1, held: 1 })
})

test('points expire after 24 months, with a reminder a month before, both once', async () => {
  await using club = await payingClub()
  const { promotions } = club.services
  const rita = await club.a.member({ variant: 'BR' })
  await pays(club, await friendOf(club, rita))
  club.clock.advance({ days: 16 })
  await promotions.followTheClock()
  await club.queue.idle()
  club.clock.set(new Date('2028-11-05T12:00:00Z'))
  await Promise.all(Array.from({ length: 5 }, () => promotions.followTheClock()))
  await promotions.followTheClock()
  await club.queue.idle()
  const subjects = club.mailbox.mails
    .filter(({ to }) => to.includes(rita.email))
    .map(({ subject }) => subject)
  expect(subjects).toEqual(['Você ganhou um ponto', 'Você tem pontos quase vencendo'])
  expect(club.mailbox.lastTo(rita.email).text).toContain('1 de dezembro de 2028')
  club.clock.set(new Date('2028-12-01T12:00:00Z'))
  await promotions.followTheClock()
  await promotions.followTheClock()
  const view = await promotions.memberView(rita.uid)
  expect(view.balance).toMatchObject({ confirmed: 0, expired: 1 })
  expect(view.history.filter(({ kind }) => kind === 'expired')).toHaveLength(1)
})

test('the ledger can be added to and not changed', async () => {
  await using club = await payingClub()
  const rita = await club.a.member()
  await pays(club, await friendOf(club, rita))
  const refused = /append-only/
  for (const statement of [
    sql`UPDATE point_entries SET kind = 'confirmed'`,
    sql`DELETE FROM point_entries`,
    sql`TRUNCATE point_entries`,
  ]) {
    await expect(club.db.execute(statement)).rejects.toMatchObject({
      cause: { message: expect.stringMatching(refused) },
    })
  }
})

test('a friend who leaves takes nothing along: the point stays, the name does not', async () => {
  await using club = await payingClub()
  const rita = await club.a.member()
  const friend = await friendOf(club, rita)
  await pays(club, friend)
  await club.db.transaction(async (tx) => {
    await tx.execute(sql`SELECT set_config('club.erasing', 'on', true)`)
    await tx.execute(sql`DELETE FROM users WHERE email = ${friend}`)
  })
  expect(await balanceOf(club, rita)).toMatchObject({ pending: 1 })
})

test('who comes by a link and pays without joining first is remembered with the checkout', async () => {
  await using club = await payingClub()
  const { promotions, billing } = club.services
  const rita = await club.a.member()
  const before = await club.a.member()
  const remembered = await promotions.touch(await promotions.codeOf(rita.uid), undefined)
  const checkout = async () => {
    const opened = await billing.beginCheckout({
      plan: 'lifetime',
      page: 'pt',
      code: '',
      market: 'PT',
      way: 'now',
      viewerUid: undefined,
      clientAddress: '198.51.100.9',
    })
    if (!opened.ok) throw new Error(opened.reason)
    await promotions.checkoutOpened(opened.reference, remembered)
    return opened.reference
  }
  club.clock.advance({ hours: 1 })
  await pays(club, 'nova@exemplo.test', { reference: await checkout() })
  expect(await balanceOf(club, rita)).toMatchObject({ pending: 1 })
  // A member of old is nobody's discovery.
  await pays(club, before.email, { reference: await checkout() })
  expect(await balanceOf(club, rita)).toMatchObject({ pending: 1 })
})

test('giving Premium up returns no money, so the point stays', async () => {
  await using club = await payingClub()
  const rita = await club.a.member()
  const friend = await friendOf(club, rita)
  await pays(club, friend)
  await club.services.members.downgrade((await club.services.members.uidOf(friend)) ?? '')
  club.clock.advance({ days: 16 })
  await club.services.promotions.followTheClock()
  expect(await balanceOf(club, rita)).toMatchObject({ confirmed: 1 })
})

test('one mailbox, however it is written', () => {
  expect(mailboxOf('Rita.Sousa+clube@GoogleMail.com')).toBe('ritasousa@gmail.com')
  expect(mailboxOf('rita.sousa@exemplo.test')).toBe('rita.sousa@exemplo.test')
})
