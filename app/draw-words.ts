import { htmlLang, type Variant } from '~/locales/variant'
import type { Promotions } from '~/modules/promotions/service.server'

/** A draw as pages show it: days in words, and only what everybody may know. */
export type DrawWords = ReturnType<typeof drawWords>

export function drawWords(draw: Awaited<ReturnType<Promotions['view']>>, variant: Variant) {
  const day = (date: Date | string) =>
    new Date(date).toLocaleDateString(htmlLang[variant], {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    })
  const { frozen, result } = draw
  return {
    id: draw.id,
    stage: draw.stage,
    authorisation: draw.authorisation,
    holdBy: draw.holdBy && day(draw.holdBy),
    frozen: frozen && {
      day: day(frozen.at),
      fingerprint: frozen.fingerprint,
      seedSource: frozen.seedSource,
      seedDay: day(frozen.seedDate),
    },
    result: result && {
      seed: result.seed,
      reference: result.seedReference,
      day: day(result.seedTakenOn),
      winner: result.winners[0] ?? '',
      winnerName: result.winnerName,
      substitutes: result.winners.slice(1),
    },
  }
}
