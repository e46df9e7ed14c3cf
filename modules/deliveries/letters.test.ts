import { generateKeyPairSync } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { createTransport } from 'nodemailer'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { crowd, insertCrowd } from '~/tests/support/crowd'
import { startSmtpPeer } from '~/tests/support/smtp-peer'
import { type TestClub, testClub } from '~/tests/support/test-club'
import { verifyDkim } from '~/tests/support/verify-dkim'

const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
})
const dkim = {
  MAIL_DKIM_DOMAIN: 'clubedevoos.example',
  MAIL_DKIM_SELECTOR: 'cdv',
  MAIL_DKIM_KEY: privateKey,
}

async function alertOf(club: TestClub, dealId: string): Promise<number> {
  const { rows } = await club.db.execute(sql`SELECT id FROM alerts WHERE deal_id = ${dealId}`)
  return Number(rows[0]?.id)
}

test('1,000 alert mails: both unsubscribe headers, one From, a date, its own Message-ID, DKIM holds', {
  timeout: 180_000,
}, async () => {
  await using peer = await startSmtpPeer()
  await using club = await testClub({ works: true, env: { SMTP_URL: peer.url, ...dkim } })
  await insertCrowd(club.db, crowd(1_000))
  await club.a.deal({ published: true })
  await peer.reached(1_000)

  const ids = new Set<string>()
  const returnPaths = new Set<string>()
  for (const [index, { raw, from }] of peer.taken.entries()) {
    const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ')
    const all = (name: string) =>
      [...head.matchAll(new RegExp(`^${name}: (.*)$`, 'gim'))].map(([, value]) => value ?? '')
    const one = (name: string) => {
      const found = all(name)
      if (found.length !== 1) expect.fail(`${found.length} × ${name}`)
      return found[0] ?? ''
    }
    expect(one('List-Unsubscribe')).toMatch(
      /^<http:\/\/localhost:3000\/cancelar-subscricao\/[\w.-]+>$/,
    )
    expect(one('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
    expect(one('From')).toBe('Clube de Voos <ola@clubedevoos.example>')
    expect(Date.parse(one('Date'))).toBe(club.clock.now().getTime())
    expect(one('List-Id')).toContain('<ofertas.clubedevoos.example>')
    expect(one('Feedback-ID')).toMatch(/^\d+:deal:PT:/)
    ids.add(one('Message-ID'))
    returnPaths.add(from)
    if (!verifyDkim(raw, publicKey)) expect.fail(`DKIM does not hold: ${head}`)
    if (index < 20 && verifyDkim(raw.replace('Rio por', 'Lua por'), publicKey))
      expect.fail('a change was not seen')
  }
  expect(ids.size).toBe(1_000)
  expect(returnPaths.size).toBe(1_000)
})

test('our reading of DKIM is that of the library the account mails use', async () => {
  await using peer = await startSmtpPeer()
  const transport = createTransport({
    ...{ host: '127.0.0.1', port: peer.port, ignoreTLS: true },
    dkim: { domainName: 'clubedevoos.example', keySelector: 'cdv', privateKey },
  })
  await transport.sendMail({
    ...{ from: 'a@clubedevoos.example', to: 'b@exemplo.test' },
    ...{ subject: 'Olá', text: 'com  espaços \n\n', html: '<p>olá</p>' },
  })
  expect(verifyDkim(peer.taken[0]?.raw ?? '', publicKey)).toBe(true)
})

test.each(['PT', 'BR'] as const)(
  '%s: a deal alert says everything, in HTML and in text',
  async (variant) => {
    await using club = await testClub()
    const member = await club.a.member({
      ...{ plan: 'Premium', variant, name: 'Zé "Nuno" <b>Ó</b> 🛫' },
      airport: variant === 'PT' ? 'LISBOA-PT' : 'SÃO PAULO-BR',
    })
    const deal = await club.a.deal({ from: ['LIS', 'GRU'], kind: 'fare-error', published: true })
    const { deliveries } = club.services
    const raw = await deliveries.preview(await alertOf(club, deal.id), member.uid)
    const mail = await PostalMime.parse(raw ?? '')
    expect((raw?.length ?? 0) / 1024).toBeLessThan(100)
    expect(
      raw
        ?.toString('latin1')
        .split('\r\n')
        .every((line) => line.length <= 200),
    ).toBe(true)
    expect(mail.subject).toBe('Erro de tarifa: Rio por menos de 300 €')
    expect(mail.html).toContain('Zé &quot;Nuno&quot; &lt;b&gt;Ó&lt;/b&gt; 🛫')
    expect(mail.html).not.toContain('<b>Ó')
    expect(mail.text).toContain('Zé "Nuno" <b>Ó</b> 🛫')
    for (const part of [mail.html ?? '', mail.text ?? ''].map(withPlainSpaces)) {
      for (const word of ['289', '712', 'TAP Air Portugal', 'mala de 23 kg', 'Rio de Janeiro'])
        expect(part).toContain(word)
      expect(part).toContain(
        variant === 'PT' ? 'porque partes de Lisboa' : 'porque sai de São Paulo',
      )
      expect(part).toMatch(/\/ir\/[0-9a-z]+-[0-9a-f]{20}\.0/)
      expect(part).toContain('/preferencias/')
      expect(part).toContain('/cancelar-subscricao/')
      // The address itself would tell a forwarded mail's reader nothing new, but it can't be counted.
      expect(part).not.toContain('voos.exemplo.test')
      expect(part).not.toMatch(/[\uE000\uE001]/)
    }
    expect(mail.html).toContain('prefers-color-scheme: dark')
    expect(mail.html).toContain('/media/scenes/rio.png')
    expect(mail.html).not.toMatch(/<img[^>]*(width="1"|height="1")/)
  },
)

test('the preview is, byte for byte, what is sent', async () => {
  await using peer = await startSmtpPeer()
  await using club = await testClub({ works: true, env: { SMTP_URL: peer.url } })
  const member = await club.a.member({ plan: 'Premium' })
  const deal = await club.a.deal({ published: true })
  await peer.reached(1)
  const { deliveries } = club.services
  const preview = await deliveries.preview(await alertOf(club, deal.id), member.uid)
  expect(preview?.toString('latin1')).toBe(peer.taken[0]?.raw)
})

test('a Premium deal is never written into a mail for somebody who is not Premium', async () => {
  await using club = await testClub()
  const free = await club.a.member({ plan: 'free' })
  const deal = await club.a.deal({ plan: 'Premium', published: true })
  const { deliveries } = club.services
  expect(await deliveries.preview(await alertOf(club, deal.id), free.uid)).toBeUndefined()
})

/** Figures hold on to their units by a space that does not break. */
function withPlainSpaces(text: string): string {
  return text.replace(/\u00a0|&nbsp;|&#xa0;/gi, ' ')
}
