import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dealContent } from '~/tests/support/deal-content'
import { someStaff } from '~/tests/support/staff'
import { teamPermit } from '~/tests/support/team-permit'
import { type TestClub, testClub } from '~/tests/support/test-club'
import { type DraftFields, draftOf, readDraft } from './draft-model'
import type { DealContent } from './model'
import type { DeskFilter } from './service.server'
import { readTeamTime, teamTime } from './team-time'

/** For the tests that touch only what they made themselves. */
let club: TestClub
beforeAll(async () => {
  club = await testClub()
})
afterAll(() => club[Symbol.asyncDispose]())

const typed = (club: TestClub, changes: Partial<DealContent> = {}) =>
  draftOf(dealContent(club.clock.now(), changes))

const trail = async (club: TestClub, id: string) =>
  (await club.services.staff.trailOf(teamPermit, { kind: 'deal', id })).map(({ action }) => action)

describe('what is typed', () => {
  test('an empty sheet is kept, grows, and becomes the deal when it is complete', async () => {
    const { deals } = club.services
    const id = await deals.begin(teamPermit)
    expect(await deals.open(teamPermit, id)).toMatchObject({ state: 'draft', edition: '0.1' })
    const first = await deals.keep(teamPermit, id, { titlePT: 'Rio' }, { edition: '0.1' })
    expect(first).toMatchObject({ ok: true, edition: '0.2' })
    expect(await deals.byId(id), 'nothing for readers yet').toBeUndefined()

    const refused = await deals.save(teamPermit, id, { titlePT: 'Rio de' }, { edition: '0.2' })
    expect(refused).toMatchObject({
      ok: false,
      reason: 'incomplete',
      errors: { price: 'required' },
    })
    expect((await deals.open(teamPermit, id))?.fields.titlePT, 'and yet it is kept').toBe('Rio de')

    const saved = await deals.save(teamPermit, id, typed(club), { edition: '0.3' })
    expect(saved).toMatchObject({ ok: true, deal: { id, status: 'draft', price: 28_900 } })
    expect(await deals.open(teamPermit, id)).toMatchObject({ pending: false, edition: '1.0' })
    expect(await trail(club, id)).toEqual(['deal-written', 'deal-begun'])
  })

  test('a deal comes out of the form as it went in', async () => {
    const { deals } = club.services
    const content = dealContent(club.clock.now(), { kind: 'miles', miles: 42_000, price: 12_345 })
    const id = await deals.begin(teamPermit)
    const saved = await deals.save(teamPermit, id, draftOf(content), {})
    expect(saved).toMatchObject({ ok: true, deal: content })
  })

  test('what is typed about a published deal is seen by nobody until it is handed over', async () => {
    const { deals } = club.services
    const { id } = await club.a.deal({ published: true })
    const cheaper = typed(club, { price: 19_900 })
    const edition = (await deals.open(teamPermit, id))?.edition
    await deals.keep(teamPermit, id, cheaper, { edition })
    expect((await deals.byId(id))?.price).toBe(28_900)
    expect((await deals.open(teamPermit, id))?.fields.price).toBe('199')
    expect((await deals.save(teamPermit, id, cheaper, {})).ok).toBe(true)
    expect(await deals.byId(id)).toMatchObject({ price: 19_900, status: 'published' })
    const [last] = await club.services.staff.trailOf(teamPermit, { kind: 'deal', id })
    expect(last).toMatchObject({ action: 'deal-changed', before: { price: '289' } })
    expect(last?.after).toEqual({ price: '199' })
  })

  test('of two who save one edition one wins, the other is told and overwrites nothing', async () => {
    const { deals } = club.services
    const { id } = await club.a.deal()
    const edition = (await deals.open(teamPermit, id))?.edition
    const answers = await Promise.all(
      [10_000, 20_000, 15_000].flatMap((price) => [
        deals.keep(teamPermit, id, typed(club, { price }), { edition }),
        deals.save(teamPermit, id, typed(club, { price }), { edition }),
      ]),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.filter((answer) => !answer.ok)).toEqual(
      Array.from({ length: 5 }, () => ({ ok: false, reason: 'changed-meanwhile' })),
    )
  })

  test('extra and nested fields change nothing; what is far too long is cut', async () => {
    const form = new FormData()
    form.append('titlePT', 'x'.repeat(30_000))
    form.append('origins', 'LIS')
    form.append('origins', 'GRU')
    for (const name of ['status', 'publishedAt', 'id', 'version', '__proto__', 'constructor'])
      form.append(name, 'published')
    form.append('image', new File(['x'], 'x.png'))
    const draft = readDraft(form)
    expect(Object.keys(draft)).toEqual(['titlePT', 'origins'])
    expect(draft.titlePT).toHaveLength(20_000)
  })

  test('hostile details are harmless before they are kept', async () => {
    const { deals } = club.services
    const id = await deals.begin(teamPermit)
    const hostile = '<p>Bom<script>alert(1)</script><img src=x onerror=alert(1)></p>'
    await deals.keep(teamPermit, id, { detailsPT: hostile, detailsBR: '<p> </p>' }, {})
    expect((await deals.open(teamPermit, id))?.fields).toMatchObject({
      detailsPT: '<p>Bom</p>',
      detailsBR: '',
    })
    expect((await deals.preview(teamPermit, id))?.details.PT).toBe('<p>Bom</p>')
  })

  test('a sheet can be thrown away, and a deal keeps what it was', async () => {
    const { deals } = club.services
    const sheet = await deals.begin(teamPermit)
    expect(await deals.discard(teamPermit, sheet, { edition: '0.1' })).toBe(true)
    expect(await deals.open(teamPermit, sheet)).toBeUndefined()
    const { id } = await club.a.deal()
    await deals.keep(teamPermit, id, { titlePT: 'Outro' }, {})
    await deals.discard(teamPermit, id, {})
    expect((await deals.open(teamPermit, id))?.fields.titlePT).toBe('Rio por menos de 300 €')
  })
})

describe('beginning and ending', () => {
  test('publish pressed twenty times at once: the sheet becomes one deal with one alert', async () => {
    await using club = await testClub()
    const { deals } = club.services
    const id = await deals.begin(teamPermit)
    const kept = await deals.keep(teamPermit, id, typed(club), {})
    const edition = kept.ok ? kept.edition : ''
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => deals.publish(teamPermit, id, { edition })),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(
      answers.filter((answer) => !answer.ok && answer.reason === 'already-published'),
    ).toHaveLength(19)
    const { rows } = await club.db.execute(sql`SELECT deal_id FROM alerts`)
    expect(rows).toEqual([{ deal_id: id }])
    expect(await trail(club, id)).toEqual(['deal-published', 'deal-written', 'deal-begun'])
  })

  test('what is incomplete is not published, and a time that is past is refused', async () => {
    const { deals } = club.services
    const id = await deals.begin(teamPermit)
    expect(await deals.publish(teamPermit, id)).toMatchObject({ reason: 'incomplete' })
    await deals.keep(teamPermit, id, typed(club), {})
    const past = new Date(club.clock.now().getTime() - 1_000)
    expect(await deals.schedule(teamPermit, id, past)).toEqual({
      ok: false,
      reason: 'time-is-past',
    })
    expect(await deals.byId(id), 'a refusal undoes all of it').toBeUndefined()
    const soon = new Date(club.clock.now().getTime() + 60_000)
    expect(await deals.schedule(teamPermit, id, soon)).toMatchObject({
      ok: true,
      deal: { status: 'scheduled' },
    })
  })

  test('withdrawing leaves what is typed where it is, with the reason in the log', async () => {
    const { deals } = club.services
    const { id } = await club.a.deal({ published: true })
    await deals.keep(teamPermit, id, { titlePT: '' }, {})
    expect((await deals.withdraw(teamPermit, id, {}, 'erro no preço')).ok).toBe(true)
    const [last] = await club.services.staff.trailOf(teamPermit, { kind: 'deal', id })
    expect(last).toMatchObject({ action: 'deal-withdrawn', reason: 'erro no preço' })
    expect(await deals.keep(teamPermit, id, {}, {})).toMatchObject({ reason: 'already-ended' })
    const again = await deals.duplicate(teamPermit, id)
    expect(await deals.open(teamPermit, again ?? '')).toMatchObject({ state: 'draft' })
  })
})

describe('the review', () => {
  test('names what is missing, and what to look at again', async () => {
    await using club = await testClub()
    const { deals } = club.services
    const sheet = await deals.begin(teamPermit)
    expect((await deals.review(teamPermit, sheet))?.errors).toMatchObject({
      bags: 'required',
      image: 'required',
      titleBR: 'required',
    })
    const other = await club.a.deal({ published: true, from: ['LIS', 'OPO'] })
    const day = (days: number) =>
      new Date(club.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
    const fields: DraftFields = {
      ...typed(club, { travelFrom: day(-9), travelTo: day(-2), externalLink: null }),
      price: '700',
    }
    await deals.keep(teamPermit, sheet, fields, {})
    const found = await deals.review(teamPermit, sheet)
    expect(found?.warnings).toEqual([
      'same-route',
      'no-link',
      'travel-over',
      'small-saving',
      'same-words',
    ])
    expect(found?.sameRoute.map(({ id }) => id)).toEqual([other.id])
    club.clock.advance({ days: 15 })
    expect((await deals.review(teamPermit, sheet))?.sameRoute).toEqual([])
  })
})

describe('two editors', () => {
  test('each is told of the other while they are there', async () => {
    await using club = await testClub()
    const { deals } = club.services
    const id = await deals.begin(teamPermit)
    await someStaff(club, 'editor')
    await someStaff(club, 'admin')
    const { rows } = await club.db.execute<{ id: string; name: string }>(
      sql`SELECT id, name FROM staff ORDER BY role`,
    )
    const [ana, rui] = rows.map((row) => Object.assign({ ...teamPermit }, row))
    if (!ana || !rui) throw new Error('nobody is there')
    expect((await deals.look(ana, id))?.others).toEqual([])
    expect((await deals.look(rui, id))?.others).toEqual([ana.name])
    await deals.leave(ana, id)
    expect((await deals.look(rui, id))?.others).toEqual([])
    await deals.look(ana, id)
    club.clock.advance({ minutes: 1 })
    expect((await deals.look(rui, id))?.others).toEqual([])
  })
})

describe('the list', () => {
  const place = (city: string) => ({
    iata: 'XXX',
    city: { PT: city, BR: city },
    country: { PT: 'País', BR: 'País' },
  })

  test('finds by the beginnings of words without accents, and filters by everything', async () => {
    await using club = await testClub()
    const { deals } = club.services
    await club.a.deal({ destination: place('Tóquio'), airline: 'Ethiopian' })
    await club.a.deal({ destination: place('Açores'), plan: 'free', from: ['OPO'] })
    await club.a.deal({ destination: place('Miami'), kind: 'business', published: true })
    const sheet = await deals.begin(teamPermit)
    await deals.keep(teamPermit, sheet, { cityPT: 'Açores', origins: ['GRU'] }, {})
    const cities = async (filter: Partial<DeskFilter>) =>
      (await deals.list(teamPermit, { order: 'mudanca', ...filter })).rows
        .map(({ destination }) => destination)
        .toSorted()
    expect(await cities({})).toEqual(['Açores', 'Açores', 'Miami', 'Tóquio'])
    expect(await cities({ words: 'ACOR' })).toEqual(['Açores', 'Açores'])
    expect(await cities({ words: 'toquio ethio' })).toEqual(['Tóquio'])
    expect(await cities({ words: "'); DROP TABLE deals; --" })).toEqual([])
    expect(await cities({ words: '& | ! ( ) :*' })).toHaveLength(4)
    expect(await cities({ status: 'published' })).toEqual(['Miami'])
    expect(await cities({ kind: 'business' })).toEqual(['Miami'])
    expect(await cities({ plan: 'free' })).toEqual(['Açores'])
    expect(await cities({ origin: 'GRU' })).toEqual(['Açores'])
  })

  test('in no order does a page repeat or leave out a deal', async () => {
    await using club = await testClub()
    const { deals } = club.services
    for (let n = 0; n < 35; n += 1) {
      const expiresAt = new Date(club.clock.now().getTime() + (n % 7) * 3_600_000 + 60_000)
      await club.a.deal({ published: n % 3 === 0, expiresAt })
      if (n % 5 === 0) club.clock.advance({ hours: 1 })
    }
    for (const order of ['mudanca', 'publicacao', 'fim'] as const) {
      const first = await deals.list(teamPermit, { order })
      const second = await deals.list(teamPermit, { order, after: first.next })
      expect([order, first.rows.length, second.rows.length]).toEqual([order, 30, 5])
      expect(second.next).toBeUndefined()
      expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(35)
    }
  })
})

test.each([
  ['2026-12-01T10:00', '2026-12-01T10:00:00.000Z'],
  ['2026-07-01T10:00', '2026-07-01T09:00:00.000Z'],
  ['2026-10-25T12:00', '2026-10-25T12:00:00.000Z'],
])('%s on the wall in Lisbon is %s', (wall, moment) => {
  expect(readTeamTime(wall)?.toISOString()).toBe(moment)
  expect(teamTime(new Date(moment))).toBe(wall)
})
