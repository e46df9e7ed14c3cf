import { createHash } from 'node:crypto'
import type { FileLine } from './import-file.server'
import { type Columns, type Newcomer, readLine } from './import-lines'
import type { MemberImport } from './import-model'
import * as store from './import-store.server'
import { memberMail } from './jobs.server'
import type { MemberParts } from './parts.server'
import { suppressionKey } from './suppression.server'

/** Some lines of a list, and what has to be true for them to be ours to do. */
export interface Portion {
  lines: FileLine[]
  columns: Columns
  step: store.Step
}

type Read = { line: number; person: Newcomer }

/** Looks at lines and writes down what is wrong with them. False when another process does. */
export async function check(
  parts: MemberParts,
  importId: string,
  { lines, columns, step }: Portion,
  memory: { seen: Set<number>; onlyRemember: boolean },
): Promise<boolean> {
  const problems: store.LineRefusal[] = []
  const people: Read[] = []
  for (const { line, cells } of lines) {
    const read = readLine(cells, columns)
    if (!read.ok) {
      problems.push({ line, reason: read.problem })
      continue
    }
    const mark = addressMark(read.person.email)
    if (memory.seen.has(mark)) problems.push({ line, reason: 'duplicate' })
    else people.push({ line, person: read.person })
    memory.seen.add(mark)
  }
  if (memory.onlyRemember) return true
  const suppressed = await suppressedOf(parts, people)
  const known = await parts.accounts.knownAddresses(people.map(({ person }) => person.email))
  const good = people.filter(({ line, person: { email } }) => {
    if (suppressed.has(email)) problems.push({ line, reason: 'suppressed' })
    else if (known.has(email)) problems.push({ line, reason: 'already-member' })
    else return true
    return false
  })
  return parts.db.transaction(async (tx) => {
    if (!(await store.claimLines(tx, importId, step))) return false
    await store.insertProblems(tx, importId, problems)
    const goodPremium = good.filter(({ person }) => person.plan === 'Premium').length
    const counts = { good: good.length, goodPremium, bad: problems.length }
    await store.addToCounts(tx, importId, counts)
    return true
  })
}

/** Brings in the people of these lines. Lines and their mark commit together, so each lands once. */
export async function bringIn(
  parts: MemberParts,
  import_: MemberImport,
  { lines, columns, step }: Portion,
): Promise<boolean> {
  const { id, confirmedElsewhere } = import_
  return parts.db.transaction(async (tx) => {
    if (!(await store.claimLines(tx, id, step))) return false
    const refused = await store.problemLines(
      tx,
      id,
      lines[0]?.line ?? 0,
      lines.at(-1)?.line ?? Number.MAX_SAFE_INTEGER,
    )
    const people = lines.flatMap(({ line, cells }): Read[] => {
      const read = refused.has(line) ? undefined : readLine(cells, columns)
      return read?.ok ? [{ line, person: read.person }] : []
    })
    // Somebody may have joined, or left for good, since the list was looked through.
    const suppressed = await suppressedOf({ ...parts, db: tx }, people)
    const welcome = people.filter(({ person }) => !suppressed.has(person.email))
    const given = welcome.map(({ person: { name, email } }) => ({ name, email }))
    const made = await parts.accounts.createAll(tx, given, confirmedElsewhere)
    const problems: store.LineRefusal[] = people.flatMap(({ line, person: { email } }) => {
      if (suppressed.has(email)) return { line, reason: 'suppressed' }
      return made.has(email) ? [] : { line, reason: 'already-member' }
    })
    const members = welcome.flatMap(({ person }) => {
      const uid = made.get(person.email)
      return uid ? { ...person, uid } : []
    })
    const now = parts.clock.now()
    await store.insertMembers(tx, members, { id, isVerified: confirmedElsewhere, now })
    // Whoever gets Premium is welcomed with a link that proves the address as well.
    const premium = members.filter(({ plan }) => plan === 'Premium')
    for (const { uid } of premium) await parts.grants.give(tx, uid)
    const unproven = confirmedElsewhere ? [] : members.filter(({ plan }) => plan === 'free')
    const mails = unproven.map(({ uid }) => ({ uid, kind: 'confirm-address' as const }))
    await parts.queue.enqueueAll(tx, memberMail, mails)
    await store.insertProblems(tx, id, problems)
    await store.addToCounts(tx, id, { landed: members.length, bad: problems.length })
    return true
  })
}

/** The addresses among them that are not to be mailed; nobody comes back by a list. */
async function suppressedOf(
  {
    db,
    signer,
  }: { db: Parameters<typeof store.suppressedAmong>[0]; signer: MemberParts['signer'] },
  people: readonly Read[],
): Promise<Set<string>> {
  const byHash = new Map(
    people.map(({ person: { email } }) => [suppressionKey(signer, email), email] as const),
  )
  const found = await store.suppressedAmong(db, [...byHash.keys()])
  return new Set([...found].flatMap((hash) => byHash.get(hash) ?? []))
}

/** Enough to tell the addresses of one file apart, in a few bytes each. */
function addressMark(email: string): number {
  return createHash('sha1').update(email).digest().readUIntBE(0, 6)
}
