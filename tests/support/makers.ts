import { argon2Sync, randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Variant } from '~/locales/variant'
import type { Deal, DealContent } from '~/modules/deals/model'
import type {
  HomeAirport,
  Member,
  SubscriptionStatus,
  SubscriptionType,
} from '~/modules/members/model'
import type { Club } from '~/server/compose'
import { dealContent } from './deal-content'
import { teamPermit } from './team-permit'

let count = 0

/** Things a test needs to exist, made by the product's own services. */
export interface Makers {
  member(details?: {
    name?: string
    email?: string
    airport?: HomeAirport
    plan?: SubscriptionType
    variant?: Variant
    password?: string
    status?: SubscriptionStatus
    /** Of the subscriber record; the authentication account has its own flag. */
    verified?: boolean
  }): Promise<Member>
  /** A draft, unless it is asked to be published. */
  deal(
    details?: Partial<DealContent> & { from?: DealContent['origins']; published?: boolean },
  ): Promise<Deal>
}

export function makers({ services, db, clock }: Pick<Club, 'services' | 'db' | 'clock'>): Makers {
  return {
    async deal({ from, published, ...content } = {}) {
      const origins = from ?? content.origins ?? ['LIS']
      const draft = await services.deals.bring(
        dealContent(clock.now(), { ...content, origins }),
        {},
      )
      if (!draft.ok) throw new Error(`a deal was refused: ${draft.reason}`)
      if (!published) return draft.deal
      const out = await services.deals.publish(teamPermit, draft.deal.id)
      if (!out.ok) throw new Error(`publishing was refused: ${out.reason}`)
      return out.deal
    },
    async member(details = {}) {
      const email = details.email ?? `membro${++count}@exemplo.test`
      const uid = await services.members.enrolVerified({
        name: details.name ?? 'Ana Teste',
        email,
        plan: details.plan ?? 'free',
        homeAirport: details.airport ?? 'LISBOA-PT',
        variant: details.variant ?? 'PT',
      })
      if (!uid) throw new Error(`${email} is taken`)
      if (details.password) {
        const hash = quickHash(details.password)
        await db.transaction((tx) => services.accounts.storePassword(tx, { userId: uid, hash }))
      }
      const { status, verified } = details
      if (status !== undefined || verified !== undefined) {
        // States that only payments and time bring about are written directly.
        await db.execute(sql`UPDATE subscribers SET
          subscription_status = coalesce(${status ?? null}, subscription_status),
          is_verified = coalesce(${verified ?? null}, is_verified) WHERE uid = ${uid}`)
      }
      const member = await services.members.byUid(uid)
      if (!member) throw new Error('a member was made and is not there')
      return member
    },
  }
}

/** A stored password names its own cost: this one is checked like any other, and a thousand times faster. */
function quickHash(password: string): string {
  const nonce = randomBytes(16)
  const message = password.normalize('NFKC')
  const limits = { memory: 8, passes: 1, parallelism: 1, tagLength: 32 }
  const tag = argon2Sync('argon2id', { message, nonce, ...limits })
  const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  return `$argon2id$v=19$m=8,t=1,p=1$${base64(nonce)}$${base64(tag)}`
}
