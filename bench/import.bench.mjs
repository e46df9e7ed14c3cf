import { openLab } from './support/alert-lab.mjs'
import { report } from './support/running-club.mjs'

// A list of 100,000 people, one in a hundred of them wrong: looked through, then brought in.
const LINES = Number(process.env.BENCH_LINES ?? 100_000)
const lab = await openLab()
const { imports } = lab.club.services.members
const by = { id: 'bench', name: 'Bench' }
const [handler] = imports.handlers()

const rows = ['nome;email;aeroporto;plano']
for (let n = 0; n < LINES; n++)
  rows.push(
    n % 100 === 50 ? `Pessoa ${n};sem-arroba;Lisboa;` : `Pessoa ${n};p${n}@lista.test;Lisboa;`,
  )
const content = Buffer.from(`${rows.join('\n')}\n`)
rows.length = 0

const first = await run('first')
const second = await run('second')
const { rows: counted } = await lab.pool.query('SELECT count(*)::int AS n FROM subscribers')
await lab.close()

const good = LINES - LINES / 100
report('lines looked through a second', first.checked.toFixed(0), '≥ 5,000', first.checked >= 5_000)
report('lines brought in a second', first.landed.toFixed(0), '≥ 5,000', first.landed >= 5_000)
report('members after two runs', counted[0].n, good, counted[0].n === good)
report('lines left out, first run', first.view.bad, LINES / 100, first.view.bad === LINES / 100)
report('brought in by the second run', second.view.landed, 0, second.view.landed === 0)
report('memory added', `${first.grown.toFixed(0)} MB`, '≤ 64 MB', first.grown <= 64)

async function run(name) {
  const answer = await imports.upload(by, {
    fileName: `${name}.csv`,
    content,
    consentFrom: 'bench',
    everybodyAgreed: true,
    confirmedElsewhere: false,
  })
  globalThis.gc?.()
  const before = process.memoryUsage().rss
  let most = before
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 50)
  const checked = await linesPerSecond(() => handler.run({ importId: answer.id }))
  await imports.confirm(by, answer.id)
  const landed = await linesPerSecond(() => handler.run({ importId: answer.id }))
  clearInterval(watch)
  return {
    checked,
    landed,
    grown: (most - before) / 1024 / 1024,
    view: await imports.view(by, answer.id, 0),
  }
}

async function linesPerSecond(work) {
  const begun = performance.now()
  await work()
  return LINES / ((performance.now() - begun) / 1000)
}
