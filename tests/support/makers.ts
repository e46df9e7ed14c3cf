import type { Variant } from '~/locales/variant'
import type { HomeAirport, Member, SubscriptionType } from '~/modules/members/model'
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
  }): Promise<Member>
}

export function makers({ services }: Pick<Club, 'services'>): Makers {
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
      const member = await services.members.byUid(uid)
      if (!member) throw new Error('a member was made and is not there')
      return member
    },
  }
}
