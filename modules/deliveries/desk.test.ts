import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { crowd, insertCrowd } from '~/tests/support/crowd'
import { teamPermit } from '~/tests/support/team-permit'
import { type TestClub, testClub } from '~/tests/support/test-club'

/** The newest numbers, once they have been counted after everything was sent. */
async function settled(club: TestClub, id: number) {
  await club.queue.idle()
  await club.services.deliveries.idle()
  await expect
    .poll(async () => (await club.services.deliveries.alert(teamPermit, id))?.counts.queued)
    .toBe(0)
  const page = await club.services.deliveries.alert(teamPermit, id)
  if (!page) throw new Error('the alert is not there')
  return page
}

async function alertId(club: TestClub, dealId: string): Promise<number> {
  const id = await club.services.deliveries.alertOf(teamPermit, dealId)
  if (id === undefined) throw new Error('there is no alert')
  return id
}

test('an alert tells its numbers, by receiving domain and with the reasons', async () => {
  await using club = await testClub({ works: true })
  await insertCrowd(club.db, [
    ...crowd(30),
    ...Array.from({ length: 5 }, (_, n) => ({ uid: `g${n}`, email: `g${n}@Gmail.test` })),
  ])
  const { id: dealId } = await club.a.deal({ published: true })
  const id = await alertId(club, dealId)
  await club.queue.idle()
  await club.services.deliveries.idle()
  await club.db.execute(sql`UPDATE deliveries SET bounce = 'hard' WHERE uid = 'g1'`)
  const page = await settled(club, id)
  await expect
    .poll(async () => (await club.services.deliveries.alert(teamPermit, id))?.status)
    .toBe('finished')
  expect(page).toMatchObject({ title: 'Rio por menos de 300 €', candidates: 35 })
  const last = await settled(club, id)
  expect(last.domains.map(({ domain, sent }) => [domain, sent])).toEqual([
    ['exemplo.test', 30],
    ['gmail.test', 5],
  ])
  const { rows } = await club.services.deliveries.alerts(teamPermit, { status: 'finished' })
  expect(rows.map(({ candidates, counts }) => [candidates, counts.sent])).toEqual([[35, 35]])
  expect((await club.services.deliveries.alerts(teamPermit, { kind: 'digest' })).rows).toEqual([])
})

test('pause, resume and cancel are written down once, with who and why', async () => {
  await using club = await testClub({ works: true, env: { MAIL_RATE: '1' } })
  await insertCrowd(club.db, crowd(200))
  const { id: dealId } = await club.a.deal({ published: true })
  const id = await alertId(club, dealId)
  await club.queue.idle()
  const { deliveries, staff } = club.services
  const pauses = await Promise.all(
    Array.from({ length: 6 }, () => deliveries.pause(teamPermit, id)),
  )
  expect(pauses.filter(Boolean)).toHaveLength(1)
  expect(await deliveries.resume(teamPermit, id)).toBe(true)
  expect(await deliveries.cancel(teamPermit, id, 'preço errado')).toBe(true)
  expect(await deliveries.cancel(teamPermit, id)).toBe(false)
  expect(await deliveries.cancel(teamPermit, 999_999)).toBe(false)
  const trail = await staff.trailOf(teamPermit, { kind: 'alert', id: String(id) })
  expect(trail.map(({ action, reason }) => [action, reason])).toEqual([
    ['alert-cancelled', 'preço errado'],
    ['alert-resumed', undefined],
    ['alert-paused', undefined],
  ])
  await expect
    .poll(async () => (await deliveries.alert(teamPermit, id))?.counts.suppressed ?? 0)
    .toBeGreaterThan(100)
})

test('doubtful messages are listed with what became of them', async () => {
  await using club = await testClub({ works: true })
  await insertCrowd(club.db, crowd(3))
  const { id: dealId } = await club.a.deal({ published: true })
  const id = await alertId(club, dealId)
  await settled(club, id)
  await club.db.execute(sql`UPDATE deliveries SET maybe_repeated = true,
    reason = 'on the wire when its sender stopped' WHERE uid = 'm000001'`)
  const page = await club.services.deliveries.alert(teamPermit, id)
  expect(page?.doubtful).toMatchObject([{ uid: 'm000001', status: 'sent', waits: false }])
})

test('of all who look at once one counts, and nobody waits for a long count', async () => {
  await using club = await testClub()
  await club.db.execute(sql`INSERT INTO alerts (kind, plan, airport, day, status, created_at, finished_at)
    VALUES ('digest', 'free', 'LISBOA-PT', '2026-11-15', 'finished', now(), now())`)
  const { rows } = await club.db.execute<{ id: string }>(sql`SELECT id FROM alerts`)
  const id = Number(rows[0]?.id)
  await club.db.execute(sql`INSERT INTO deliveries (alert_id, uid, status, ready, decided_at, settled_at)
    SELECT ${id}, 'u' || n, 'sent', false, now(), now() FROM generate_series(1, 200000) n`)
  const begun = performance.now()
  const looks = await Promise.all(
    Array.from({ length: 5 }, () => club.services.deliveries.alert(teamPermit, id)),
  )
  expect(performance.now() - begun).toBeLessThan(1_500)
  expect(looks).toHaveLength(5)
  await expect
    .poll(async () => (await club.services.deliveries.alert(teamPermit, id))?.counts.sent)
    .toBe(200_000)
  const counted = await club.db.execute(sql`SELECT counted_at FROM alert_summaries`)
  await club.services.deliveries.alert(teamPermit, id)
  expect(await club.db.execute(sql`SELECT counted_at FROM alert_summaries`)).toMatchObject({
    rows: counted.rows,
  })
})
