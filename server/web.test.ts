import { request } from 'node:http'
import { connect } from 'node:net'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type WebClub, webClub } from '~/tests/support/web-club'

let club: WebClub
beforeAll(async () => {
  club = await webClub({ env: { TRUST_PROXY: 'true' } })
})
afterAll(async () => {
  await club[Symbol.asyncDispose]()
})

const PT = { Cookie: 'variante=PT' }

/** fetch decompresses by itself and hides what came over the wire. */
function raw(
  path: string,
  headers: Record<string, string>,
): Promise<{ headers: Record<string, unknown>; body: Buffer }> {
  return new Promise((resolve, reject) => {
    request(new URL(path, club.url), { headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(chunks) }))
    })
      .on('error', reject)
      .end()
  })
}

describe('pages', () => {
  test('are kept per variant, with ETag and 304', async () => {
    const first = await club.fetch('/', { headers: PT })
    const html = await first.text()
    expect(html).toContain('<html lang="pt-PT"')
    const etag = first.headers.get('etag') ?? ''
    const second = await club.fetch('/', { headers: { ...PT, 'If-None-Match': etag } })
    expect(second.status).toBe(304)
    expect(await second.text()).toBe('')
    const other = await club.fetch('/', {
      headers: { Cookie: 'variante=BR', 'If-None-Match': etag },
    })
    expect(other.status).toBe(200)
    expect(await other.text()).toContain('<html lang="pt-BR"')
  })

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
    ['zstd', zstdDecompressSync],
  ] as const)('leave compressed as %s when asked', async (encoding, decompress) => {
    const plain = await (
      await club.fetch('/', { headers: { ...PT, 'Accept-Encoding': 'identity' } })
    ).text()
    const { headers, body } = await raw('/', { ...PT, 'Accept-Encoding': encoding })
    expect(headers['content-encoding']).toBe(encoding)
    expect(decompress(body).toString()).toBe(plain)
  })

  test('HEAD answers the headers of GET without a body', async () => {
    const get = await club.fetch('/', { headers: { ...PT, 'Accept-Encoding': 'identity' } })
    const head = await club.fetch('/', {
      method: 'HEAD',
      headers: { ...PT, 'Accept-Encoding': 'identity' },
    })
    expect(head.status).toBe(200)
    expect(head.headers.get('content-length')).toBe(get.headers.get('content-length'))
    expect(await head.text()).toBe('')
  })

  test('allow exactly their own inline scripts', async () => {
    const response = await club.fetch('/', { headers: PT })
    const policy = response.headers.get('content-security-policy') ?? ''
    const scripts = /script-src ([^;]+)/.exec(policy)?.[1] ?? ''
    expect(scripts).not.toContain('unsafe')
    expect(scripts).toContain("'sha256-")
    expect(policy).not.toContain('stripe')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('x-page-policy')).toBeNull()
  })

  test('of nobody: a missing address is a 404 in both variants', async () => {
    const pt = await club.fetch('/nao-existe', { headers: PT })
    expect(pt.status).toBe(404)
    expect(await pt.text()).toContain('mudou de porta de embarque')
    const br = await club.fetch('/nao-existe', { headers: { Cookie: 'variante=BR' } })
    expect(br.status).toBe(404)
    expect(await br.text()).toContain('mudou de portão de embarque')
  })

  test('adverts do not fill the cache', async () => {
    const tagged = await club.fetch('/?utm_source=a&fbclid=b', { headers: PT })
    const plain = await club.fetch('/', { headers: PT })
    expect(tagged.headers.get('etag')).toBe(plain.headers.get('etag'))
  })

  test.each([
    ['/aderir/', '/aderir'],
    ['/aderir/?a=1', '/aderir?a=1'],
    ['//evil.example/', '/evil.example'],
    ['/\\evil.example/', '/evil.example'],
  ])('%s is redirected to %s', async (from, to) => {
    const answer = await speak(`GET ${from} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
    expect(/^location: (.*)\r$/im.exec(answer)?.[1]).toBe(to)
  })
})

/** Says something over a bare connection and listens to the end. */
function speak(words: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(club.url)
    const socket = connect(Number(port), hostname, () => socket.write(words))
    let heard = ''
    socket.on('data', (chunk) => {
      heard += chunk
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(heard))
  })
}

describe('requests that change something', () => {
  const fields = { name: 'Rui', email: 'rui@exemplo.test', homeAirport: 'PORTO-PT' }

  test.each([
    [{ Origin: 'https://evil.example' }],
    [{ Origin: 'null' }],
    [{ 'Sec-Fetch-Site': 'cross-site' }],
    [{ 'Sec-Fetch-Site': 'same-site' }],
  ])('from elsewhere (%o) are refused', async (headers) => {
    const response = await club.post('/aderir', fields, { headers })
    expect(response.status).toBe(403)
    expect(await club.services.members.uidOf(fields.email)).toBeUndefined()
  })

  test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])('by %s are 405', async (method) => {
    const answer = await speak(`${method} / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1.1 405/)
    expect(answer).toMatch(/allow: GET, HEAD, POST/i)
  })

  test('with too large a body are refused, with or without a length', async () => {
    const large = 'x'.repeat(300_000)
    const counted = await club.post('/aderir', { name: large })
    expect(counted.status).toBe(413)
    const stream = new ReadableStream({
      start(controller) {
        for (let n = 0; n < 300; n++)
          controller.enqueue(new TextEncoder().encode('x'.repeat(1_000)))
        controller.close()
      },
    })
    const streamed = await club
      .fetch('/aderir', {
        method: 'POST',
        body: stream,
        duplex: 'half',
        headers: { Origin: club.url },
      } as RequestInit)
      .then(
        (response) => response.status,
        () => 413,
      )
    expect(streamed).toBe(413)
  })

  test('with extra fields change nothing more', async () => {
    const email = 'esperto@exemplo.test'
    await club.post('/aderir', {
      ...fields,
      email,
      subscriptionType: 'Premium',
      isVerified: 'true',
      uid: 'x',
    })
    const member = await club.services.members.byUid(
      (await club.services.members.uidOf(email)) ?? '',
    )
    expect(member).toMatchObject({ subscriptionType: 'free', isVerified: false })
  })
})

describe('GET /getUserRegion (§7)', () => {
  test('answers the region a trusted proxy names', async () => {
    const response = await club.fetch('/getUserRegion', { headers: { 'CF-IPCountry': 'AO' } })
    expect(await response.json()).toEqual({ region: 'AO' })
  })
  test('finds the region of a public address by the table', async () => {
    const response = await club.fetch('/getUserRegion', {
      headers: { 'X-Forwarded-For': '194.65.0.1' },
    })
    expect(await response.json()).toEqual({ region: 'PT' })
  })
  test('fails for an address that has none', async () => {
    expect((await club.fetch('/getUserRegion')).status).toBe(404)
  })
})

describe('operations', () => {
  test('alive and ready', async () => {
    expect(await (await club.fetch('/healthz')).text()).toBe('ok')
    expect(await (await club.fetch('/readyz')).json()).toEqual({ database: true, queue: true })
  })
  test('metrics are for this machine only', async () => {
    expect(await (await club.fetch('/metrics')).text()).toContain('http_request_seconds')
    const forwarded = await club.fetch('/metrics', {
      headers: { 'X-Forwarded-For': '203.0.113.5' },
    })
    expect(forwarded.status).toBe(404)
  })
})

test('a choice of variant is remembered and leads back to a page of ours', async () => {
  const response = await club.post('/variante', { variante: 'BR', voltar: '//evil.example' })
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe('/')
  expect(response.headers.get('set-cookie')).toContain('variante=BR')
})

test('a content change drops every kept page', async () => {
  const { sql } = await import('drizzle-orm')
  const before = await club.fetch('/aderir', { headers: PT })
  expect(before.headers.get('x-request-id')).toBeTruthy()
  expect((await club.fetch('/aderir', { headers: PT })).headers.get('x-request-id')).toBeNull()
  await club.db.execute(sql`SELECT pg_notify('content_changed', '')`)
  await expect
    .poll(async () => (await club.fetch('/aderir', { headers: PT })).headers.get('x-request-id'), {
      timeout: 15_000,
    })
    .toBeTruthy()
})
