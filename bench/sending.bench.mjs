import { spawn } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { openLab, somebody, startSink } from './support/alert-lab.mjs'
import { median, report } from './support/running-club.mjs'

// 20,000 messages of 24 KB over 20 connections: the whole engine, with claims and outcomes on rows,
// against senders that keep no books. Alternating rounds; a neighbour's noise falls on all.
const COUNT = Number(process.env.BENCH_MESSAGES ?? 20_000)
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
const MANY = Number(process.env.BENCH_MANY ?? 100_000)
const DEEP = Number(process.env.BENCH_DEEP ?? 1_000_000)

const folder = mkdtempSync('/tmp/clube-bench-')
const message = path.join(folder, 'message.json')
const sink = await startSink()
const lab = await openLab({ smtpUrl: sink.url })
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const dkim = {
  MAIL_DKIM_DOMAIN: 'clubedevoos.example',
  MAIL_DKIM_SELECTOR: 'cdv',
  MAIL_DKIM_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }),
}

await lab.populate(COUNT)
await writeExample()
const senders = {
  engine: () => byEngine(COUNT),
  'engine with DKIM': () => byEngine(COUNT, dkim),
  'nodemailer, ready-made': () => byOther('raw'),
  'nodemailer, composing each': () => byOther('composing'),
  'bare sockets': () => byOther('bare'),
}
const rates = Object.fromEntries(Object.keys(senders).map((name) => [name, []]))
for (let round = 0; round < ROUNDS; round++) {
  const names = Object.keys(senders)
  for (const name of round % 2 === 0 ? names : names.reverse()) {
    const rate = await senders[name]()
    rates[name].push(rate)
    console.log(`round ${round + 1}: ${name}: ${Math.round(rate)} messages/s`)
  }
}
const against = (name, base) => median(rates[name].map((rate, round) => rate / rates[base][round]))
const say = (what, ratio, goal) => report(what, ratio.toFixed(2), `≥ ${goal}`, ratio >= goal)
say(
  'engine against nodemailer given ready-made messages',
  against('engine', 'nodemailer, ready-made'),
  0.9,
)
say('engine against nodemailer composing each', against('engine', 'nodemailer, composing each'), 2)
say(
  'engine with DKIM-2048 against nodemailer given ready-made messages',
  against('engine with DKIM', 'nodemailer, ready-made'),
  0.7,
)
console.log(`      bare sockets reach ${against('bare sockets', 'engine').toFixed(2)} × the engine`)

await lab.populate(MANY)
let memory = 0
const many = await byEngine(MANY, {}, (worker) => {
  memory = worker.mostMemory()
})
report(
  `memory of the sender for ${MANY} recipients (${Math.round(many)} messages/s)`,
  `${Math.round(memory)} MB`,
  '≤ 300 MB',
  memory <= 300,
)
await lab.populate(DEEP)
const deep = await byEngine(COUNT, {}, undefined, true)
console.log(
  `      growth: ${COUNT} messages from a queue of ${COUNT}: ${Math.round(median(rates.engine))}/s, of ${MANY}: ${Math.round(many)}/s, of ${DEEP}: ${Math.round(deep)}/s`,
)
await lab.close()
sink.stop()
rmSync(folder, { recursive: true, force: true })

async function byEngine(count, env = {}, look = () => {}, cancelRest = false) {
  const { deal, alertId } = await lab.deal()
  await lab.club.services.deliveries.pause(somebody, alertId)
  await lab.club.services.audience.tellPremium(deal.id)
  const worker = await lab.worker(env)
  const rate = await sink.rate(count, () => lab.club.services.deliveries.resume(somebody, alertId))
  if (cancelRest) await lab.club.services.deliveries.cancel(somebody, alertId)
  look(worker)
  await worker.stop()
  return rate
}

async function byOther(kind) {
  return sink.rate(
    COUNT,
    () =>
      new Promise((resolve, reject) => {
        const args = ['bench/support/other-senders.mjs', kind, sink.port, COUNT, message]
        const child = spawn(process.execPath, args.map(String), { stdio: 'inherit' })
        child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${kind} failed`))))
      }),
  )
}

/** The very message a member gets, for the others to send. */
async function writeExample() {
  const { alertId } = await lab.deal()
  const raw = await lab.club.services.deliveries.preview(alertId, 'm1')
  const { html, text, subject } = await PostalMime.parse(raw)
  console.log(`a message has ${(raw.length / 1024).toFixed(1)} KB`)
  writeFileSync(message, JSON.stringify({ raw: raw.toString('latin1'), html, text, subject }))
}
