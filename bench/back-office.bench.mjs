import { openLab } from './support/alert-lab.mjs'
import { median, report } from './support/running-club.mjs'

// Every list and search of the back office, at ten thousand and at a million members, through the
// services that the pages call.
const SIZES = (process.env.BENCH_SIZES ?? '10000,1000000').split(',').map(Number)
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 15)
const GOAL_MS = 200

const lab = await openLab()
const { services } = lab.club
const { desk } = services.members
// The permit is proven at the door; behind it only the name counts.
const by = { id: 'bench', name: 'Bench' }

const filters = {
  'no filter': {},
  'search: common part of an address': { words: 'exemplo' },
  'search: common surname': { words: 'silva' },
  'search: two words': { words: 'maria silva' },
  'search: two letters': { words: 'si' },
  'search: one letter': { words: 'z' },
  'search: rare part': { words: '7777' },
  'search: a whole address': { words: 'joao.silva.4242@exemplo.test' },
  'search: no hit': { words: 'xyzwq' },
  'search: no hit among common': { words: 'maria xyzwq' },
  'search and filters': { words: 'silva', plan: 'Premium', airport: 'PORTO-PT', verified: true },
  'plan Premium': { plan: 'Premium' },
  'plan Premium, Inactive': { plan: 'Premium', status: 'Inactive' },
  unverified: { verified: false },
  airport: { airport: 'SÃO PAULO-BR' },
  variant: { variant: 'BR' },
  suppressed: { mail: 'suppressed' },
  'suppressed, Premium, Rio': { mail: 'suppressed', plan: 'Premium', airport: 'RIO DE JANEIRO-BR' },
  unsubscribed: { mail: 'unsubscribed' },
  paused: { mail: 'paused' },
  'joined in a week': { joinedFrom: '2026-03-02', joinedTo: '2026-03-08' },
  'joined in a year, unverified': {
    joinedFrom: '2025-01-01',
    joinedTo: '2025-12-31',
    verified: false,
  },
}

const found = new Map()
for (const members of SIZES) {
  await fill(members)
  for (const [name, filter] of Object.entries(filters)) {
    for (const sort of ['newest', 'oldest', 'name'])
      await measure(`members, ${name}, ${sort}`, () => desk.list(by, filter, { sort }))
    await measure(`members, ${name}, count`, () => desk.count(by, filter))
  }
  for (const sort of ['newest', 'name']) {
    let after
    for (let page = 0; page < 20; page++)
      after = (await desk.list(by, { words: 'silva' }, { sort, after })).next
    await measure(`members, page 21 of a search, ${sort}`, () =>
      desk.list(by, { words: 'silva' }, { sort, after }),
    )
  }
  await measure('one member', () => desk.member(by, `m${members / 2}`))
  const { member } = await desk.member(by, `m${members / 2}`)
  await measure("one member's story", () => desk.history(by, member))
  await measure('audit log', () => services.staff.auditLog(by, {}))
  await measure('audit log, search', () => services.staff.auditLog(by, { words: 'motivo 77' }))
  await measure('audit log, of a kind', () => services.staff.auditLog(by, { kind: 'deal' }))

  async function measure(what, work) {
    await work()
    const times = []
    for (let round = 0; round < ROUNDS; round++) {
      const begun = performance.now()
      await work()
      times.push(performance.now() - begun)
    }
    const sorted = times.toSorted((a, b) => a - b)
    const figures = { p50: median(times), p95: sorted[Math.ceil(ROUNDS * 0.95) - 1] }
    found.set(what, { ...found.get(what), [members]: figures })
  }
}
await lab.close()

const [small, large] = [SIZES[0], SIZES.at(-1)]
for (const [what, bySize] of found) {
  const { p50, p95 } = bySize[large]
  const before = bySize[small]
  report(
    what,
    `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms at ${large}; ` +
      `p50 ${before.p50.toFixed(1)} ms, p95 ${before.p95.toFixed(1)} ms at ${small}; ` +
      `growth ${(p50 / before.p50).toFixed(1)} ×`,
    `p95 ≤ ${GOAL_MS} ms`,
    p95 <= GOAL_MS,
  )
}
const worst = Math.max(...[...found.values()].map((bySize) => bySize[large].p95))
report(
  `slowest p95 at ${large} members`,
  `${worst.toFixed(1)} ms`,
  `≤ ${GOAL_MS} ms`,
  worst <= GOAL_MS,
)

/** Members as a real club has them: some names often, most addresses unlike, few in trouble. */
async function fill(members) {
  const { pool } = lab
  const client = await pool.connect()
  // Row by row, because what members agreed to refuses to be truncated.
  await client.query("SELECT set_config('club.erasing', 'on', false)")
  for (const table of ['deliveries', 'users', 'deals']) await client.query(`DELETE FROM ${table}`)
  await client.query(`
    CREATE OR REPLACE FUNCTION pg_temp.pick(list text[], n bigint) RETURNS text LANGUAGE sql IMMUTABLE
    AS $$ SELECT list[1 + abs(hashint8(n)::bigint) % array_length(list, 1)] $$`)
  await client.query('DROP TABLE IF EXISTS people')
  await client.query(
    `CREATE TEMP TABLE people AS SELECT n, 'm' || n AS uid,
       pg_temp.pick('{Maria,João,Ana,José,Inês,Pedro,Beatriz,Tiago,Mariana,Rui,Sofia,Miguel,Luísa,Caio,Duda,Zélia,Vitória,Otávio,Íris,Gonçalo}', n) AS first,
       pg_temp.pick('{Silva,Santos,Ferreira,Pereira,Oliveira,Costa,Rodrigues,Martins,Conceição,Simões,Araújo,Magalhães,Quintanilha,Wanderley,Nóbrega,Xavier,Falcão,Guimarães,Ávila,Brandão}', n * 7 + 3) AS last,
       timestamptz '2024-12-15' + n * (interval '700 days' / $1::int) AS at
     FROM generate_series(1, $1::int) n`,
    [members],
  )
  await client.query(
    `INSERT INTO users (id, name, email, email_verified, created_at, updated_at)
     SELECT uid, first || ' ' || last, 'membro' || n || '@exemplo.test', true, at, at FROM people`,
  )
  await client.query(
    `INSERT INTO subscribers (uid, name, email, home_airport, subscription_type, subscription_status,
       is_verified, suppressed_at, unsubscribed_at, paused_until, variant, created_at, updated_at)
     SELECT uid, first || ' ' || last, 
       CASE n % 5 WHEN 0 THEN 'membro' || n ELSE lower(translate(first || '.' || last, 'áàâãéêíóôõúçÁÍ', 'aaaaeeiooouccAI')) || '.' || n END || '@exemplo.test',
       pg_temp.pick('{LISBOA-PT,PORTO-PT,RIO DE JANEIRO-BR,SÃO PAULO-BR}', n * 3),
       CASE WHEN hashint8(n * 11) % 10 = 0 THEN 'Premium' ELSE 'free' END,
       CASE WHEN hashint8(n * 13) % 50 = 0 THEN 'Inactive' ELSE 'Active' END,
       hashint8(n * 17) % 8 <> 0,
       CASE WHEN hashint8(n * 19) % 200 = 0 THEN at END,
       CASE WHEN hashint8(n * 23) % 20 = 0 THEN at END,
       CASE WHEN hashint8(n * 29) % 100 = 0 THEN now() + interval '1 month' END,
       CASE WHEN hashint8(n * 31) % 2 = 0 THEN 'PT' ELSE 'BR' END, at, at
     FROM people`,
  )
  await client.query(
    `INSERT INTO member_events (uid, at, kind, by) SELECT uid, at, 'joined', 'member' FROM people`,
  )
  // Twelve alerts that went to everybody, and a log of a few years.
  for (let alert = 0; alert < 12; alert++) {
    const { alertId } = await lab.deal({ kind: 'deal' })
    await client.query(
      `INSERT INTO deliveries (alert_id, uid, status, ready, decided_at, settled_at, clicked_at)
       SELECT $1, uid, 'sent', false, now(), now(), CASE WHEN n % 9 = 0 THEN now() END
       FROM people WHERE n % 12 = $2 OR n = $3`,
      [alertId, alert, members / 2],
    )
    await client.query(`UPDATE alerts SET status = 'finished' WHERE id = $1`, [alertId])
  }
  await client.query(
    `INSERT INTO audit_log (at, actor_id, actor_name, action, subject_kind, subject_id, reason)
     SELECT now(), 'bench', 'Bench', 'member-suppressed', CASE WHEN n % 50 = 0 THEN 'deal' ELSE 'member' END,
       'm' || n, 'motivo ' || n % 500 FROM generate_series(1, $1::int) n`,
    [Math.min(members, 200_000)],
  )
  client.release(true)
  await pool.query('VACUUM ANALYZE')
}
