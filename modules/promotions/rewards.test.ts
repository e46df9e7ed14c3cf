import { expect, test } from 'vitest'
import { asPremium, type PremiumMember } from '~/modules/members/model'
import { commandLine } from '~/modules/staff/model'
import { givePoints } from '~/tests/support/points'
import { teamPermit } from '~/tests/support/team-permit'
import { type TestClub, testClub } from '~/tests/support/test-club'

async function premium(club: TestClub, points: number, variant: 'PT' | 'BR' = 'PT') {
  const made = await club.a.member({ plan: 'Premium', variant })
  const member = asPremium(made)
  if (!member) throw new Error('not Premium')
  await club.services.promotions.declareAdult(made.uid)
  await givePoints(club, made.uid, points)
  return member
}

const balance = async (club: TestClub, member: PremiumMember) =>
  (await club.services.promotions.memberView(member.uid)).balance

const someone = {
  name: 'Bia',
  email: 'bia@exemplo.test',
  variant: 'PT',
} as const

test('parallel requests never spend a point twice', async () => {
  await using club = await testClub()
  const rita = await premium(club, 10)
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, n) =>
      club.services.promotions.askFor(rita, 'gift-plan', `request ${n}`),
    ),
  )
  expect(answers.filter(({ ok }) => ok)).toHaveLength(3)
  expect(await balance(club, rita)).toMatchObject({ confirmed: 1, spent: 9 })
})

test('the same form sent twenty times at once asks for one reward', async () => {
  await using club = await testClub()
  const rita = await premium(club, 9)
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      club.services.promotions.askFor(rita, 'gift-plan', 'one form'),
    ),
  )
  const ids = answers.map((answer) => answer.ok && answer.reward.id)
  expect(new Set(ids).size).toBe(1)
  expect(await balance(club, rita)).toMatchObject({ confirmed: 6, spent: 3 })
})

test('§9 rewards: 3, 10, 15 and 20 points, each with its worth in both countries', async () => {
  await using club = await testClub({ works: true })
  const { promotions } = club.services
  const rita = await premium(club, 48)
  const joao = await premium(club, 48, 'BR')
  for (const [member, flight, off] of [
    [rita, { minor: 500_00, currency: 'EUR' }, { minor: 25_00, currency: 'EUR' }],
    [joao, { minor: 3000_00, currency: 'BRL' }, { minor: 150_00, currency: 'BRL' }],
  ] as const) {
    const ask = async (kind: Parameters<typeof promotions.askFor>[1]) => {
      const answer = await promotions.askFor(member, kind, kind)
      return answer.ok ? answer.reward : undefined
    }
    expect(await ask('gift-plan')).toMatchObject({ points: 3, state: 'issued' })
    expect(await ask('flight')).toMatchObject({ points: 10, state: 'requested', ...flight })
    expect(await ask('discount-code')).toMatchObject({ points: 15, state: 'issued', ...off })
    expect(await ask('two-flights')).toMatchObject({ points: 20, state: 'requested', ...flight })
    expect(await balance(club, member)).toMatchObject({ confirmed: 0, spent: 48 })
  }
  await club.queue.idle()
  const toJoao = club.mailbox.mails.filter(({ to }) => to.includes(joao.email))
  expect(toJoao).toHaveLength(4)
  const about = (words: string) => toJoao.find(({ text }) => text.includes(words))?.text
  expect(about('O código é')).toMatch(/VOA-\w+.*R\$\s150/s)
  expect(about('pedido')).toMatch(/R\$\s3\.000/)
  expect(about('/oferta/')).toBeDefined()
})

test('too few points, or an age nobody declared, is refused and nothing is spent', async () => {
  await using club = await testClub()
  const { promotions } = club.services
  const rita = await premium(club, 2)
  expect(await promotions.askFor(rita, 'gift-plan', 'a')).toEqual({
    ok: false,
    reason: 'not-enough-points',
  })
  const made = asPremium(await club.a.member({ plan: 'Premium' }))
  if (!made) throw new Error('not Premium')
  await givePoints(club, made.uid, 3)
  expect(await promotions.askFor(made, 'gift-plan', 'a')).toEqual({
    ok: false,
    reason: 'not-adult',
  })
  expect(await balance(club, made)).toMatchObject({ confirmed: 3 })
})

test('§9 a gift link opens one lifetime plan, whoever of twenty is first', async () => {
  await using club = await testClub()
  const { promotions, members } = club.services
  const rita = await premium(club, 3)
  await promotions.askFor(rita, 'gift-plan', 'a')
  const [reward] = (await promotions.memberView(rita.uid)).rewards
  const token = reward?.giftPath?.replace('/oferta/', '') ?? ''
  expect(await promotions.lookAtGift(token)).toEqual({ state: 'open', from: 'Ana' })
  // Who has a plan can't use it up, not even its owner.
  expect(await promotions.redeemGift(token, { ...someone, email: rita.email })).toBe(
    'already-premium',
  )
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      promotions.redeemGift(token, { ...someone, email: `bia${n}@exemplo.test` }),
    ),
  )
  expect(outcomes.filter((outcome) => outcome === 'given')).toHaveLength(1)
  expect(outcomes.filter((outcome) => outcome === 'redeemed')).toHaveLength(19)
  const winner = outcomes.indexOf('given')
  const uid = await members.uidOf(`bia${winner}@exemplo.test`)
  expect(await members.byUid(uid ?? '')).toMatchObject({ subscriptionType: 'Premium' })
  // The others were rolled back whole.
  expect(await members.uidOf(`bia${(winner + 1) % 20}@exemplo.test`)).toBeUndefined()
  expect(await promotions.redeemGift('made.up', someone)).toBe('unknown')
})

test('a flight the team declines gives its points back, once; an arranged one does not', async () => {
  await using club = await testClub({ works: true })
  const { promotions } = club.services
  const rita = await premium(club, 20)
  await promotions.askFor(rita, 'flight', 'a')
  await promotions.askFor(rita, 'flight', 'b')
  const [first, second] = await promotions.flightRequests(commandLine)
  expect(first?.email).toBe(rita.email)
  const settled = await Promise.all(
    Array.from({ length: 5 }, () =>
      promotions.settleFlight(commandLine, first?.id ?? '', 'declined', 'cheio'),
    ),
  )
  expect(settled.filter(Boolean)).toHaveLength(1)
  expect(
    await promotions.settleFlight(commandLine, second?.id ?? '', 'arranged', 'LIS–GIG em março'),
  ).toBe(true)
  expect(await balance(club, rita)).toMatchObject({ confirmed: 10, spent: 10 })
  expect(await promotions.flightRequests(commandLine)).toEqual([])
  await club.queue.idle()
  const subjects = club.mailbox.mails.map(({ subject }) => subject)
  expect(subjects).toContain('Não conseguimos tratar do teu pedido de voo')
  expect(subjects).toContain('O teu voo está tratado')
})

test('who is not to be written to gets no mail about rewards either', async () => {
  await using club = await testClub({ works: true })
  const { promotions, members } = club.services
  const rita = await premium(club, 3)
  await members.desk.suppress(teamPermit, rita.uid, 'pediu por telefone')
  expect(await promotions.askFor(rita, 'gift-plan', 'a')).toMatchObject({ ok: true })
  await club.queue.idle()
  expect(club.mailbox.mails).toEqual([])
})
