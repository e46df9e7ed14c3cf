import { redirect } from 'react-router'
import { premiumMember, services } from '~/app/context'
import { type ReferralResult, readRewardKind } from '~/app/referral-view'
import type { Route } from './+types/rewards'

const back = (result: ReferralResult) =>
  redirect(`/area-pessoal?recompensa=${result}#recomendar`, 303)

/** Where the forms of the referral panel are sent. */
export async function action({ request, context }: Route.ActionArgs) {
  const { promotions } = context.get(services)
  const member = context.get(premiumMember)
  const form = await request.formData()
  const intent = form.get('intent')
  if (intent === 'adult') {
    await promotions.declareAdult(member.uid)
    return back('idade-guardada')
  }
  if (intent === 'opt-out' || intent === 'opt-in') {
    await promotions.setOptedOut(member.uid, intent === 'opt-out')
    return back(intent === 'opt-out' ? 'sorteio-nao' : 'sorteio-sim')
  }
  const kind = readRewardKind(form.get('reward'))
  const requestKey = String(form.get('requestKey') ?? '').slice(0, 64)
  if (!kind || !requestKey) return redirect('/area-pessoal#recomendar', 303)
  const answer = await promotions.askFor(member, kind, requestKey)
  if (answer.ok) return back('pedida')
  return back(answer.reason === 'not-adult' ? 'falta-idade' : 'faltam-pontos')
}

export function loader() {
  return redirect('/area-pessoal#recomendar', 303)
}
