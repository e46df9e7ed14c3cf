import { sql } from 'drizzle-orm'
import type { AlertProgress } from '~/modules/deliveries/model'
import { crowd, insertCrowd } from './crowd'
import type { SmtpPeer } from './smtp-peer'
import { type TestClub, testClock, testClub } from './test-club'

/** A club that decides but does not send: the processes of the test do, and for them it is today. */
export async function clubWithAlert(
  peer: SmtpPeer,
  members: number,
): Promise<{ club: TestClub; alertId: number }> {
  const club = await testClub({
    env: { SMTP_URL: peer.url },
    clock: testClock(new Date()),
  })
  await insertCrowd(club.db, crowd(members))
  const deal = await club.a.deal({ published: true })
  await club.services.audience.tellPremium(deal.id)
  const { rows } = await club.db.execute(sql`SELECT id FROM alerts`)
  return { club, alertId: Number(rows[0]?.id) }
}

/** Asks until the answer holds: the sender may be another process, which tells nobody here. */
export async function until(
  club: TestClub,
  alertId: number,
  holds: (progress: AlertProgress) => boolean,
): Promise<AlertProgress> {
  for (;;) {
    const progress = await club.services.deliveries.progress(alertId)
    if (progress && holds(progress)) return progress
    await aMoment()
  }
}

/** Looks at the alert alone while it lasts: counting its deliveries all the time would slow the sender. */
export async function finished(club: TestClub, alertId: number): Promise<AlertProgress> {
  const isDone = async () =>
    (await club.db.execute(sql`SELECT 1 FROM alerts WHERE id = ${alertId} AND status = 'finished'`))
      .rowCount
  while (!(await isDone())) await aMoment()
  return until(club, alertId, ({ status }) => status === 'finished')
}

const aMoment = () => new Promise((resolve) => setTimeout(resolve, 20))

export function countByRecipient(peer: SmtpPeer): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { to } of peer.taken) counts.set(to, (counts.get(to) ?? 0) + 1)
  return counts
}
