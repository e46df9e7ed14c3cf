import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { createTransport } from 'nodemailer'
import { expect, test } from 'vitest'
import { freePort } from '~/tests/support/free-port'
import { returnedMails } from '~/tests/support/returned-mails'
import { startSmtpPeer } from '~/tests/support/smtp-peer'
import { type TestClub, testClub } from '~/tests/support/test-club'

const SECRET = 'a-shared-secret-of-the-provider'

/** A club whose member has been told of some deals; answers the return paths, oldest first. */
async function toldOf(deals: number, env: Record<string, string> = {}) {
  const peer = await startSmtpPeer()
  const club = await testClub({
    works: true,
    env: { SMTP_URL: peer.url, MAIL_WEBHOOK_SECRET: SECRET, ...env },
  })
  const ana = await club.a.member({ plan: 'Premium' })
  for (let n = 1; n <= deals; n++) {
    await club.a.deal({ kind: 'fare-error', published: true })
    await peer.reached(n)
  }
  await club.services.deliveries.idle()
  return {
    club,
    ana,
    paths: peer.taken.map(({ from }) => from),
    messageIds: peer.taken.map(({ raw }) => /^Message-ID: (.*)$/m.exec(raw)?.[1]?.trim() ?? ''),
    async [Symbol.asyncDispose]() {
      await club[Symbol.asyncDispose]()
      await peer[Symbol.asyncDispose]()
    },
  }
}

async function standing(club: TestClub, uid: string) {
  const { rows } = await club.db.execute<{ suppressed: boolean; unsubscribed: boolean }>(sql`
    SELECT suppressed_at IS NOT NULL AS suppressed, unsubscribed_at IS NOT NULL AS unsubscribed
    FROM subscribers WHERE uid = ${uid}`)
  return rows[0]
}

const fine = { suppressed: false, unsubscribed: false }

test('a hard bounce to the delivery’s own return path, by SMTP, suppresses the address', async () => {
  await using told = await toldOf(1, { BOUNCE_SMTP_PORT: '0' })
  const { club, ana, paths } = told
  await club.services.returns.mailCameBack(
    paths[0] ?? '',
    Buffer.from(returnedMails.unknownMailbox.mail),
  )
  expect(await standing(club, ana.uid)).toEqual({ suppressed: true, unsubscribed: false })
  const { rows } = await club.db.execute(sql`SELECT reason FROM suppressions`)
  expect(rows).toEqual([{ reason: 'bounced' }])
  await club.a.deal({ kind: 'fare-error', published: true })
  await club.queue.idle()
  const counted = await club.db.execute(sql`SELECT count(*)::int AS n FROM deliveries`)
  expect(counted.rows[0]?.n).toBe(1)
})

test('four soft bounces do nothing, the fifth in a row suppresses; the same report twice counts once', async () => {
  await using told = await toldOf(5)
  const { club, ana, paths } = told
  const soft = Buffer.from(returnedMails.mailboxFull.mail)
  for (const path of paths.slice(0, 4)) {
    await club.services.returns.mailCameBack(path, soft)
    await club.services.returns.mailCameBack(path, soft)
  }
  expect(await standing(club, ana.uid)).toEqual(fine)
  await club.services.returns.mailCameBack(paths[4] ?? '', soft)
  expect(await standing(club, ana.uid)).toMatchObject({ suppressed: true })
})

test('soft bounces that are not in a row suppress nobody', async () => {
  await using told = await toldOf(6)
  const { club, ana, paths } = told
  for (const [index, path] of paths.entries())
    if (index !== 3)
      await club.services.returns.mailCameBack(path, Buffer.from(returnedMails.mailboxFull.mail))
  expect(await standing(club, ana.uid)).toEqual(fine)
})

test('a complaint unsubscribes, found by the Message-ID of the mail it is about', async () => {
  await using told = await toldOf(1)
  const { club, ana, messageIds } = told
  const complaint = returnedMails.complaint.mail.replace(
    '<original@example.com>',
    messageIds[0] ?? '',
  )
  await club.services.returns.mailCameBack('queixas@clubedevoos.example', Buffer.from(complaint))
  expect(await standing(club, ana.uid)).toEqual({ suppressed: true, unsubscribed: true })
})

test('delays, autoreplies and forged references change nothing', async () => {
  await using told = await toldOf(1)
  const { club, ana, paths } = told
  const { returns } = club.services
  for (const name of ['delay', 'vacation', 'outOfOffice', 'success', 'aPerson'] as const)
    await returns.mailCameBack(paths[0] ?? '', Buffer.from(returnedMails[name].mail))
  const forged = (paths[0] ?? '').replace(
    /-([0-9a-f])/,
    (_, digit) => `-${digit === '0' ? '1' : '0'}`,
  )
  const hard = Buffer.from(returnedMails.unknownMailbox.mail)
  expect(returns.takes(forged)).toBe(false)
  expect(returns.takes('alguem@clubedevoos.example')).toBe(false)
  expect(await returns.mailCameBack(forged, hard)).toBe('nothing')
  expect(await standing(club, ana.uid)).toEqual(fine)
})

test('the listener takes what is addressed to a delivery, also in capitals, and refuses the rest', async () => {
  const port = await freePort()
  await using told = await toldOf(1, { BOUNCE_SMTP_PORT: String(port) })
  const { club, ana, paths } = told
  const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true })
  const send = (to: string, raw: string) =>
    transport.sendMail({ envelope: { from: '', to }, raw }).then(
      () => 'taken',
      (error: { responseCode?: number }) => error.responseCode,
    )
  expect(await send('alguem@clubedevoos.example', returnedMails.unknownMailbox.mail)).toBe(550)
  expect(await send(paths[0] ?? '', 'x'.repeat(3_000_000))).toBe(552)
  expect(await standing(club, ana.uid)).toEqual(fine)
  expect(await send((paths[0] ?? '').toUpperCase(), returnedMails.unknownMailbox.mail)).toBe(
    'taken',
  )
  expect(await standing(club, ana.uid)).toMatchObject({ suppressed: true })
})

test('a provider’s webhook is believed when it is signed and fresh', async () => {
  await using told = await toldOf(1)
  const { club, ana, messageIds } = told
  const { returns } = club.services
  const body = JSON.stringify({ events: [{ type: 'hard', messageId: messageIds[0] }] })
  const timestamp = String(club.clock.now().getTime() / 1000)
  const mac = (secret: string, at: string) =>
    `sha256=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`
  expect(returns.refusesWebhook(body, { timestamp, signature: '' })).toBe('bad-signature')
  expect(returns.refusesWebhook(body, { timestamp, signature: mac('other', timestamp) })).toBe(
    'bad-signature',
  )
  const old = String(Number(timestamp) - 3600)
  expect(returns.refusesWebhook(body, { timestamp: old, signature: mac(SECRET, old) })).toBe(
    'stale',
  )
  expect(returns.refusesWebhook(body, { timestamp, signature: mac(SECRET, timestamp) })).toBe(
    undefined,
  )
  await returns.providerSays([{ type: 'hard', messageId: 'forged-00000000000000000000@x' }])
  expect(await standing(club, ana.uid)).toEqual(fine)
  await returns.providerSays([{ type: 'hard', messageId: messageIds[0] }])
  expect(await standing(club, ana.uid)).toMatchObject({ suppressed: true })
})
