import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commandLine } from '~/modules/staff/model'
import { send } from '~/tests/support/paying'
import { type PaymentProviderDouble, startPaymentProvider } from '~/tests/support/payment-provider'
import { purchase, type Told } from '~/tests/support/purchases'
import { teamPermit } from '~/tests/support/team-permit'
import { type TestClub, testClub } from '~/tests/support/test-club'
import { verify } from './draw'

const DRAW = 'dez-mil-membros'
const LIKE = 'curtida-florianopolis'
const lottery = { seedSource: 'loteria-federal', seedDate: '2026-12-05' } as const
const extraction = {
  seed: '12345 23456  34567 45678 56789',
  reference: '05921',
  takenOn: '2026-12-05',
}

let provider: PaymentProviderDouble
beforeAll(async () => {
  provider = await startPaymentProvider()
})
afterAll(() => provider[Symbol.asyncDispose]())

/** Its queue does not work by itself, so that a test decides what happens when. */
const payingClub = () => testClub({ env: provider.env })

/** Members in bulk: ten thousand joins by the front door would take minutes and show nothing more. */
async function bulkMembers(
  club: TestClub,
  count: number,
  plan: 'free' | 'Premium',
  prefix: string,
) {
  const now = club.clock.now()
  await club.db.execute(sql`INSERT INTO users (id, name, email, email_verified, created_at, updated_at)
    SELECT ${prefix} || n, 'Membro', ${prefix} || n || '@exemplo.test', true, ${now}, ${now}
    FROM generate_series(1, ${count}) n`)
  await club.db.execute(sql`INSERT INTO subscribers
    (uid, name, email, home_airport, subscription_type, is_verified, variant, created_at, updated_at)
    SELECT ${prefix} || n, 'Membro', ${prefix} || n || '@exemplo.test', 'SÃO PAULO-BR', ${plan}, true, 'BR', ${now}, ${now}
    FROM generate_series(1, ${count}) n`)
  if (plan === 'Premium') {
    await club.db.execute(sql`INSERT INTO orders
      (uid, plan, market, source, currency, price_minor, paid_minor, state, paid_at, confirmed_at, created_at, updated_at)
      SELECT ${prefix} || n, 'lifetime', 'BR', 'checkout', 'BRL', 47000, 47000, 'active', ${now}, ${now}, ${now}, ${now}
      FROM generate_series(1, ${count}) n`)
  }
}

/** One event of the provider, received and applied as its job would: tried again when it failed. */
async function tell(club: TestClub, told: Told) {
  const { id } = await send(club, told)
  const apply = () => club.services.billing.applyEvent(id)
  // Two hundred at once wait longer for one of ten connections than a request would.
  await apply().catch(apply).catch(apply)
}

const buys = (uid: string) =>
  purchase(provider, { email: `${uid}@exemplo.test`, minor: 47000, currency: 'brl' })

const pays = (club: TestClub, uid: string) => tell(club, buys(uid).event.paid)

const allAdults = (club: TestClub) =>
  club.db.execute(sql`INSERT INTO draw_participation (uid, adult_declared_at)
    SELECT uid, now() FROM subscribers ON CONFLICT DO NOTHING`)

/** An armed draw with its number stored: the state in which the team takes over. */
async function reached(club: TestClub) {
  await bulkMembers(club, 9_999, 'Premium', 'p')
  await bulkMembers(club, 1, 'free', 'f')
  await pays(club, 'f1')
  await allAdults(club)
  await club.services.promotions.authorise(commandLine, DRAW, '123/2026')
}

test('200 concurrent payments and refunds around the 10,000th member arm one draw', async () => {
  await using club = await payingClub()
  await bulkMembers(club, 9_850, 'Premium', 'p')
  await bulkMembers(club, 200, 'free', 'f')
  const early = Array.from({ length: 40 }, (_, n) => buys(`f${n + 161}`))
  await Promise.all(early.map((bought) => tell(club, bought.event.paid)))
  // 40 refunds among 160 payments, all at once: 9,890 before, 10,010 in the end.
  const changes = Array.from({ length: 160 }, (_, n) => buys(`f${n + 1}`).event.paid)
  for (const [n, bought] of early.entries()) changes.splice(n * 4, 0, bought.event.refunded)
  await Promise.all(changes.map((change) => tell(club, change)))
  expect(await club.services.promotions.countPaidPlans()).toBe(10_010)
  const { armedAt, holdBy } = await club.services.promotions.view(DRAW)
  expect(armedAt).toEqual(club.clock.now())
  expect(holdBy).toEqual(new Date(club.clock.now().getTime() + 28 * 86_400_000))
  const { rows } = await club.db.execute(
    sql`SELECT count(*)::int AS n FROM pgboss.job WHERE name = 'draw-armed'`,
  )
  expect(rows).toEqual([{ n: 1 }])
}, 60_000)

test('two payments that commit together and only together reach the number arm the draw', async () => {
  await using club = await payingClub()
  await bulkMembers(club, 9_998, 'Premium', 'p')
  await bulkMembers(club, 2, 'free', 'f')
  await Promise.all([pays(club, 'f1'), pays(club, 'f2')])
  expect((await club.services.promotions.view(DRAW)).armedAt).toEqual(club.clock.now())
})

test('9,999 arm nothing, nor do gifts and trials; a refund after the 10,000th does not disarm', async () => {
  await using club = await payingClub()
  const { promotions, billing } = club.services
  await bulkMembers(club, 9_998, 'Premium', 'p')
  await bulkMembers(club, 4, 'free', 'f')
  await pays(club, 'f1')
  await club.db.transaction((tx) => billing.give(tx, 'f2'))
  expect(await promotions.countPaidPlans()).toBe(9_999)
  expect((await promotions.view(DRAW)).armedAt).toBeNull()
  const last = buys('f3')
  await tell(club, last.event.paid)
  const { armedAt } = await promotions.view(DRAW)
  expect(armedAt).not.toBeNull()
  await tell(club, last.event.refunded)
  expect(await promotions.countPaidPlans()).toBe(9_999)
  club.clock.advance({ days: 1 })
  await pays(club, 'f4')
  expect((await promotions.view(DRAW)).armedAt).toEqual(armedAt)
})

test('the 10,000 draw: closed, authorised, frozen, seeded, published, and anyone can repeat it', async () => {
  await using club = await testClub({ works: true, env: provider.env })
  const { promotions } = club.services
  const freeze = () => promotions.freeze(commandLine, DRAW, lottery)
  expect(await freeze()).toEqual({ ok: false, reason: 'not-authorised' })
  await promotions.authorise(commandLine, DRAW, '1/2026')
  expect(await freeze()).toEqual({ ok: false, reason: 'not-reached' })
  await reached(club)
  await promotions.setOptedOut('p1', true)
  await club.db.execute(sql`DELETE FROM draw_participation WHERE uid = 'p2'`)
  await club.db.execute(sql`UPDATE subscribers SET is_verified = false WHERE uid = 'p3'`)
  expect((await promotions.view(DRAW)).stage).toBe('armed')
  expect(await promotions.publishedFile(DRAW)).toBeUndefined()

  const promise = (seedDate: string) =>
    promotions.freeze(commandLine, DRAW, { ...lottery, seedDate })
  expect(await promise('2026-11-15')).toEqual({ ok: false, reason: 'seed-too-soon' })
  expect(await promise('2026-12-14')).toEqual({ ok: false, reason: 'seed-too-late' })
  const frozen = await Promise.all([freeze(), freeze(), freeze()])
  expect(frozen.filter(({ ok }) => ok)).toHaveLength(1)
  const { fingerprint } = (await promotions.view(DRAW)).frozen ?? {}
  const before = (await promotions.publishedFile(DRAW)) ?? ''
  expect(before).toContain('participacoes: 9997')
  expect(before).not.toMatch(/@|exemplo|Membro|p10\b/)
  expect(await verify(before, fingerprint)).toMatchObject({ problem: 'no-result' })
  expect(
    (await promotions.refusals(commandLine, DRAW)).map(({ uid, reason }) => [uid, reason]).sort(),
  ).toEqual([
    ['p1', 'opted-out'],
    ['p2', 'age-not-declared'],
    ['p3', 'not-confirmed'],
  ])
  expect(await promotions.authorise(commandLine, DRAW, 'outro')).toBe('already-frozen')

  expect(await promotions.enterSeed(commandLine, DRAW, extraction)).toEqual({
    ok: false,
    reason: 'too-early',
  })
  club.clock.set(new Date('2026-12-06T10:00:00Z'))
  const early = { ...extraction, takenOn: '2026-12-02' }
  expect(await promotions.enterSeed(commandLine, DRAW, early)).toEqual({
    ok: false,
    reason: 'other-seed',
  })
  const drawn = await Promise.all(
    [1, 2].map(() => promotions.enterSeed(commandLine, DRAW, extraction)),
  )
  expect(drawn.filter(({ ok }) => ok)).toHaveLength(1)
  const file = (await promotions.publishedFile(DRAW)) ?? ''
  expect(file.startsWith(before)).toBe(true)
  const checked = await verify(file, fingerprint)
  expect(checked).toMatchObject({ ok: true, frozen: { authorisation: '123/2026' } })
  const view = await promotions.view(DRAW)
  expect(view.stage).toBe('drawn')
  expect(view.result?.prizeUseBy).toEqual(new Date('2028-12-06T10:00:00Z'))
  const winner = await promotions.ownerOf(commandLine, DRAW, view.result?.winners[0] ?? '')
  expect(winner?.hotelStars).toBe(4)
  await club.queue.idle()
  expect(club.mailbox.lastTo(winner?.email ?? '').subject).toBe(
    'Você ganhou o sorteio do Clube de Voos',
  )
  const [uid] = winner?.email.split('@') ?? []
  const mine = await promotions.participationOf(uid ?? '')
  expect(mine.entryId).toBe(view.result?.winners[0])
  await promotions.nameWinner(commandLine, DRAW, 'Rosa M.')
  const log = await club.services.staff.auditLog(teamPermit, { kind: 'draw' })
  // Each step once, however often it was pressed; what was refused is not there.
  expect(log.rows.map(({ action }) => action)).toEqual([
    'draw-winner-named',
    'draw-drawn',
    'draw-frozen',
    'draw-authorised', // the number was corrected
    'draw-authorised',
  ])
  expect(JSON.stringify(log.rows)).not.toContain('Rosa')
})

function likeList(lines: string[]): string {
  return ['perfil;email;curtiu;comentou;maior18;pais', ...lines].join('\r\n')
}

test('§5 §6 §9 the like draw: who takes part, with how many entries, and why others do not', async () => {
  await using club = await testClub()
  const { promotions } = club.services
  await bulkMembers(club, 1_000, 'free', 'f')
  const many = Array.from({ length: 995 }, (_, n) => `p_${n};f${n + 1}@exemplo.test;sim;sim;sim;BR`)
  const rio = 'RIO DE JANEIRO-BR'
  await club.a.member({ email: 'premium@exemplo.test', plan: 'Premium', airport: rio })
  await club.a.member({
    email: 'tarde@exemplo.test',
    plan: 'Premium',
    airport: rio,
    verified: false,
  })
  await club.a.member({ email: 'lisboa@exemplo.test', airport: 'LISBOA-PT' })
  const special = [
    '@Premium.Ana;PREMIUM@exemplo.test;sim;sim;sim;BR',
    'premium_outra;premium@exemplo.test;sim;sim;sim;BR',
    '@P_1;f999@exemplo.test;sim;sim;sim;BR',
    'tarde;tarde@exemplo.test;sim;sim;sim;BR',
    'semcurtir;f996@exemplo.test;não;sim;sim;BR',
    'semcomentar;f997@exemplo.test;sim;não;sim;BR',
    'menor;f998@exemplo.test;sim;sim;não;BR',
    'portugal;f1000@exemplo.test;sim;sim;sim;PT',
    'lisboeta;lisboa@exemplo.test;sim;sim;sim;BR',
    'desconhecido;ninguem@exemplo.test;sim;sim;sim;BR',
  ]
  const few = await promotions.importLikes(commandLine, likeList(many.slice(0, 900)))
  expect(few).toMatchObject({ ok: true, likesWithComments: 900 })
  await promotions.authorise(commandLine, LIKE, 'SPA 04.1/2026')
  const freeze = (seedDate: string) =>
    promotions.freeze(commandLine, LIKE, { seedSource: 'loteria-federal', seedDate })
  expect(await freeze('2026-12-05')).toEqual({ ok: false, reason: 'not-reached' })

  const imported = await promotions.importLikes(commandLine, likeList([...many, ...special]))
  expect(imported).toMatchObject({
    ok: true,
    lines: 1_005,
    likesWithComments: 1_002,
    refused: [
      ['premium_outra', 'duplicate'],
      ['p_1', 'duplicate'],
      ['semcurtir', 'no-like'],
      ['semcomentar', 'no-comment'],
      ['menor', 'under-age'],
      ['portugal', 'not-resident'],
      ['lisboeta', 'no-departure'],
      ['desconhecido', 'not-a-member'],
    ],
  })
  // Premium addresses are validated 5 days before: so is the list frozen.
  expect(await freeze('2026-11-19')).toEqual({ ok: false, reason: 'seed-too-soon' })
  expect(await freeze('2026-11-21')).toMatchObject({ ok: true })
  const file = (await promotions.publishedFile(LIKE)) ?? ''
  expect(file).toContain('participacoes: 997\n')
  // 996 people with one ticket and one Premium member with four; the late one counts as free.
  expect(file).toContain('bilhetes: 1000\n')
  expect(await promotions.refusals(commandLine, LIKE)).toHaveLength(8)
  expect(await promotions.importLikes(commandLine, likeList(many))).toEqual({
    ok: false,
    problems: 'already-frozen',
  })
})

test('a list that is not a list is refused line by line, and nothing is stored', async () => {
  await using club = await testClub()
  const { promotions } = club.services
  expect(await promotions.importLikes(commandLine, 'isto não é uma lista')).toEqual({
    ok: false,
    problems: [{ line: 1, problem: 'columns' }],
  })
  const wrong = [
    '=cmd();a@b.c;sim;sim;sim;BR',
    'ana;a@b.c;talvez;sim;sim;BR',
    'ana;a;sim;sim;sim;BR',
  ]
  expect(await promotions.importLikes(commandLine, likeList(wrong))).toEqual({
    ok: false,
    problems: [
      { line: 2, problem: 'profile' },
      { line: 3, problem: 'yes-or-no' },
      { line: 4, problem: 'email' },
    ],
  })
})
