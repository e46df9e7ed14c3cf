import type { Services } from '~/app/services'
import type { ClubIdentity } from '~/emails/mail'
import { createAuth } from '~/modules/accounts/auth.server'
import { createAccounts } from '~/modules/accounts/service.server'
import { audienceHandlers, dealPublished } from '~/modules/audience/jobs.server'
import { createAudience } from '~/modules/audience/service.server'
import { dealsByTheClockHandler } from '~/modules/deals/jobs.server'
import { createDeals } from '~/modules/deals/service.server'
import { deliveryHandlers } from '~/modules/deliveries/jobs.server'
import { createReturns } from '~/modules/deliveries/returns.server'
import { createDeliveries } from '~/modules/deliveries/service.server'
import { memberMailHandler } from '~/modules/members/mails.server'
import { createMembers } from '~/modules/members/service.server'
import { type Clock, systemClock } from '~/platform/clock.server'
import type { Config } from '~/platform/config.server'
import {
  CONTENT_CHANNEL,
  connectDatabase,
  type Database,
  migrateDatabase,
} from '~/platform/database.server'
import { createLimiter } from '~/platform/limiter.server'
import { createSigner } from '~/platform/links.server'
import { createLog, type Log } from '~/platform/log.server'
import { createLocalMailbox, createSmtpMailer, type Mailer } from '~/platform/mailer.server'
import { createMetrics, type Metrics } from '~/platform/metrics.server'
import { createProofOfWork } from '~/platform/proof-of-work.server'
import { type Queue, startQueue } from '~/platform/queue.server'
import { createLetters, type SendingOptions, startSending } from './sending'

export interface Club extends AsyncDisposable {
  config: Config
  log: Log
  clock: Clock
  db: Database
  queue: Queue
  metrics: Metrics
  services: Services
  ready(): Promise<{ database: boolean; queue: boolean }>
  onContentChange(callback: () => void): Promise<void>
}

export interface Replacements {
  clock?: Clock
  mailer?: Mailer
  log?: Log
  engine?: SendingOptions
}

/** The only place where parts are put together. Tests hand in other parts here and nowhere else. */
export async function compose(
  config: Config & { databaseUrl: string },
  replacements: Replacements = {},
): Promise<Club> {
  await using undo = new AsyncDisposableStack()
  const clock = replacements.clock ?? systemClock
  const log = replacements.log ?? createLog({ level: config.logLevel })
  const metrics = createMetrics()

  const connection = await connectDatabase(config.databaseUrl, log)
  undo.defer(() => connection.close())
  await migrateDatabase(connection)
  const { db } = connection

  const signer = createSigner(config.appSecret)
  const limiter = createLimiter(db, signer)
  const proofOfWork = createProofOfWork({ secret: config.appSecret, limiter, clock })
  const { smtpUrl } = config.mail
  const mailbox =
    smtpUrl || config.production ? undefined : createLocalMailbox(db, config.mail.from)
  const mailer =
    replacements.mailer ?? mailbox ?? createSmtpMailer({ ...config.mail, smtpUrl: smtpUrl ?? '' })
  undo.defer(async () => mailer.close())

  const queue = await startQueue({
    databaseUrl: config.databaseUrl,
    log,
    works: config.role !== 'web',
  })
  undo.defer(() => queue.stop())

  const identity: ClubIdentity = {
    name: config.club.name,
    url: config.publicUrl,
    supportEmail: config.club.supportEmail,
  }
  const accounts = createAccounts({ db, clock })
  const auth = createAuth({ db, secret: config.appSecret, publicUrl: config.publicUrl })
  const members = createMembers({ db, queue, clock, limiter, signer, proofOfWork, accounts })
  const deals = createDeals({
    db,
    clock,
    async onPublished(tx, deal) {
      await audience.begin(tx, deal)
      await queue.enqueue(tx, dealPublished, { dealId: deal.id })
    },
  })
  const letters = createLetters({ config, db, deals, members, club: identity, signer, clock })
  const deliveries = createDeliveries({ db, clock, signer, deals, members, letters })
  const audience = createAudience({ db, clock, deals, deliveries, rules: config.alerts })
  const returns = createReturns({
    ...{ db, members, signer, clock, log },
    webhookSecret: config.mail.webhookSecret,
  })
  await queue.begin([
    memberMailHandler({ db, mailer, accounts, club: identity }),
    dealsByTheClockHandler(deals),
    ...audienceHandlers(audience),
    ...deliveryHandlers(deliveries),
  ])
  const sending = { config, connection, clock, log, metrics, letters, deliveries, returns }
  if (config.role !== 'web')
    undo.use(await startSending({ ...sending, db, members, mailbox, engine: replacements.engine }))
  const teardown = undo.move()

  return {
    config,
    log,
    clock,
    db,
    queue,
    metrics,
    services: {
      ...{ config, log, auth, accounts, members, deals, proofOfWork, mailbox },
      ...{ audience, deliveries, returns },
    },
    async ready() {
      const answersOf = (check: Promise<unknown>) =>
        check.then(
          () => true,
          () => false,
        )
      const [database, queueReady] = await Promise.all([
        answersOf(connection.pool.query('SELECT 1')),
        queue.ready().catch(() => false),
      ])
      return { database, queue: queueReady }
    },
    onContentChange: (callback) => connection.listen(CONTENT_CHANNEL, callback),
    [Symbol.asyncDispose]: () => teardown.disposeAsync(),
  }
}
