/** `ready`: checked, waiting for somebody to say yes. */
export type ImportStatus = 'checking' | 'ready' | 'running' | 'done' | 'refused' | 'dropped'

/** Why a line does not land. */
export type LineProblem =
  | 'bad-address'
  | 'no-name'
  | 'unknown-airport'
  | 'unknown-plan'
  | 'no-consent'
  | 'not-utf8'
  | 'too-few-columns'
  | 'duplicate'
  | 'already-member'
  | 'suppressed'

/** Why a file is not read at all. */
export type FileProblem =
  | 'empty'
  | 'no-address-column'
  | 'no-name-column'
  | 'no-airport-column'
  | 'too-many-columns'
  | 'too-many-lines'
  | 'line-too-long'
  | 'unreadable'

/** A list on its way in. */
export interface MemberImport {
  id: string
  status: ImportStatus
  fileName: string
  size: number
  actorName: string
  consentFrom: string
  confirmedElsewhere: boolean
  processed: number
  total: number | null
  good: number
  goodPremium: number
  bad: number
  landed: number
  refusal: FileProblem | null
  refusalLine: number | null
  createdAt: Date
  begunAt: Date | null
  finishedAt: Date | null
}
