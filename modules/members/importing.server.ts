import type { Permit } from '~/modules/staff/model'
import { handles, type JobHandler } from '~/platform/queue.server'
import { linesOf, readHead, UnreadableFile } from './import-file.server'
import { MAX_LINES } from './import-lines'
import type { FileProblem, ImportStatus, LineProblem, MemberImport } from './import-model'
import { bringIn, check, type Portion } from './import-steps.server'
import * as store from './import-store.server'
import { forgetImports, memberImport } from './jobs.server'
import type { MemberParts } from './parts.server'

export interface Upload {
  fileName: string
  content: Buffer
  /** Where these people agreed to hear from the club, in the team's words. */
  consentFrom: string
  /** Said of everybody; needed where the file has no column that says it of each. */
  everybodyAgreed: boolean
  confirmedElsewhere: boolean
}

export type UploadAnswer =
  | { ok: true; id: string }
  | { ok: false; reason: FileProblem | 'no-consent' }

export interface ImportView extends MemberImport {
  /** Lines a second of the pass that is running. */
  rate: number | undefined
  reasons: { reason: LineProblem; lines: number }[]
  problems: store.LineRefusal[]
  /** The last line shown, when there are more. */
  moreAfter: number | undefined
}

/** Lists of members: looked through first, brought in when somebody says yes. */
export interface Importing {
  upload(by: Permit<'members:move'>, file: Upload): Promise<UploadAnswer>
  recent(by: Permit<'members:move'>): Promise<MemberImport[]>
  view(by: Permit<'members:move'>, id: string, afterLine: number): Promise<ImportView | undefined>
  /** False when there is nothing to say yes to, or somebody else was first. */
  confirm(by: Permit<'members:move'>, id: string): Promise<boolean>
  drop(by: Permit<'members:move'>, id: string): Promise<boolean>
  handlers(): JobHandler[]
}

const PORTION = 1_000
const RECENT = 10
const PROBLEMS_SHOWN = 100
const KEPT_DAYS = 3

export function createImporting(parts: MemberParts): Importing {
  const { db, queue, clock, audit } = parts

  async function work(importId: string): Promise<void> {
    const found = await store.findImport(db, importId)
    if (found?.status !== 'checking' && found?.status !== 'running') return
    try {
      await walk(found, found.status)
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error
      await refuse(found.id, found.status, error)
    }
  }

  /** Not where somebody else is further on: what looks unreadable then is a file that is gone. */
  async function refuse(id: string, status: ImportStatus, { problem, line }: UnreadableFile) {
    await db.transaction(async (tx) => {
      const outcome = { refusal: problem, refusalLine: line ?? null, finishedAt: clock.now() }
      if (await store.moveOn(tx, id, status, { status: 'refused', ...outcome }))
        await store.dropContent(tx, id)
    })
  }

  /** From the first line, also after a restart: lines that are done are read and not done again. */
  async function walk(found: MemberImport, status: 'checking' | 'running'): Promise<void> {
    const { id } = found
    const first = (await store.contentOf(db, id).next()).value
    const head = readHead(first instanceof Buffer ? first : Buffer.alloc(0))
    if (!head.ok) throw new UnreadableFile(head.problem)
    const seen = new Set<number>()
    let to = 0
    for await (const lines of linesOf(store.contentOf(db, id), head.separator, PORTION)) {
      const from = to
      to += lines.length
      if (to > MAX_LINES) throw new UnreadableFile('too-many-lines', lines[0]?.line)
      const portion: Portion = { lines, columns: head.columns, step: { status, from, to } }
      const done = to <= found.processed
      const going =
        status === 'checking'
          ? await check(parts, id, portion, { seen, onlyRemember: done })
          : done || (await bringIn(parts, found, portion))
      if (!going) return // somebody else is on it
    }
    await finish(found, status, to)
  }

  async function finish({ id }: MemberImport, status: 'checking' | 'running', total: number) {
    await db.transaction(async (tx) => {
      if (status === 'checking') {
        await store.moveOn(tx, id, 'checking', { status: 'ready', total, processed: 0 })
        return
      }
      await store.moveOn(tx, id, 'running', { status: 'done', finishedAt: clock.now() })
      await store.dropContent(tx, id)
    })
  }

  return {
    async upload(by, { content, everybodyAgreed, ...file }) {
      const head = readHead(content)
      if (!head.ok) return { ok: false, reason: head.problem }
      if (head.columns.consent === undefined && !everybodyAgreed)
        return { ok: false, reason: 'no-consent' }
      const row = { ...file, size: content.length, actorId: by.id, actorName: by.name }
      const id = await db.transaction(async (tx) => {
        const now = clock.now()
        const made = { ...row, status: 'checking', createdAt: now, begunAt: now } as const
        const importId = await store.insertImport(tx, made, content)
        await queue.enqueue(tx, memberImport, { importId })
        return importId
      })
      return { ok: true, id }
    },
    recent: () => store.recentImports(db, RECENT),
    async view(_by, id, afterLine) {
      const found = await store.findImport(db, id)
      if (!found) return undefined
      const [reasons, problems] = await Promise.all([
        store.countProblems(db, id),
        store.listProblems(db, id, afterLine, PROBLEMS_SHOWN + 1),
      ])
      const shown = problems.slice(0, PROBLEMS_SHOWN)
      const moreAfter = problems.length > PROBLEMS_SHOWN ? shown.at(-1)?.line : undefined
      return { ...found, rate: rateOf(found, clock.now()), reasons, problems: shown, moreAfter }
    },
    confirm: (by, id) =>
      db.transaction(async (tx) => {
        const begun = { status: 'running', processed: 0, begunAt: clock.now() } as const
        if (!(await store.moveOn(tx, id, 'ready', begun))) return false
        await queue.enqueue(tx, memberImport, { importId: id })
        const found = await store.findImport(tx, id)
        await audit.record(tx, by, {
          action: 'members-imported',
          subject: { kind: 'members', id },
          after: {
            lines: found?.total,
            good: found?.good,
            bad: found?.bad,
            consentFrom: found?.consentFrom,
            confirmedElsewhere: found?.confirmedElsewhere,
          },
        })
        return true
      }),
    drop: (by, id) =>
      db.transaction(async (tx) => {
        if (!(await store.moveOn(tx, id, 'ready', { status: 'dropped' }))) return false
        await store.dropContent(tx, id)
        const subject = { kind: 'members', id } as const
        await audit.record(tx, by, { action: 'members-import-dropped', subject })
        return true
      }),
    handlers: () => [
      handles(memberImport, ({ importId }) => work(importId)),
      handles(
        forgetImports,
        () => store.dropUndecided(db, new Date(clock.now().getTime() - KEPT_DAYS * 86_400_000)),
        { schedule: { cron: '40 4 * * *', timeZone: 'Europe/Lisbon' } },
      ),
    ],
  }
}

function rateOf({ status, processed, begunAt }: MemberImport, now: Date): number | undefined {
  if ((status !== 'checking' && status !== 'running') || !begunAt) return undefined
  const seconds = (now.getTime() - begunAt.getTime()) / 1000
  return seconds > 0 ? processed / seconds : undefined
}
