import { shortMoment } from '~/app/moments'
import type { BadgeTone } from '~/app/ui/badge'
import { alerts as t } from '~/locales/backoffice/alerts'
import { deals } from '~/locales/backoffice/deals'
import type { AlertStatus, AlertView } from '~/modules/deliveries/model'
import { airportCity } from '~/modules/members/model'

export const alertTones: Record<AlertStatus, BadgeTone> = {
  sending: 'busy',
  paused: 'warn',
  finished: 'good',
  cancelled: 'bad',
}

/** An alert as a page shows it; moments are words already. */
export function shownAlert(view: AlertView) {
  const { createdAt, finishedAt, freeFrom, countedAt, rate, secondsLeft, ...rest } = view
  const { counts, candidates, status } = rest
  const done = candidates - counts.queued - counts.sending
  return {
    ...rest,
    name: view.title || digestName(view),
    begun: shortMoment(createdAt),
    freeFrom: freeFrom && shortMoment(freeFrom),
    counted: countedAt !== null,
    done,
    percent: candidates === 0 ? 0 : Math.floor((done * 100) / candidates),
    rate: Math.round(rate * 10) / 10,
    left: status === 'sending' ? leftWords(secondsLeft) : undefined,
    moving: status === 'sending' || countedAt === null || counts.queued + counts.sending > 0,
  }
}

export type ShownAlert = ReturnType<typeof shownAlert>

function digestName({ plan, airport }: AlertView): string {
  return t.digestTitle
    .replace('{plan}', plan ? deals.plans[plan] : '')
    .replace('{city}', airport ? airportCity[airport] : '')
}

function leftWords(seconds: number | undefined): string {
  if (seconds === undefined) return t.noEstimate
  if (seconds === 0) return t.nothingLeft
  const [words, size] =
    seconds < 90
      ? ([t.seconds, 1] as const)
      : seconds < 5_400
        ? ([t.minutes, 60] as const)
        : ([t.hours, 3_600] as const)
  return words.replace('{count}', String(Math.ceil(seconds / size)))
}

const formats = new Intl.NumberFormat('pt-PT')

export function count(value: number): string {
  return formats.format(value)
}
