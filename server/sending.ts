import type { ClubIdentity } from '~/emails/mail'
import type { Deals } from '~/modules/deals/service.server'
import { type EngineOptions, MOST_EXCHANGES, SendEngine } from '~/modules/deliveries/engine.server'
import { createLetterWriter } from '~/modules/deliveries/letters.server'
import { createPace } from '~/modules/deliveries/pace-store.server'
import type { Returns } from '~/modules/deliveries/returns.server'
import type { LetterWriter } from '~/modules/deliveries/sending'
import { createSendingStore, exchangeSettings } from '~/modules/deliveries/sending-store.server'
import { DELIVERIES_CHANNEL, type Deliveries } from '~/modules/deliveries/service.server'
import { findAlert } from '~/modules/deliveries/store.server'
import type { Members } from '~/modules/members/service.server'
import { createLocalBulkMailer, createSmtpBulkMailer } from '~/platform/bulk-mailer.server'
import type { Clock } from '~/platform/clock.server'
import type { Config } from '~/platform/config.server'
import type { Database, DatabaseConnection } from '~/platform/database.server'
import { createDkimSigner } from '~/platform/dkim.server'
import type { Signer } from '~/platform/links.server'
import type { Log } from '~/platform/log.server'
import type { LocalMailbox } from '~/platform/mailer.server'
import type { Metrics } from '~/platform/metrics.server'
import { listenForMail } from '~/platform/smtp-listener.server'
import { letPoolGiveWay } from '~/platform/thread-pool.server'

/** How patient the sender is; tests are less patient. */
export type SendingOptions = Partial<EngineOptions> & { answerMs?: number }

export function createLetters(parts: {
  config: Config
  db: Database
  deals: Deals
  members: Members
  club: ClubIdentity
  signer: Signer
  clock: Clock
}): LetterWriter {
  const { config, db } = parts
  const { from, returnDomain, dkim } = config.mail
  return createLetterWriter({
    ...parts,
    ...{ from, returnDomain },
    dkim: dkim && createDkimSigner(dkim),
    findAlert: (id) => findAlert(db, id),
  })
}

/** What a worker does besides its jobs: the send engine, and the ear for what comes back. */
export async function startSending(parts: {
  config: Config
  connection: DatabaseConnection
  db: Database
  clock: Clock
  log: Log
  metrics: Metrics
  members: Members
  letters: LetterWriter
  deliveries: Deliveries
  returns: Returns
  mailbox: LocalMailbox | undefined
  engine: SendingOptions | undefined
}): Promise<AsyncDisposable> {
  const { config, connection, clock, log, letters, members, returns } = parts
  const { mail } = config
  // Alone, a sender's pool does little but sign. Beside a web server it also checks passwords.
  if (config.role === 'worker' && mail.dkim) await letPoolGiveWay()
  await using undo = new AsyncDisposableStack()
  const mailer = parts.mailbox
    ? createLocalBulkMailer(parts.mailbox)
    : createSmtpBulkMailer({
        smtpUrl: mail.smtpUrl ?? '',
        connections: mail.connections,
        answerMs: parts.engine?.answerMs,
      })
  undo.defer(async () => mailer.close())
  const engine = new SendEngine({
    ...{ mailer, letters, clock, log },
    store: createSendingStore({
      pool: connection.pool,
      exchanges: connection.poolWith(exchangeSettings, MOST_EXCHANGES),
    }),
    pace: createPace(connection.pool, mail),
    onHardFailure: (uid) => parts.db.transaction((tx) => members.bounced(tx, uid)),
    options: { leaseSeconds: mail.leaseSeconds, ...parts.engine },
  }).start()
  undo.defer(() => engine.stop())
  await connection.listen(DELIVERIES_CHANNEL, () => engine.wake())
  if (mail.bounceSmtp) {
    const listener = await listenForMail({
      ...mail.bounceSmtp,
      log,
      takes: (address) => returns.takes(address),
      arrived: (to, raw) => returns.mailCameBack(to, raw),
    })
    undo.defer(() => listener.close())
  }
  watch(parts.metrics, parts.deliveries)
  const started = undo.move()
  return { [Symbol.asyncDispose]: () => started.disposeAsync() }
}

function watch(metrics: Metrics, deliveries: Deliveries): void {
  const sum = async (pick: (alert: Awaited<ReturnType<Deliveries['open']>>[number]) => number) =>
    (await deliveries.open()).reduce((total, alert) => total + pick(alert), 0)
  metrics.gauge('mail_alerts_open', 'Alerts being sent or paused', () => sum(() => 1))
  metrics.gauge('mail_alerts_paused', 'Alerts that wait for somebody', () =>
    sum(({ status }) => (status === 'paused' ? 1 : 0)),
  )
  metrics.gauge('mail_queued', 'Messages of open alerts that wait', () =>
    sum(({ counts }) => counts.queued),
  )
  metrics.gauge('mail_sending', 'Messages on the wire', () => sum(({ counts }) => counts.sending))
  metrics.gauge('mail_sent_per_second', 'Rate of open alerts over the last minute', () =>
    sum(({ rate }) => rate),
  )
}
