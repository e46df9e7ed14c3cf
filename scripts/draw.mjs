import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuilt, ensureInstalled, environment, node, root } from './prepare.mjs'

const draws = ['dez-mil-membros', 'curtida-florianopolis']
const sources = ['loteria-federal', 'drand']
/** Whom the audit log names: whoever has the server's shell. */
const actor = { id: 'command-line', name: 'npm run admin' }

const usage = `npm run draw -- <verb> …

Anybody:
  verify <file> [fingerprint]           repeats a draw from its published file

The team (draws: dez-mil-membros, curtida-florianopolis):
  status                                where each draw stands
  authorise <draw> <number>             stores the number of the authorisation
  import <file.csv>                     the like draw's list: perfil;email;curtiu;comentou;maior18;pais
  freeze <draw> <source> <yyyy-mm-dd>   closes the list and promises the seed: loteria-federal or drand
  seed <draw> <yyyy-mm-dd> <reference> <seed …>
  refused <draw>                        who does not take part, and why
  winner <draw>                         the addresses of the places drawn
  name <draw> <name>                    shows the winner's name, with their permission
  held                                  referrals that wait for a decision
  release <id> <why> | refuse <id> <why>
  flights                               flight requests that wait
  settle <id> arranged|declined <note>
  opt-out <e-mail>                      takes a member out of the draws`

/** Needs the file and nothing else: no database, no build, no network. */
async function verifyFile([file, known]) {
  if (!file) return say(usage, 2)
  if (!process.features.typescript) {
    const again = [import.meta.filename, 'verify', file, ...(known ? [known] : [])]
    return spawnSync(node(), again, { stdio: 'inherit', env: environment() }).status ?? 1
  }
  let text
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    return say(`${file} can't be read (${error.code})`, 2)
  }
  const { verify } = await import('../modules/promotions/draw.ts')
  const answer = await verify(text, known)
  if (answer.fingerprint) say(`fingerprint of the file: ${answer.fingerprint}`)
  if (!answer.ok) {
    if (answer.expected) say(`this list and this seed give: ${answer.expected.join(', ')}`)
    return say(`NOT RIGHT: ${problems[answer.problem]}`, 1)
  }
  const { frozen, result } = answer
  say(`draw ${frozen.draw}, authorisation ${frozen.authorisation}, frozen ${frozen.frozenAt}`)
  say(`${frozen.entries.length} entries, fingerprint ${result.fingerprint}`)
  say(`seed ${result.seed} (${result.seedSource} ${result.seedReference}, ${result.seedDate})`)
  for (const [index, id] of result.winners.entries()) say(`${index + 1}. ${id}`)
  return say('RIGHT: the same list and the same seed give the same result.', 0)
}

async function asTeam(name, given) {
  const work = verbs[name]
  if (!work) return say(usage, name === undefined || name === 'help' ? 0 : 2)
  const wrong = whatIsWrong(name, given)
  if (wrong) return say(`${wrong}\n\n${usage}`, 2)
  ensureInstalled()
  ensureBuilt()
  const bundle = await import(pathToFileURL(path.join(root, 'build/server/main.js')).href)
  await using opened = await bundle.openForTeam()
  return await work(opened.club.services, given)
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** What a person typed is read here; the services get values that can be right. */
function whatIsWrong(name, [first, second, third, fourth]) {
  const aboutDraw = ['authorise', 'freeze', 'seed', 'refused', 'winner', 'name']
  if (aboutDraw.includes(name) && !draws.includes(first)) return `no such draw: ${first ?? ''}`
  if (name === 'authorise' && !second) return 'the number is missing'
  if (name === 'freeze' && !sources.includes(second)) return `no such source: ${second ?? ''}`
  if (name === 'freeze' && !DAY.test(third)) return 'the day is missing'
  if (name === 'seed' && !(DAY.test(second) && third && fourth))
    return 'a part of the seed is missing'
  if (name === 'import' && !first) return 'the file is missing'
  return undefined
}

function say(line, exitCode = 0) {
  console.log(line)
  return exitCode
}

const done = (ok, line) => say(ok ? line : `REFUSED: ${line}`, ok ? 0 : 1)

const problems = {
  'not-a-draw': 'the list is cut, reordered or changed, or this is another file',
  'entries-changed': 'the list is not the one whose fingerprint the result names',
  'other-fingerprint': 'the list does not have the fingerprint you noted',
  'no-result': 'the list is whole, but nothing has been drawn yet',
  'result-changed': 'the result is cut or changed',
  'other-seed': 'the seed is not the one that was promised with the list',
  'other-winner': 'this list and this seed have another winner',
}

const verbs = {
  async status({ promotions }) {
    say(`lifetime plans paid: ${await promotions.countPaidPlans()}`)
    for (const id of draws) {
      const { stage, authorisation, holdBy, frozen, result } = await promotions.view(id)
      say(`\n${id}: ${stage}`)
      say(`  authorisation ${authorisation ?? '(none: stays closed)'}`)
      if (holdBy) say(`  hold by ${holdBy.toISOString().slice(0, 10)}`)
      if (frozen) {
        say(`  fingerprint ${frozen.fingerprint}`)
        say(`  seed promised: ${frozen.seedSource} of ${frozen.seedDate}`)
      }
      if (result) say(`  winner ${result.winners[0]}`)
    }
    return 0
  },
  async authorise({ promotions }, [id, ...number]) {
    const answer = await promotions.authorise(actor, id, number.join(' '))
    return done(answer === 'stored', answer)
  },
  async import({ promotions }, [file]) {
    const answer = await promotions.importLikes(actor, readFileSync(file, 'utf8'))
    if (!answer.ok) {
      if (answer.problems === 'already-frozen') return done(false, answer.problems)
      for (const { line, problem } of answer.problems) say(`line ${line}: ${problem}`)
      return done(false, 'nothing was imported')
    }
    for (const [profile, reason] of answer.refused) say(`${profile}: ${reason}`)
    return say(
      `${answer.lines} lines, ${answer.likesWithComments} likes with comments, ${answer.refused.length} do not take part`,
    )
  },
  async freeze({ promotions }, [id, seedSource, seedDate]) {
    const answer = await promotions.freeze(actor, id, { seedSource, seedDate })
    return done(answer.ok, answer.ok ? `fingerprint ${answer.fingerprint}` : answer.reason)
  },
  async seed({ promotions }, [id, takenOn, reference, ...seed]) {
    const answer = await promotions.enterSeed(actor, id, {
      takenOn,
      reference,
      seed: seed.join(' '),
    })
    return done(answer.ok, answer.ok ? `winner ${answer.winners[0]}` : answer.reason)
  },
  async refused({ promotions }, [id]) {
    for (const { uid, profile, reason } of await promotions.refusals(actor, id))
      say(`${profile ?? uid}: ${reason}`)
    return 0
  },
  async winner({ promotions }, [id]) {
    const { result } = await promotions.view(id)
    for (const [index, entry] of (result?.winners ?? []).entries()) {
      const owner = await promotions.ownerOf(actor, id, entry)
      say(
        `${index + 1}. ${entry} ${owner ? `${owner.email}, ${owner.hotelStars}-star hotel` : '(left the club)'}`,
      )
    }
    return 0
  },
  async name({ promotions }, [id, ...name]) {
    const stored = await promotions.nameWinner(actor, id, name.join(' ') || null)
    return done(stored, stored ? 'stored' : 'nothing has been drawn')
  },
  async held({ promotions }) {
    for (const { id, reason, referrer, referred } of await promotions.held(actor))
      say(`${id} ${reason}: ${referrer} brought ${referred ?? '(left)'}`)
    return 0
  },
  async release({ promotions }, [id, ...why]) {
    return done(await promotions.decideHeld(actor, id ?? '', 'release', why.join(' ')), id)
  },
  async refuse({ promotions }, [id, ...why]) {
    return done(await promotions.decideHeld(actor, id ?? '', 'refuse', why.join(' ')), id)
  },
  async flights({ promotions }) {
    for (const { id, kind, email, minor, currency, createdAt } of await promotions.flightRequests(
      actor,
    )) {
      say(
        `${id} ${createdAt.toISOString().slice(0, 10)} ${kind} up to ${minor / 100} ${currency} each: ${email}`,
      )
    }
    return 0
  },
  async settle({ promotions }, [id, state, ...note]) {
    if (state !== 'arranged' && state !== 'declined') return say(usage, 2)
    return done(await promotions.settleFlight(actor, id, state, note.join(' ')), `${id} ${state}`)
  },
  async 'opt-out'({ promotions, members }, [email]) {
    const uid = await members.uidOf(email ?? '')
    const stored = uid !== undefined && (await promotions.optOut(actor, uid))
    return done(stored, stored ? 'stored' : 'no such member')
  },
}

const [verb, ...args] = process.argv.slice(2)
const code = verb === 'verify' ? await verifyFile(args) : await asTeam(verb, args)
process.exit(code)
