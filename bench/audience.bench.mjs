import { openLab } from './support/alert-lab.mjs'
import { median, report } from './support/running-club.mjs'

// Who is told of a deal, for a million members, against the bare INSERT … SELECT of the same rows
// into the same table. Alternating rounds in one database.
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)
const SIZES = (process.env.BENCH_SIZES ?? '10000,100000,1000000').split(',').map(Number)

const lab = await openLab()
const found = []
for (const members of SIZES) {
  await lab.populate(members)
  // Everybody has had one mail this week already, so that the limits have something to count.
  const earlier = await lab.deal({ kind: 'deal' })
  await lab.club.services.audience.tellPremium(earlier.deal.id)
  await lab.pool.query('VACUUM ANALYZE deliveries')
  const ratios = []
  const times = []
  for (let round = 0; round < ROUNDS; round++) {
    const { deal, alertId } = await lab.deal({ kind: 'deal' })
    const decide = () => timed(() => lab.club.services.audience.tellPremium(deal.id))
    const copy = async () => {
      // The rows are known beforehand; only writing them is measured.
      await lab.pool.query('DROP TABLE IF EXISTS same_rows')
      await lab.pool.query(
        `CREATE TABLE same_rows AS SELECT -${round + 1}::bigint AS alert_id, uid,
           CASE WHEN preferred_destinations = '{}' THEN 1 ELSE 0 END::smallint AS priority, now() AS decided_at
         FROM subscribers`,
      )
      await lab.pool.query('ANALYZE same_rows')
      return timed(() =>
        lab.pool.query(
          `INSERT INTO deliveries (alert_id, uid, priority, decided_at)
           SELECT alert_id, uid, priority, decided_at FROM same_rows`,
        ),
      )
    }
    const clear = async () => {
      await lab.pool.query('DELETE FROM deliveries WHERE alert_id <> $1', [earlier.alertId])
      await lab.pool.query('VACUUM deliveries')
    }
    let ours
    let bare
    if (round % 2 === 0) {
      ours = await decide()
      await clear()
      bare = await copy()
    } else {
      bare = await copy()
      await clear()
      ours = await decide()
    }
    const { rows } = await lab.pool.query(
      'SELECT count(*)::int AS told FROM deliveries WHERE alert_id IN ($1, $2)',
      [alertId, -(round + 1)],
    )
    if (rows[0].told !== members) throw new Error(`${rows[0].told} rows instead of ${members}`)
    await clear()
    ratios.push(ours / bare)
    times.push(ours)
    console.log(
      `${members} members, round ${round + 1}: ${ours.toFixed(2)} s against ${bare.toFixed(2)} s bare`,
    )
  }
  found.push({ members, ratio: median(ratios), seconds: median(times) })
}
await lab.close()

const last = found.at(-1)
report(
  `audience of ${last.members} against the bare INSERT … SELECT`,
  last.ratio.toFixed(2),
  '≤ 1.5',
  last.ratio <= 1.5,
)
for (const { members, seconds } of found)
  console.log(`      growth: ${members} members: ${((seconds / members) * 1e6).toFixed(2)} µs each`)

async function timed(work) {
  const begun = performance.now()
  await work()
  return (performance.now() - begun) / 1000
}
