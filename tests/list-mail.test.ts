import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { teamPermit } from './support/team-permit'
import { type WebClub, webClub } from './support/web-club'

const SECRET = 'a-shared-secret-of-the-provider'

/** A member who has been told of a deal; the links are those of the mail. */
async function toldMember(club: WebClub) {
  const member = await club.a.member({ plan: 'Premium' })
  await club.a.deal({ published: true })
  await club.queue.idle()
  await club.services.deliveries.idle()
  const mail = club.mailbox.lastTo(member.email)
  const path = (pattern: RegExp) => pattern.exec(mail.text)?.[0] ?? ''
  return {
    member,
    mail,
    unsubscribe: path(/\/cancelar-subscricao\/\S+/),
    offer: path(/\/ir\/\S+/),
  }
}

const isUnsubscribed = async (club: WebClub, uid: string) =>
  (await club.services.members.byUid(uid))?.unsubscribedAt !== null

test('RFC 8058: a POST without cookie or origin unsubscribes and is answered 200; GET changes nothing', async () => {
  await using club = await webClub({ works: true })
  const { member, mail, unsubscribe } = await toldMember(club)
  expect(mail.headers.get('list-unsubscribe')).toBe(`<http://localhost:3000${unsubscribe}>`)

  const page = await club.fetch(unsubscribe)
  expect(page.status).toBe(200)
  expect(await page.text()).toMatch(/<form[^>]*method="post"/)
  expect(await isUnsubscribed(club, member.uid)).toBe(false)

  const click = await club.fetch(unsubscribe, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect(click.status).toBe(200)
  expect(click.headers.get('set-cookie')).toBeNull()
  expect(await isUnsubscribed(club, member.uid)).toBe(true)
  const again = await club.fetch(unsubscribe, {
    method: 'POST',
    body: 'List-Unsubscribe=One-Click',
  })
  expect(again.status).toBe(200)
})

test('a forged, foreign or shortened unsubscribe link is answered 404 and changes nothing', async () => {
  await using club = await webClub({ works: true })
  const { member, unsubscribe } = await toldMember(club)
  const preferences = club.services.members.preferencesPath(member.uid).split('/').at(-1)
  for (const wrong of [
    `${unsubscribe.slice(0, -2)}xx`,
    unsubscribe.slice(0, -10),
    `/cancelar-subscricao/${preferences}`,
    '/cancelar-subscricao/%00',
  ]) {
    expect((await club.fetch(wrong, { method: 'POST', body: 'x=1' })).status).toBe(404)
    expect((await club.fetch(wrong)).status).toBe(404)
  }
  expect(await isUnsubscribed(club, member.uid)).toBe(false)
})

test('a link in a mail leads to the deal’s own address, is counted, and sets no cookie', async () => {
  await using club = await webClub({ works: true })
  const { offer } = await toldMember(club)
  const answer = await club.fetch(offer)
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toBe('https://voos.exemplo.test/lis-gig')
  expect(answer.headers.get('set-cookie')).toBeNull()
  expect(answer.headers.get('cache-control')).toBe('no-store')
  await club.fetch(offer)
  const clicks = async () => {
    const { rows } = await club.services.deliveries.alerts(teamPermit, {})
    return rows[0]?.clicks
  }
  expect(await clicks()).toBe(2)
  const { rows } = await club.db.execute(sql`SELECT clicked_at FROM deliveries`)
  expect(rows.map(({ clicked_at }) => new Date(String(clicked_at)))).toEqual([club.clock.now()])
  for (const wrong of [offer.replace(/-./, '-x'), `${offer}9`.replace('.09', 'https://mau.test')]) {
    const refused = await club.fetch(wrong)
    expect(refused.headers.get('location') ?? '').not.toMatch(/^https|mau\.test/)
  }
  expect(await clicks()).toBe(2)
})

test('POST /webhooks/mail: signed and fresh, or 401; malformed, 400', async () => {
  await using club = await webClub({ works: true, env: { MAIL_WEBHOOK_SECRET: SECRET } })
  const { member } = await toldMember(club)
  const post = (body: string, secret = SECRET, age = 0) => {
    const timestamp = String(Math.floor(club.clock.now().getTime() / 1000) - age)
    const mac = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
    return club.fetch('/webhooks/mail', {
      method: 'POST',
      body,
      headers: {
        'Content-Type': 'application/json',
        'X-Timestamp': timestamp,
        'X-Signature': `sha256=${mac}`,
      },
    })
  }
  const bounce = JSON.stringify({ events: [{ type: 'complaint', recipient: member.email }] })
  expect((await post(bounce, 'another-secret-altogether')).status).toBe(401)
  expect((await post(bounce, SECRET, 3_600)).status).toBe(401)
  expect((await post('{')).status).toBe(400)
  expect(await isUnsubscribed(club, member.uid)).toBe(false)
  expect((await post(bounce)).status).toBe(200)
  expect(await isUnsubscribed(club, member.uid)).toBe(true)
})

test('without a shared secret the webhook believes nobody', async () => {
  await using club = await webClub()
  const answer = await club.fetch('/webhooks/mail', { method: 'POST', body: '{"events":[]}' })
  expect(answer.status).toBe(401)
})

test('no token of a mail’s link is logged', async () => {
  await using club = await webClub({ works: true })
  const { offer, unsubscribe } = await toldMember(club)
  await club.fetch(offer)
  await club.fetch(unsubscribe)
  for (const path of [offer, unsubscribe])
    expect(club.logged()).not.toContain(path.split('/').at(-1)?.split('.')[0])
  const { rows } = await club.db.execute(sql`SELECT 1 FROM alert_clicks`)
  expect(rows).toHaveLength(1)
})
