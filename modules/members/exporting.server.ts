import type { Permit } from '~/modules/staff/model'
import { CSV_MARK, csvHead, csvLine } from './csv'
import type { MemberFilter } from './desk-model'
import * as desk from './desk-store.server'
import type { MemberParts } from './parts.server'

export interface Exporting {
  /** A file of everybody with these filters, in parts; noted in the log before the first one. */
  csv(by: Permit<'members:move'>, filter: MemberFilter): Promise<AsyncGenerator<string>>
}

const PART = 2_000

export function createExporting({ db, clock, audit }: MemberParts): Exporting {
  async function* parts(filter: MemberFilter): AsyncGenerator<string> {
    yield CSV_MARK + csvHead
    let after: desk.ListPosition | undefined
    do {
      const page = { after, limit: PART, now: clock.now() }
      const rows = await desk.exportPage(db, filter, page)
      if (rows.length > 0) yield rows.map(csvLine).join('')
      const last = rows.at(-1)
      after = rows.length === PART && last ? { key: last.key, id: last.uid } : undefined
    } while (after)
  }
  return {
    async csv(by, filter) {
      const count = await desk.countAll(db, filter, clock.now())
      // What was typed into the search may be somebody's name or address; the log keeps neither.
      const { words, ...named } = filter
      await db.transaction((tx) =>
        audit.record(tx, by, {
          action: 'members-exported',
          subject: { kind: 'members', id: 'csv' },
          after: { count, filter: { ...named, ...(words && { search: true }) } },
        }),
      )
      return parts(filter)
    },
  }
}
