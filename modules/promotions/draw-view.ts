import { type DrawResult, drawPlaces, readFrozen, type SeedSource } from './draw'
import { type DrawFacts, type DrawId, type DrawStage, stageOf } from './model'

/** What everybody may know of a draw. */
export interface DrawView {
  id: DrawId
  stage: DrawStage
  authorisation: string | null
  armedAt: Date | null
  holdBy: Date | null
  frozen: { at: Date; fingerprint: string; seedSource: SeedSource; seedDate: string } | undefined
  result:
    | {
        at: Date
        seed: string
        seedReference: string
        seedTakenOn: string
        winners: string[]
        winnerName: string | null
        prizeUseBy: Date | null
      }
    | undefined
}

interface DrawRecord extends DrawFacts {
  holdBy: Date | null
  fingerprint: string | null
  seedSource: SeedSource | null
  seedDate: string | null
  seed: string | null
  seedReference: string | null
  seedTakenOn: string | null
  winners: string[] | null
  winnerName: string | null
  prizeUseBy: Date | null
}

/** A draw nobody has done anything about yet. */
export function closedDraw(id: DrawId): DrawView {
  return {
    id,
    stage: 'closed',
    authorisation: null,
    armedAt: null,
    holdBy: null,
    frozen: undefined,
    result: undefined,
  }
}

export function viewOf(draw: DrawRecord): DrawView {
  const { frozenAt, fingerprint, seedSource, seedDate, drawnAt } = draw
  const result = resultOf(draw)
  return {
    id: draw.id,
    stage: stageOf(draw),
    authorisation: draw.authorisation,
    armedAt: draw.armedAt,
    holdBy: draw.holdBy,
    frozen:
      frozenAt && fingerprint && seedSource && seedDate
        ? { at: frozenAt, fingerprint, seedSource, seedDate }
        : undefined,
    result:
      result && drawnAt
        ? {
            at: drawnAt,
            seed: result.seed,
            seedReference: result.seedReference,
            seedTakenOn: result.seedDate,
            winners: result.winners,
            winnerName: draw.winnerName,
            prizeUseBy: draw.prizeUseBy,
          }
        : undefined,
  }
}

export function resultOf(draw: DrawRecord): DrawResult | undefined {
  const { fingerprint, seedSource, seed, seedReference, seedTakenOn, winners } = draw
  if (!fingerprint || !seedSource || !seed || !seedReference || !seedTakenOn || !winners) {
    return undefined
  }
  return { fingerprint, seed, seedSource, seedReference, seedDate: seedTakenOn, winners }
}

/** From the stored bytes, not from tables: what is published is what is drawn. */
export async function winnersOf(
  frozenFile: string,
  fingerprint: string,
  seed: string,
): Promise<string[]> {
  const frozen = readFrozen(frozenFile)
  if (!frozen) throw new Error('a frozen draw can not be read')
  return drawPlaces(frozen.entries, frozen.places, fingerprint, seed)
}
