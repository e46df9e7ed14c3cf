import { openLab } from './support/alert-lab.mjs'
import { report } from './support/running-club.mjs'

// A list of 100,000 people, one in a hundred of them wrong: looked through, then brought in.
const LINES = Number(process.env.BENCH_LINES ?? 100_000)
const lab = await openLab()
const { imports } = lab.club.services.members
const by = { id: 'bench', name: 'Bench' }
const [handler] = imports.handlers()

const large = list(LINES, 'lista')
const first = await run('first', large)
const second = await run('second', large)
// What is held on to, weighed while lists are read: five times as many lines may need no more.
const small = await run('small', list(LINES / 5, 'pequena'), true)
const big = await run('big', list(LINES, 'grande'), true)
const { rows: counted } = await lab.pool.query(
  "SELECT count(*)::int AS n FROM subscribers WHERE email LIKE '%@lista.test'",
)
await lab.close()

const good = LINES - LINES / 100
report('lines looked through a second', first.checked.toFixed(0), '≥ 5,000', first.checked >= 5_000)
report('lines brought in a second', first.landed.toFixed(0), '≥ 5,000', first.landed >= 5_000)
report('members after two runs', counted[0].n, good, counted[0].n === good)
report('lines left out, first run', first.view.bad, LINES / 100, first.view.bad === LINES / 100)
report('brought in by the second run', second.view.landed, 0, second.view.landed === 0)
report(
  `most memory held, ${LINES / 5} and ${LINES} lines`,
  `${small.held.toFixed(0)} MB and ${big.held.toFixed(0)} MB`,
  '≤ 16 MB apart',
  big.held - small.held <= 16,
)

function list(lines, domain) {
  const rows = ['nome;email;aeroporto;plano']
  for (let n = 0; n < lines; n++)
    rows.push(
      n % 100 === 50
        ? `Pessoa ${n};sem-arroba;Lisboa;`
        : `Pessoa ${n};p${n}@${domain}.test;Lisboa;`,
    )
  return Buffer.from(`${rows.join('\n')}\n`)
}

async function run(name, content, weigh = false) {
  const answer = await imports.upload(by, {
    fileName: `${name}.csv`,
    content,
    consentFrom: 'bench',
    everybodyAgreed: true,
    confirmedElsewhere: false,
  })
  globalThis.gc?.()
  const held = []
  const watch = setInterval(() => {
    if (!weigh) return
    globalThis.gc?.()
    const { heapUsed, external } = process.memoryUsage()
    held.push((heapUsed + external - content.length) / 1024 / 1024)
  }, 1_000)
  const checked = await linesPerSecond(() => handler.run({ importId: answer.id }))
  await imports.confirm(by, answer.id)
  const landed = await linesPerSecond(() => handler.run({ importId: answer.id }))
  clearInterval(watch)
  return {
    checked,
    landed,
    held: Math.max(0, ...held),
    view: await imports.view(by, answer.id, 0),
  }
}

async function linesPerSecond(work) {
  const begun = performance.now()
  await work()
  return LINES / ((performance.now() - begun) / 1000)
}
