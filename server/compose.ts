import type { Services } from '~/app/services'
import { articleSources } from '~/content/articles'
import type { ClubIdentity } from '~/emails/mail'
import { createAuth } from '~/modules/accounts/auth.server'
import { createAccounts } from '~/modules/accounts/service.server'
import { createArticles } from '~/modules/articles/service.server'
import { createArticleViews } from '~/modules/articles/views.server'
import { audienceHandlers, dealPublished } from '~/modules/audience/jobs.server'
import { createAudience } from '~/modules/audience/service.server'
import { billingByTheClock, billingHandlers } from '~/modules/billing/jobs.server'
import { billingMailHandler } from '~/modules/billing/mails.server'
import { createBilling } from '~/modules/billing/service.server'
import { dealsByTheClockHandler } from '~/modules/deals/jobs.server'
import { createDeals } from '~/modules/deals/service.server'
import { deliveryHandlers } from '~/modules/deliveries/jobs.server'
import { createReturns } from '~/modules/deliveries/returns.server'
import { createDeliveries } from '~/modules/deliveries/service.server'
import { goodbyeSender, memberMailHandlers } from '~/modules/members/mails.server'
import { createMembers, type MemberRecords } from '~/modules/members/service.server'
import { overviewHandlers } from '~/modules/overview/jobs.server'
import { createOverview } from '~/modules/overview/service.server'
import { createPictures } from '~/modules/pictures/service.server'
import { promotionHandlers } from '~/modules/promotions/mails.server'
import { createPromotions, type Promotions } from '~/modules/promotions/service.server'
import { createStaff } from '~/modules/staff/service.server'
import { type Clock, systemClock } from '~/platform/clock.server'
import type { Config } from '~/platform/config.server'
import {
  CONTENT_CHANNEL,
  connectDatabase,
  type Database,
  migrateDatabase,
} from '~/platform/database.server'
import { createDemoPayments, type DemoPayments } from '~/platform/demo-payments.server'
import { createLimiter } from '~/platform/limiter.server'
import { createSigner, type Signer } from '~/platform/links.server'
import { createLog, type Log } from '~/platform/log.server'
import {
  createLocalMailbox,
  createSmtpMailer,
  type LocalMailbox,
  type Mailer,
} from '~/platform/mailer.server'
import { createMetrics, type Metrics } from '~/platform/metrics.server'
import { createStripePayments } from '~/platform/payments.server'
import { createProofOfWork } from '~/platform/proof-of-work.server'
import { type Queue, startQueue } from '~/platform/queue.server'
import { createSealer } from '~/platform/sealing.server'
import { fromBilling, tellPromotions } from './promotion-parts'
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
  const auth = createAuth({ db, secret: config.appSecret, publicUrl: config.publicUrl })
  const articles = createArticles(articleSources)
  const articleViews = undo.use(
    createArticleViews({ db, clock, log, articles: articleSources.map(({ id }) => id) }),
  )
  const accounts = createAccounts({ db, clock, auth })
  const staff = createStaff({
    ...{ db, clock, limiter, signer, accounts, clubName: config.club.name },
    sealer: createSealer(config.appSecret),
  })
  const otherRecords = mailbox ? [localMailRecords(mailbox)] : []
  const members = createMembers({
    db,
    queue,
    clock,
    log,
    limiter,
    signer,
    proofOfWork,
    accounts,
    otherRecords,
    audit: staff,
    grants: {
      give: (tx, uid) => billing.grants.give(tx, uid),
      takeBack: (tx, uid) => billing.grants.takeBack(tx, uid),
    },
    onJoined: (tx, uid, referral) => promotions.joined(tx, uid, referral),
    sayGoodbye: goodbyeSender({ mailer, club: identity }),
  })
  const pictures = createPictures({ db, clock })
  const deals = createDeals({
    db,
    clock,
    audit: staff,
    async onPublished(tx, deal) {
      await audience.begin(tx, deal)
      await queue.enqueue(tx, dealPublished, { dealId: deal.id })
    },
  })
  const letters = createLetters({ config, db, deals, members, club: identity, signer, clock })
  const deliveries = createDeliveries({
    ...{ db, clock, signer, deals, members, letters, mailer, log },
    audit: staff,
  })
  const audience = createAudience({ db, clock, deals, deliveries, rules: config.alerts })
  const returns = createReturns({
    ...{ db, members, signer, clock, log },
    webhookSecret: config.mail.webhookSecret,
  })
  const { stripe } = config
  const demoPayments = stripe || config.production ? undefined : demoProvider(config, signer, clock)
  const billing = createBilling({
    db,
    queue,
    clock,
    limiter,
    signer,
    members,
    audit: staff,
    provider: stripe
      ? createStripePayments({ ...stripe, productId: stripe.lifetimeProductId })
      : demoPayments,
    products: { lifetime: stripe?.lifetimeProductId, yearly: stripe?.yearlyProductId },
    publicUrl: config.publicUrl,
    onOrder: (tx, news) => tellPromotions(promotions, tx, news),
  })
  const promotionParts = {
    ...{ db, queue, clock, signer, members, audit: staff },
    ...fromBilling(billing, members),
  }
  const promotions: Promotions = createPromotions(promotionParts)
  const counted = { members, deals, deliveries, audience, billing, promotions }
  const overview = createOverview({ db, clock, queue, ...counted })
  otherRecords.push(
    billing.records,
    { recordsOf: promotions.recordsOf, historyOf: promotions.historyOf },
    {
      recordsOf: async (uid) => ({ deliveries: await deliveries.recordsOf(uid) }),
      historyOf: deliveries.historyOf,
      erase: (tx, { uid }) => deliveries.erase(tx, uid),
    },
  )
  await queue.begin([
    ...memberMailHandlers({ db, mailer, accounts, signer, club: identity }),
    ...members.imports.handlers(),
    dealsByTheClockHandler(deals),
    ...promotionHandlers({ ...promotionParts, mailer, club: identity, promotions }),
    ...billingHandlers(billing),
    billingMailHandler({ db, mailer, members, signer, club: identity }),
    ...audienceHandlers(audience),
    ...deliveryHandlers(deliveries),
    ...overviewHandlers(overview, log),
  ])
  if (config.role !== 'web') {
    await db.transaction((tx) => queue.enqueue(tx, billingByTheClock, {}))
  }
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
      config,
      log,
      accounts,
      members,
      articles,
      articleViews,
      deals,
      audience,
      deliveries,
      returns,
      staff,
      overview,
      pictures,
      billing,
      promotions,
      demoPayments,
      proofOfWork,
      mailbox,
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

/** Its events come in by the same door as the provider's would. */
function demoProvider(config: Config, signer: Signer, clock: Clock): DemoPayments {
  const endpoint = `http://127.0.0.1:${config.port}/webhooks/stripe`
  return createDemoPayments({
    signer,
    clock,
    publicUrl: config.publicUrl,
    async deliver(body, signature) {
      const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signature }
      const response = await fetch(endpoint, { method: 'POST', headers, body })
      if (!response.ok) throw new Error(`the endpoint answered ${response.status}`)
    },
  })
}

/** The demo's mailbox stands for the outside world, yet an erased member's mails go from it too. */
function localMailRecords(mailbox: LocalMailbox): MemberRecords {
  return { erase: (tx, member) => mailbox.forget(tx, member.email) }
}
