import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import lighthouse from 'lighthouse'
import { browserFlags, browserPath, installedBrowser } from '../tests/support/browser.ts'
import { freePort, startClub } from './support/running-club.mjs'

// Every public page in both variants, as a phone sees it: scores, layout shift, JavaScript over the wire.
const goals = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }
const JAVASCRIPT_KB = 130
const MOST_RUNS = 5
// Their purpose is not to be found; they say so to search engines.
const notForSearch = new Set(['/checkout'])

// While it is traced, the packaged Chromium (147) drops every document with a Referrer-Policy
// header (net::ERR_ABORTED), so performance is measured by an installed one.
const installed = installedBrowser()
const categories = Object.keys(goals).filter((name) => installed || name !== 'performance')
if (!installed) console.log('no installed Chrome or Chromium: performance is left out')

const club = await startClub()
const pages = process.env.PAGES?.split(',') ?? (await publicPages(club.url))
const port = await freePort()
const profile = mkdtempSync('/tmp/clube-chrome-')
const chrome = spawn(
  installed ?? (await browserPath()),
  ['--headless', ...browserFlags, `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`],
  { stdio: 'ignore' },
)
await answering(`http://127.0.0.1:${port}/json/version`)

let missed = 0
console.log('page'.padEnd(44), 'variant', 'perf', 'a11y', 'best', 'seo ', 'CLS  ', 'JS KB', 'runs')
for (const page of pages) {
  for (const variant of ['PT', 'BR']) missed += await measure(page, variant)
}
chrome.kill()
rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
await club.stop()
console.log(
  missed === 0 ? 'ok    every page holds every goal' : `MISS  ${missed} pages miss a goal`,
)
process.exit(0)

/** A busy machine makes a page look slow, never fast: performance is the best of up to five runs. */
async function measure(page, variant) {
  await fetch(`${club.url}${page}`, { headers: languageOf(variant) }) // kept, as for all but one visitor
  const runs = []
  do runs.push(await visit(page, variant))
  while (!holds(runs.at(-1), page) && runs.length < MOST_RUNS)
  const told = runs.filter(({ lhr }) => !lhr.runtimeError)
  const best = told.reduce(
    (one, other) => (other.scores.performance > one.scores.performance ? other : one),
    told[0] ?? runs[0],
  )
  const held = holds(best, page)
  console.log(
    page.padEnd(44),
    variant.padEnd(7),
    ...Object.keys(goals).map((name) => String(best.scores[name] ?? '-').padEnd(4)),
    best.shift.toFixed(3),
    best.kilobytes.toFixed(1).padStart(6),
    told.map(({ scores }) => scores.performance ?? '-').join(' '),
    held ? '' : 'MISS',
  )
  if (!held) explain(best.lhr)
  return held ? 0 : 1
}

/** By Lighthouse's own preset: a mid-tier phone on a slow connection. */
async function visit(page, variant) {
  const { lhr } = await lighthouse(`${club.url}${page}`, {
    port,
    logLevel: 'error',
    extraHeaders: languageOf(variant),
    onlyCategories: categories,
  })
  const scores = Object.fromEntries(
    categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]),
  )
  const requests = lhr.audits['network-requests'].details?.items ?? []
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script')
  return {
    lhr,
    scores,
    shift: lhr.audits['cumulative-layout-shift'].numericValue ?? 0,
    kilobytes: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024,
  }
}

function languageOf(variant) {
  return { 'Accept-Language': variant === 'PT' ? 'pt-PT' : 'en' }
}

function holds({ scores, shift, kilobytes }, page) {
  return (
    categories.every(
      (name) => scores[name] >= goals[name] || (name === 'seo' && notForSearch.has(page)),
    ) &&
    shift === 0 &&
    kilobytes <= JAVASCRIPT_KB
  )
}

function explain(lhr) {
  if (lhr.runtimeError) console.log('       ', lhr.runtimeError.message)
  for (const audit of Object.values(lhr.audits)) {
    const failed = audit.scoreDisplayMode === 'binary' && audit.score === 0
    const slow = audit.scoreDisplayMode === 'numeric' && audit.score < 0.9
    if (failed || slow)
      console.log(`        ${audit.id}: ${audit.title} ${audit.displayValue ?? ''}`)
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
