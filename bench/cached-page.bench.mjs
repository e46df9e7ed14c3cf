import { spawn } from 'node:child_process'
import { request } from 'node:http'
import path from 'node:path'
import autocannon from 'autocannon'
import { median, report, startClub } from './support/running-club.mjs'

// A kept public page against a bare node:http server that answers the same bytes.
const ROUNDS = 7
const headers = { 'accept-encoding': 'br', cookie: 'variante=PT', 'accept-language': 'pt-PT' }

const club = await startClub()
const answer = await get(`${club.url}/`)
const bare = spawn(process.execPath, [path.resolve('bench/support/bare-server.mjs')], {
  stdio: ['pipe', 'pipe', 'inherit'],
})
bare.stdin.end(JSON.stringify(answer))
const port = await new Promise((resolve) =>
  bare.stdout.once('data', (chunk) => resolve(Number(chunk))),
)
const bareUrl = `http://127.0.0.1:${port}`

const ratios = []
await load(club.url)
await load(bareUrl)
for (let round = 0; round < ROUNDS; round++) {
  // Alternating, so that a neighbour's noise falls on both.
  const first = round % 2 === 0 ? club.url : bareUrl
  const one = await load(first)
  const two = await load(first === club.url ? bareUrl : club.url)
  const [ours, limit] = first === club.url ? [one, two] : [two, one]
  ratios.push(ours / limit)
  console.log(`round ${round + 1}: ${Math.round(ours)} against ${Math.round(limit)} requests/s`)
}
bare.kill()
await club.stop()
const ratio = median(ratios)
report('kept home page, brotli, against bare node:http', ratio.toFixed(2), '≥ 0.9', ratio >= 0.9)

async function load(url) {
  const result = await autocannon({ url: `${url}/`, connections: 32, duration: 2, headers })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} answered badly`)
  return result.requests.average
}

function get(url) {
  return new Promise((resolve, reject) => {
    request(url, { headers }, (response) => {
      const chunks = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () => {
        const kept = { ...response.headers }
        for (const name of ['date', 'connection', 'keep-alive', 'x-request-id']) delete kept[name]
        resolve({ headers: kept, body: Buffer.concat(chunks).toString('base64') })
      })
    })
      .on('error', reject)
      .end()
  })
}
