import { ReferralPanel } from '~/app/blocks/referral-panel'
import { premiumMember, requestFacts, services } from '~/app/context'
import { readReferralResult, referralView } from '~/app/referral-view'
import { useTexts } from '~/app/texts'
import type { Route } from './+types/personal-area'

export async function loader({ context, request }: Route.LoaderArgs) {
  const member = context.get(premiumMember)
  const { promotions, config } = context.get(services)
  const { variant } = context.get(requestFacts)
  const own = await promotions.memberView(member.uid)
  return {
    name: member.name || member.email,
    referral: referralView(own, config.publicUrl, variant),
    referralResult: readReferralResult(request.url),
  }
}

export default function PersonalArea({ loaderData }: Route.ComponentProps) {
  const { t } = useTexts()
  return (
    <main id="conteudo" className="shell py-10">
      <title>{`${t.area.title} · Clube de Voos`}</title>
      <h1 className="text-4xl">
        {t.area.title} {loaderData.name}
      </h1>
      <ReferralPanel view={loaderData.referral} result={loaderData.referralResult} />
    </main>
  )
}
