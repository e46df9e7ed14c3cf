import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuilt, ensureInstalled, environment, node, root } from './prepare.mjs'

const usage = `npm run admin -- <verb> …

  create <e-mail> [name] [--editor]   invites somebody to the team and prints the link to begin with
  restart <e-mail>                    a lost phone or password: forgets both and prints a new link
  list                                who is in the team`

const actor = { id: 'command-line', name: 'npm run admin' }

const verbs = {
  async create({ staff, config }, [email, name]) {
    if (!/^\S+@\S+\.\S+$/.test(email ?? ''))
      return say(`an e-mail address is needed\n\n${usage}`, 2)
    const role = process.argv.includes('--editor') ? 'editor' : 'admin'
    const answer = await staff.invite(actor, { email, name: name ?? email.split('@')[0], role })
    return invitation(answer, config)
  },
  async restart({ staff, config }, [email]) {
    const id = await staff.idOf(email ?? '')
    return invitation(id ? await staff.startOver(actor, id) : { reason: 'unknown' }, config)
  },
  async list({ staff }) {
    for (const { email, name, role, hasPassword, disabledAt } of await staff.team(actor))
      say(
        `${email}  ${name}  ${role}${disabledAt ? '  (no access)' : hasPassword ? '' : '  (invited)'}`,
      )
    return 0
  },
}

const refusals = {
  'known-address': 'this address is in the team already; `restart` makes a new link',
  unknown: 'nobody in the team has this address',
}

function invitation(answer, config) {
  if (!answer.ok) return say(refusals[answer.reason] ?? answer.reason, 1)
  return say(
    `Open this address within 72 hours to choose the password:\n${config.publicUrl}${answer.path}`,
  )
}

function say(line, exitCode = 0) {
  console.log(line)
  return exitCode
}

const [verb, ...given] = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const work = verbs[verb]
if (!work) process.exit(say(usage, verb === undefined || verb === 'help' ? 0 : 2))
ensureInstalled()
ensureBuilt()
if (process.features.typescript) process.exit(await asTeam())
// The machine's own Node may be too old for the bundle.
const again = spawnSync(node(), [import.meta.filename, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: environment(),
})
process.exit(again.status ?? 1)

async function asTeam() {
  const bundle = await import(pathToFileURL(path.join(root, 'build/server/main.js')).href)
  const opened = await bundle.openForTeam()
  try {
    return await work(opened.club.services, given)
  } finally {
    await opened[Symbol.asyncDispose]()
  }
}
