import { openLab, somebody } from './support/alert-lab.mjs'
import { median } from './support/running-club.mjs'

// What the desk of deals and the pages of alerts ask of the database, with members, deliveries and
// deals growing. Every answer but the audience count is a page's and has to come within 200 ms.
const SIZES = (process.env.BENCH_SIZES ?? '10000,1000000').split(',').map(Number)
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7)
const LIMIT_MS = 200
const DEALS = 10_000

const lab = await openLab()
const { deals, deliveries, audience } = lab.club.services
const found = []
for (const members of SIZES) {
  await lab.populate(members)
  const { deal, alertId } = await lab.deal()
  await audience.tellPremium(deal.id)
  await lab.pool.query(
    `UPDATE subscribers SET email = uid || '@dominio' || (hashtext(uid) & 1023) || '.test'`,
  )
  await lab.pool.query(
    `UPDATE deliveries SET ready = false, settled_at = now(),
       status = CASE WHEN id % 50 = 0 THEN 'failed' ELSE 'sent' END,
       reason = CASE WHEN id % 50 = 0 THEN '550 5.1.1' END, maybe_repeated = id % 10000 = 0`,
  )
  await lab.pool.query(
    `INSERT INTO deals (image, destination_iata, destination_city, destination_country, origins, kind,
       price, usual_price, currency, airline, cabin, travel_from, travel_to, bags, plan, title, details,
       status, published_at, expires_at, created_at, updated_at)
     SELECT image, 'X' || (n % 100), destination_city, destination_country, origins, 'deal', price,
       usual_price, currency, airline, cabin, travel_from, travel_to, bags, plan,
       jsonb_build_object('PT', 'Oferta número ' || n, 'BR', 'Oferta número ' || n), details, 'expired',
       now() - n * interval '1 hour', now() - n * interval '1 minute', now(), now() - n * interval '1 hour'
     FROM deals, generate_series(1, $1::int) n WHERE id = $2`,
    [DEALS, deal.id],
  )
  await lab.pool.query('VACUUM ANALYZE')
  // The first look begins the count and does not wait for it.
  const first = await timed(() => deliveries.alert(somebody, alertId))
  while (!(await deliveries.alert(somebody, alertId)).countedAt)
    await new Promise((resolve) => setTimeout(resolve, 100))
  const { rows } = await lab.pool.query('SELECT took_ms FROM alert_summaries')
  const list = (filter) => () => deals.list(somebody, { order: 'mudanca', ...filter })
  const second = (await deals.list(somebody, { order: 'fim' })).next
  found.push({
    members,
    'alert, first look': first,
    'alert, later': await typical(() => deliveries.alert(somebody, alertId)),
    'alerts, list': await typical(() => deliveries.alerts(somebody, {})),
    'deals, list': await typical(list({})),
    'deals, search': await typical(list({ words: 'numero 77' })),
    'deals, page 2 by end': await typical(list({ order: 'fim', after: second })),
    'review of a deal': await typical(() => deals.review(somebody, deal.id)),
    '(counting an alert)': rows[0].took_ms,
    '(counting an audience)': await timed(async () =>
      audience.forecast(somebody, (await deals.review(somebody, deal.id)).ready),
    ),
  })
}
await lab.close()

let slow = 0
for (const { members, ...times } of found) {
  console.log(`${members.toLocaleString('en')} members and deliveries, ${DEALS} deals`)
  for (const [what, ms] of Object.entries(times)) {
    const judged = !what.startsWith('(')
    if (judged && ms > LIMIT_MS) slow += 1
    console.log(
      `  ${what.padEnd(24)} ${ms.toFixed(1).padStart(8)} ms${judged && ms > LIMIT_MS ? '  TOO SLOW' : ''}`,
    )
  }
}
process.exitCode = slow > 0 ? 1 : 0

async function timed(work) {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

async function typical(work) {
  await work()
  const times = []
  for (let round = 0; round < ROUNDS; round++) times.push(await timed(work))
  return median(times)
}
