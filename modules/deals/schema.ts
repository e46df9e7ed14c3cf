import { z } from 'zod'
import { dealScenes } from '~/content/scenes'
import { airlines } from '~/modules/members/model'
import { picturePath } from '~/modules/pictures/model'
import {
  bagAllowances,
  type ContentProblem,
  cabins,
  contentProblems,
  currencies,
  type DealContent,
  dealKinds,
  dealStatuses,
  type MilesProgramme,
  origins,
} from './model'
import { readTeamTime } from './team-time'

/** Messages are codes; the back office chooses the words. */
export type DealFieldError =
  | ContentProblem
  | 'required'
  | 'too-long'
  | 'unknown-choice'
  | 'not-an-amount'
  | 'not-a-date'
  | 'not-a-code'
  | 'unknown-picture'

const code = (value: DealFieldError) => value

const line = (max: number) =>
  z
    .string({ error: () => code('required') })
    .trim()
    .min(1, code('required'))
    .max(max, code('too-long'))
const choice = <const Values extends readonly string[]>(values: Values) =>
  z.enum(values, { error: (issue) => code(issue.input ? 'unknown-choice' : 'required') })
const day = z.iso.date({ error: (issue) => code(issue.input ? 'not-a-date' : 'required') })

/** '289', '1.289,50' and '1289.50' all name an amount; kept in cents. */
const amount = z
  .string({ error: () => code('required') })
  .trim()
  .min(1, { error: code('required'), abort: true })
  .regex(/^(\d{1,3}([. ]\d{3})+|\d+)([.,]\d{1,2})?$/, { error: code('not-an-amount'), abort: true })
  .transform((value) => {
    const [, whole = '', cents = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(value) ?? []
    return Number(whole.replace(/[. ]/g, '')) * 100 + Number(cents.padEnd(2, '0'))
  })
  .pipe(z.number().int().min(1, code('not-an-amount')).max(100_000_000, code('not-an-amount')))

const optional = <Value>(schema: z.ZodType<Value>) =>
  z.preprocess((value) => (value === '' || value === undefined ? null : value), schema.nullable())

const programmes = airlines.filter((name): name is MilesProgramme => name !== 'Nenhuma')

/** A moment as the team's wall clock shows it, or with its zone. */
const moment = z
  .string({ error: () => code('required') })
  .min(1, code('required'))
  .transform((value) => readTeamTime(value) ?? new Date(value))
  .pipe(z.date({ error: () => code('not-a-date') }))

const isPicture = (image: string) => image in dealScenes || picturePath.test(image)

/** Each field by itself; an unfinished deal has some of them. */
export const dealFields = z.object({
  image: line(300).refine(isPicture, code('unknown-picture')),
  iata: line(3)
    .transform((value) => value.toUpperCase())
    .pipe(z.string().regex(/^[A-Z]{3}$/, code('not-a-code'))),
  cityPT: line(80),
  cityBR: line(80),
  countryPT: line(80),
  countryBR: line(80),
  origins: z.preprocess(
    (value) => (value === undefined ? [] : [value].flat()),
    z.array(choice(origins)).min(1, code('no-origin')),
  ),
  kind: choice(dealKinds),
  price: amount,
  usualPrice: amount,
  currency: choice(currencies),
  airline: line(80),
  cabin: choice(cabins),
  travelFrom: day,
  travelTo: day,
  bags: choice(bagAllowances),
  milesProgramme: optional(choice(programmes)),
  miles: optional(
    z.coerce
      .number({ error: () => code('not-an-amount') })
      .int()
      .positive(),
  ),
  plan: choice(['free', 'Premium'] as const),
  titlePT: line(140),
  titleBR: line(140),
  detailsPT: line(20_000),
  detailsBR: line(20_000),
  externalLink: optional(z.string().trim().max(2_000, code('too-long'))),
  expiresAt: moment,
})

/** The form an editor fills in, field by field; the outcome is a deal's content. */
export const dealForm = dealFields.transform((form, context): DealContent => {
  const { iata, cityPT, cityBR, countryPT, countryBR, ...rest } = form
  const { titlePT, titleBR, detailsPT, detailsBR, ...facts } = rest
  const content: DealContent = {
    ...facts,
    origins: [...new Set(facts.origins)],
    destination: {
      iata,
      city: { PT: cityPT, BR: cityBR },
      country: { PT: countryPT, BR: countryBR },
    },
    title: { PT: titlePT, BR: titleBR },
    details: { PT: detailsPT, BR: detailsBR },
  }
  for (const problem of contentProblems(content)) {
    context.addIssue({ code: 'custom', path: [fieldOf[problem]], message: problem })
  }
  return content
})

const fieldOf: Record<ContentProblem, string> = {
  'premium-only-kind': 'plan',
  'programme-missing': 'milesProgramme',
  'programme-without-miles': 'milesProgramme',
  'no-origin': 'origins',
  'price-not-below-usual': 'price',
  'travel-window-reversed': 'travelTo',
  'link-not-https': 'externalLink',
}

/** What stands in the address of the offers page; anything unknown filters nothing. */
export const dealFilter = z.object({
  origin: z.enum(origins).optional().catch(undefined),
  kind: z.enum(dealKinds).optional().catch(undefined),
  cabin: z.enum(cabins).optional().catch(undefined),
})

/** What stands in the address of the team's list; what makes no sense is left out. */
export const deskQuery = z.object({
  q: z.string().trim().max(200).catch(''),
  estado: z.enum(dealStatuses).optional().catch(undefined),
  tipo: z.enum(dealKinds).optional().catch(undefined),
  plano: z.enum(['free', 'Premium']).optional().catch(undefined),
  de: z.enum(origins).optional().catch(undefined),
  ordem: z.enum(['mudanca', 'publicacao', 'fim']).catch('mudanca'),
  depois: z
    .string()
    .regex(/^-?\d+(\.\d+)?_[\da-f-]{36}$/)
    .optional()
    .catch(undefined),
})

/** A new deal, or one that begins as a copy. */
export const newDealForm = z.object({ from: z.uuid().optional() })

/** What is done to a deal from its own page; `edition` is the one the editor was looking at. */
export const dealChange = z.object({
  intent: z.enum([
    'save',
    'review',
    'duplicate',
    'discard',
    'unschedule',
    'withdraw',
    'expire',
    'test',
    'publish',
    'schedule',
  ]),
  edition: z.string().max(30),
  reason: z.string().trim().max(300).optional(),
  at: z.string().max(30).optional(),
})
