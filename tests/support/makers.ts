import { eq } from 'drizzle-orm'
import type { Variant } from '~/locales/variant'
import type {
  HomeAirport,
  Member,
  SubscriptionStatus,
  SubscriptionType,
} from '~/modules/members/model'
import { subscribers } from '~/modules/members/tables.server'
import type { Club } from '~/server/compose'

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
}

export function makers({ services, db }: Pick<Club, 'services' | 'db'>): Makers {
  return {
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
      if (details.password) await services.accounts.setPassword(uid, details.password)
      const { status, verified } = details
      if (status !== undefined || verified !== undefined) {
        // States that only payments and time bring about are written directly.
        await db
          .update(subscribers)
          .set({ subscriptionStatus: status, isVerified: verified })
          .where(eq(subscribers.uid, uid))
      }
      const member = await services.members.byUid(uid)
      if (!member) throw new Error('a member was made and is not there')
      return member
    },
  }
}
