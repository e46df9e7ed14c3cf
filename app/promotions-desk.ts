import { promotions as t } from '~/locales/backoffice/promotions'
import type { PromotionsForm } from '~/modules/promotions/schema'
import type { DrawOnDesk, Promotions, PromotionsDesk } from '~/modules/promotions/service.server'
import type { Permit } from '~/modules/staff/model'
import { longDate } from './dates'
import { shortMoment } from './moments'

function drawShown(draw: DrawOnDesk) {
  const { id, stage, authorisation, steps, reached, refused, owners, frozen, result } = draw
  return {
    ...{ id, stage, authorisation, steps, reached, refused, owners },
    holdBy: draw.holdBy && longDate(draw.holdBy, 'PT'),
    frozen: frozen && {
      fingerprint: frozen.fingerprint,
      seedSource: frozen.seedSource,
      seedDate: frozen.seedDate,
    },
    result: result && {
      seed: result.seed,
      seedReference: result.seedReference,
      seedTakenOn: result.seedTakenOn,
      winnerName: result.winnerName,
      useBy: result.prizeUseBy && longDate(result.prizeUseBy, 'PT'),
    },
  }
}
export type ShownDraw = ReturnType<typeof drawShown>

export function deskShown({ draws, held, flights }: PromotionsDesk) {
  return {
    draws: draws.map(drawShown),
    held: held.map(({ paidAt, ...row }) => ({ ...row, paid: paidAt ? shortMoment(paidAt) : '—' })),
    flights: flights.map(({ id, uid, email, kind, points, minor, currency, createdAt }) => ({
      ...{ id, uid, email, kind, points, minor, currency },
      since: shortMoment(createdAt),
    })),
  }
}
export type ShownDesk = ReturnType<typeof deskShown>

type Imported = Awaited<ReturnType<Promotions['importLikes']>>

export type DeskResult =
  | { done: string }
  | { refusal: string }
  | { imported: Extract<Imported, { ok: true }> }
  | { problems: Exclude<Extract<Imported, { ok: false }>['problems'], string> }

const outcome = (ok: boolean, refusal: string): DeskResult => (ok ? { done: t.done } : { refusal })

/** Does what the form asks for; what comes back is what the page says about it. */
export async function runDesk(
  promotions: Promotions,
  uidOf: (email: string) => Promise<string | undefined>,
  by: Permit<'promotions:run'>,
  asked: PromotionsForm,
): Promise<DeskResult> {
  switch (asked.intent) {
    case 'authorise': {
      const answer = await promotions.authorise(by, asked.draw, asked.number)
      return outcome(answer === 'stored', t.refusals['already-frozen'])
    }
    case 'import': {
      const answer = await promotions.importLikes(by, await asked.list.text())
      if (answer.ok) return { imported: answer }
      return answer.problems === 'already-frozen'
        ? { refusal: t.refusals['already-frozen'] }
        : { problems: answer.problems }
    }
    case 'freeze': {
      const { draw, seedSource, seedDate } = asked
      const answer = await promotions.freeze(by, draw, { seedSource, seedDate })
      return answer.ok ? { done: t.done } : { refusal: t.refusals[answer.reason] }
    }
    case 'seed': {
      const { draw, takenOn, reference, seed } = asked
      const answer = await promotions.enterSeed(by, draw, { takenOn, reference, seed })
      return answer.ok ? { done: t.done } : { refusal: t.refusals[answer.reason] }
    }
    case 'name':
    case 'unname': {
      const name = asked.intent === 'name' ? asked.name : null
      const stored = await promotions.nameWinner(by, asked.draw, name)
      return outcome(stored, t.refusals['not-drawn'])
    }
    case 'release':
    case 'refuse':
      return outcome(await promotions.decideHeld(by, asked.id, asked.intent, asked.reason), t.gone)
    case 'arranged':
    case 'declined':
      return outcome(await promotions.settleFlight(by, asked.id, asked.intent, asked.note), t.gone)
    case 'opt-out': {
      const uid = await uidOf(asked.email)
      const out = uid !== undefined && (await promotions.optOut(by, uid))
      return out ? { done: t.optOut.done } : { refusal: t.optOut.unknown }
    }
  }
}
