import type { Accounts } from '~/modules/accounts/service.server'
import type { Articles } from '~/modules/articles/service.server'
import type { ArticleViews } from '~/modules/articles/views.server'
import type { Audience } from '~/modules/audience/service.server'
import type { Billing } from '~/modules/billing/service.server'
import type { Deals } from '~/modules/deals/service.server'
import type { Returns } from '~/modules/deliveries/returns.server'
import type { Deliveries } from '~/modules/deliveries/service.server'
import type { Members } from '~/modules/members/service.server'
import type { Overview } from '~/modules/overview/service.server'
import type { Pictures } from '~/modules/pictures/service.server'
import type { Promotions } from '~/modules/promotions/service.server'
import type { Staff } from '~/modules/staff/service.server'
import type { Config } from '~/platform/config.server'
import type { DemoPayments } from '~/platform/demo-payments.server'
import type { Log } from '~/platform/log.server'
import type { LocalMailbox } from '~/platform/mailer.server'
import type { ProofOfWork } from '~/platform/proof-of-work.server'

/** The parts that routes may use; the composition root fills it in. */
export interface Services {
  config: Pick<Config, 'production' | 'publicUrl' | 'club' | 'analytics' | 'loginErrors' | 'stripe'>
  log: Log
  accounts: Accounts
  members: Members
  articles: Articles
  articleViews: ArticleViews
  deals: Deals
  pictures: Pictures
  promotions: Promotions
  billing: Billing
  /** Only where there are no keys, and never in production. */
  demoPayments: DemoPayments | undefined
  audience: Audience
  deliveries: Deliveries
  returns: Returns
  staff: Staff
  overview: Overview
  proofOfWork: ProofOfWork
  /** Only where mails stay local. */
  mailbox: LocalMailbox | undefined
}
