import { openLab } from './support/alert-lab.mjs'
import { report, startClub } from './support/running-club.mjs'

// Fifty sign-ins a second against one process, while visitors read public pages: first from everywhere,
// so that most of them reach the hash, then from one place, where the limiter stops them.
const SECONDS = Number(process.env.BENCH_SECONDS ?? 30)
const ATTEMPTS_A_SECOND = 50
const PAGES_A_SECOND = 25
const GOAL_MS = 500
const MEMBERS = 5_000
const PASSWORD = 'quatro cavalos verdes ao luar'

const lab = await openLab()
await lab.populate(MEMBERS)
await givePasswords()
const club = await startClub({ DATABASE_URL: lab.databaseUrl, TRUST_PROXY: 'true' })
const pages = await publicPages()
await Promise.all(pages.map((page) => fetchPage(page)))

let attempts = 0
const everywhere = () => `203.${attempts % 223}.${(attempts >> 8) % 256}.${attempts % 251}`
const idle = await measured(async () => ({}))
const attacked = await measured(() => attack(everywhere))
const stopped = await measured(() => attack(() => '198.51.100.7'))
await club.stop()
await lab.close()

console.log(`      attack from everywhere: ${said(attacked.answers)}`)
console.log(`      attack from one place: ${said(stopped.answers)}`)
const line = ({ p50, p95, most, count }) =>
  `p50 ${p50.toFixed(1)}, p95 ${p95.toFixed(1)}, worst ${most.toFixed(1)} ms over ${count} pages`
console.log(`      idle: ${line(idle)}`)
for (const [where, figures] of [
  ['from everywhere', attacked],
  ['from one place', stopped],
])
  report(
    `public pages under ${ATTEMPTS_A_SECOND} sign-ins/s ${where}`,
    line(figures),
    `p95 ≤ ${GOAL_MS} ms`,
    figures.p95 <= GOAL_MS,
  )
process.exit(0)

/** Public pages at an even rhythm while something goes on; lateness counts as waiting. */
async function measured(meanwhile) {
  const times = []
  const [answers] = await Promise.all([
    meanwhile(),
    evenly(PAGES_A_SECOND, async (n, due) => {
      await fetchPage(pages[n % pages.length])
      times.push(performance.now() - due)
    }),
  ])
  times.sort((a, b) => a - b)
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))]
  return { p50: at(0.5), p95: at(0.95), most: times.at(-1), count: times.length, answers }
}

/** Answers by kind. */
async function attack(addressOf) {
  const answers = {}
  await evenly(ATTEMPTS_A_SECOND, async (n) => {
    attempts += 1
    const answer = await signIn(credentials(n), addressOf())
    answers[answer] = (answers[answer] ?? 0) + 1
  })
  return answers
}

/** Wrong for a known address, any for an unknown one, right: in turn. */
function credentials(n) {
  const known = `m${1 + ((n * 7) % MEMBERS)}@exemplo.test`
  if (n % 5 === 4) return { email: known, password: PASSWORD }
  if (n % 2 === 0) return { email: known, password: `errada-${n}` }
  return { email: `ninguem${n}@exemplo.test`, password: `errada-${n}` }
}

async function signIn(fields, address) {
  const response = await fetch(`${club.url}/entrar`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: club.url, 'X-Forwarded-For': address },
    body: new URLSearchParams(fields),
  })
  await response.arrayBuffer()
  const words = { 303: 'signed in', 401: 'refused', 429: 'stopped by the limiter', 503: 'busy' }
  return words[response.status] ?? response.status
}

async function fetchPage(page) {
  const response = await fetch(`${club.url}${page}`, { headers: { 'Accept-Language': 'pt-PT' } })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${page} answered ${response.status}`)
}

/** Begins at fixed moments, whether or not earlier ones have ended. */
async function evenly(aSecond, one) {
  const begun = performance.now()
  const under = []
  for (let n = 0; n < aSecond * SECONDS; n++) {
    const due = begun + (n * 1000) / aSecond
    const wait = due - performance.now()
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    under.push(one(n, due))
  }
  await Promise.all(under)
}

/** One hash for all: what is measured is checking it. */
async function givePasswords() {
  await lab.club.services.accounts.setPassword('m1', PASSWORD)
  await lab.pool.query(
    `INSERT INTO credentials (id, account_id, provider_id, user_id, password)
     SELECT 'c' || u.id, u.id, c.provider_id, u.id, c.password
     FROM users u, credentials c WHERE c.user_id = 'm1' AND u.id <> 'm1'`,
  )
}

async function publicPages() {
  const sitemap = await (await fetch(`${club.url}/sitemap.xml`)).text()
  const found = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
  return [...new Set(found.map(([, address]) => new URL(address).pathname))]
}

function said(answers) {
  return Object.entries(answers)
    .map(([answer, count]) => `${count} ${answer}`)
    .join(', ')
}
