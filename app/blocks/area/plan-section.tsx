import { PlanPanel } from '~/app/blocks/plan-panel'
import { useTexts } from '~/app/texts'
import { planTexts } from '~/locales/plan'
import type { PlanLine } from '../plan-lines'
import { AreaSection } from './section'

export function PlanSection({ plans, portal }: { plans: PlanLine[]; portal: boolean }) {
  const { t } = useTexts(planTexts)
  return (
    <AreaSection id="plano" title={t.plan.section} text={t.plan.text}>
      <PlanPanel plans={plans} portal={portal} action="/area-pessoal/plano" />
    </AreaSection>
  )
}
