import { sql } from 'drizzle-orm'
import type { Variant } from '~/locales/variant'
import type { Member } from '~/modules/members/model'
import { type PaymentProviderDouble, signedEvent, startPaymentProvider } from './payment-provider'
import { purchase, type Told } from './purchases'
import { teamPermit } from './team-permit'
import { type TestClub, testClub } from './test-club'

export interface PayingClub extends AsyncDisposable {
  provider: PaymentProviderDouble
  /** Everything as in life: the queue works, mails leave. */
  club: TestClub
}

/** A club and the provider it believes. */
export async function payingClub(): Promise<PayingClub> {
  await using undo = new AsyncDisposableStack()
  const provider = undo.use(await startPaymentProvider())
  const club = undo.use(await testClub({ works: true, env: provider.env }))
  const teardown = undo.move()
  return { provider, club, [Symbol.asyncDispose]: () => teardown.disposeAsync() }
}

/** The provider's event arrives; what it means is the queue's to find out. */
export async function send(club: TestClub, [type, object]: Told, id?: string) {
  const event = signedEvent(type, object, { now: club.clock.now(), id })
  const reception = await club.services.billing.receiveEvent(event.body, event.signature)
  return { id: event.id, reception }
}

/** For a club whose queue does not work by itself: arrives, and is applied as its job would. */
export async function sendAndApply(club: TestClub, told: Told, id?: string): Promise<string> {
  const sent = await send(club, told, id)
  await club.services.billing.applyEvent(sent.id)
  return sent.id
}

/** For a club whose queue works: whatever follows from it has happened. */
export async function tell(club: TestClub, told: Told): Promise<void> {
  await send(club, told)
  await club.queue.idle()
}

export async function memberBy(club: TestClub, email: string): Promise<Member | undefined> {
  const uid = await club.services.members.uidOf(email)
  return uid ? club.services.members.byUid(uid) : undefined
}

export async function buyer(club: TestClub, email: string): Promise<Member> {
  const member = await memberBy(club, email)
  if (!member) throw new Error(`nobody is ${email}`)
  return member
}

export const subjectsTo = (club: TestClub, email: string) =>
  club.mailbox.mails.filter(({ to }) => to.includes(email)).map(({ subject }) => subject)

/** Mails that were asked for, whether or not the queue works. */
export async function mailsFor(club: TestClub, email: string, kind: string): Promise<number> {
  const uid = await club.services.members.uidOf(email)
  const { rows } = await club.db.execute(
    sql`SELECT count(*)::int AS count FROM pgboss.job WHERE data->>'uid' = ${uid} AND data->>'kind' = ${kind}`,
  )
  return Number(rows[0]?.count)
}

export const asideKeys = async (club: TestClub) =>
  (await club.services.billing.putAside(teamPermit)).map(
    ({ keys, reason }) => `${keys[0]} ${reason}`,
  )

export async function later(club: TestClub, days: number): Promise<void> {
  club.clock.advance({ days })
  await club.services.billing.followTheClock()
  await club.queue.idle()
}

let visitors = 0

/** The whole way to a saved card, by our own checkout. */
export async function trial(club: TestClub, email: string, market: Variant = 'PT', code = '') {
  const answer = await club.services.billing.beginCheckout({
    plan: 'lifetime',
    page: 'pt',
    viewerUid: undefined,
    market,
    way: 'trial',
    code,
    clientAddress: `198.51.100.${++visitors}`,
  })
  if (!answer.ok) throw new Error(answer.reason)
  const sessionId = new URL(answer.url).pathname.split('/').at(-1) ?? ''
  await tell(club, [
    'checkout.session.completed',
    {
      id: sessionId,
      mode: 'setup',
      payment_status: 'no_payment_required',
      client_reference_id: answer.reference,
      customer: 'cus_1',
      customer_details: { email, name: 'Teo Teste' },
      payment_intent: null,
      setup_intent: `seti_${sessionId}`,
      subscription: null,
      amount_total: null,
      currency: null,
    },
  ])
  return { sessionId, reference: answer.reference }
}

/** The whole way to a lifetime plan, by the hosted table. */
export async function bought(club: TestClub, provider: PaymentProviderDouble, email: string) {
  const paid = purchase(provider, { email })
  await tell(club, paid.event.paid)
  const [plan] = await club.services.billing.plansOf((await buyer(club, email)).uid)
  if (!plan) throw new Error('nothing was bought')
  return { paid, plan }
}
