import { data, redirect } from 'react-router'
import { CancelOptions } from '~/app/blocks/area/cancel-options'
import { premiumMember, requestFacts, services } from '~/app/context'
import { useTexts } from '~/app/texts'
import { Card } from '~/app/ui/card'
import { areaTexts } from '~/locales/area'
import type { DeleteAnswer } from '~/modules/members/service.server'
import type { Route } from './+types/leave'

export interface LeaveResult {
  problem: Exclude<DeleteAnswer, 'deleted' | 'unknown'> | 'inactive-failed' | 'delete-failed'
}

/** SPEC §4 "Cancel". The sessions end with it, so the last word is said on a page for anybody. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const { uid } = context.get(premiumMember)
  const { members, log } = context.get(services)
  const { requestId } = context.get(requestFacts)
  const deleting = form.get('intent') === 'delete'
  try {
    if (!deleting && form.get('intent') !== 'downgrade') throw data(null, 400)
    if (!deleting) {
      await members.downgrade(uid)
      return goodbye(request, context, 'plano-gratuito')
    }
    const outcome = await members.deleteMember(uid, String(form.get('currentPassword') ?? ''))
    if (outcome === 'deleted' || outcome === 'unknown')
      return goodbye(request, context, 'conta-destruida')
    return data<LeaveResult>({ problem: outcome }, 400)
  } catch (err) {
    if (!(err instanceof Error)) throw err
    log.error({ err, requestId }, 'leaving failed')
    return data<LeaveResult>({ problem: deleting ? 'delete-failed' : 'inactive-failed' }, 503)
  }
}

async function goodbye(
  request: Request,
  context: Route.ActionArgs['context'],
  how: 'plano-gratuito' | 'conta-destruida',
) {
  const headers = new Headers()
  const cookies = await context.get(services).accounts.closeSession(request.headers)
  for (const each of cookies) headers.append('Set-Cookie', each)
  return redirect(`/ate-breve/${how}`, { status: 303, headers })
}

export default function Leave() {
  const { t } = useTexts(areaTexts)
  return (
    <main id="conteudo" className="shell max-w-xl py-14">
      <title>{`${t.area.leave.title} · Clube de Voos`}</title>
      <Card className="grid gap-5">
        <h1 className="text-3xl sm:text-4xl">{t.area.leave.title}</h1>
        <CancelOptions />
      </Card>
    </main>
  )
}
