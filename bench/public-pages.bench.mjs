import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import sparticuz from '@sparticuz/chromium'
import lighthouse from 'lighthouse'
import { freePort, startClub } from './support/running-club.mjs'

// Every public page in both variants, as a phone sees it: scores, layout shift, JavaScript over the wire.
const goals = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }
const JAVASCRIPT_KB = 130
// Their purpose is not to be found; they say so to search engines.
const notForSearch = new Set(['/checkout'])

const club = await startClub()
const pages = process.env.PAGES?.split(',') ?? (await publicPages(club.url))
const port = await freePort()
const profile = mkdtempSync('/tmp/clube-chrome-')
const chrome = spawn(
  await sparticuz.executablePath(),
  [
    ...['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    ...[
      '--disable-component-update',
      '--no-first-run',
      `--remote-debugging-port=${port}`,
      `--user-data-dir=${profile}`,
    ],
  ],
  { stdio: 'ignore' },
)
await answering(`http://127.0.0.1:${port}/json/version`)

let missed = 0
console.log('page'.padEnd(44), 'variant', 'perf', 'a11y', 'best', 'seo ', 'CLS  ', 'JS KB')
for (const page of pages) {
  for (const variant of ['PT', 'BR']) missed += await measure(page, variant)
}
chrome.kill()
rmSync(profile, { recursive: true, force: true })
await club.stop()
console.log(
  missed === 0 ? 'ok    every page holds every goal' : `MISS  ${missed} pages miss a goal`,
)
process.exit(0)

async function measure(page, variant) {
  const { lhr } = await lighthouse(`${club.url}${page}`, {
    port,
    logLevel: 'error',
    extraHeaders: { 'Accept-Language': variant === 'PT' ? 'pt-PT' : 'en' },
    onlyCategories: Object.keys(goals),
  })
  const scores = Object.fromEntries(
    Object.keys(goals).map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]),
  )
  const shift = lhr.audits['cumulative-layout-shift'].numericValue ?? 0
  const requests = lhr.audits['network-requests'].details?.items ?? []
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script')
  const kilobytes = scripts.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024
  const holds =
    Object.entries(goals).every(
      ([name, goal]) => scores[name] >= goal || (name === 'seo' && notForSearch.has(page)),
    ) &&
    shift === 0 &&
    kilobytes <= JAVASCRIPT_KB
  console.log(
    page.padEnd(44),
    variant.padEnd(7),
    ...Object.values(scores).map((score) => String(score).padEnd(4)),
    shift.toFixed(3),
    kilobytes.toFixed(1).padStart(6),
    holds ? '' : 'MISS',
  )
  if (lhr.runtimeError) console.log('       ', lhr.runtimeError.message)
  if (!holds) explain(lhr)
  return holds ? 0 : 1
}

function explain(lhr) {
  for (const audit of Object.values(lhr.audits)) {
    if (audit.scoreDisplayMode === 'binary' && audit.score === 0)
      console.log(`        ${audit.id}: ${audit.title}`)
  }
}

async function publicPages(url) {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text()
  const found = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address).pathname,
  )
  return [...new Set(found)]
}

async function answering(url) {
  for (let tries = 0; tries < 100; tries++) {
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${url} does not answer`)
}
