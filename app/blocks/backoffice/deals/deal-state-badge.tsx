import { Badge, type BadgeTone } from '~/app/ui/badge'
import { deals as t } from '~/locales/backoffice/deals'
import type { DealStatus } from '~/modules/deals/model'

const tones: Record<DealStatus, BadgeTone> = {
  draft: 'quiet',
  scheduled: 'busy',
  published: 'good',
  expired: 'quiet',
  withdrawn: 'bad',
}

export function DealStateBadge({ state }: { state: DealStatus }) {
  return <Badge tone={tones[state]}>{t.states[state]}</Badge>
}
