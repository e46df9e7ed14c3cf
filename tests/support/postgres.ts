import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { rm, statfs } from 'node:fs/promises'
import path from 'node:path'
import { threadId } from 'node:worker_threads'
import pg from 'pg'
import { readConfig } from '~/platform/config.server'
import { startEmbeddedPostgres } from '~/platform/embedded-postgres.server'
import type { compose as openClub } from '~/server/compose'

type Compose = typeof openClub

/**
 * One real server for the whole run, with a migrated template that every test's database is cloned
 * from. Durability is off: the data is thrown away.
 */
export async function startTestPostgres(
  compose: Compose,
): Promise<{ url: string; stop(): Promise<void> }> {
  const memory = await folderInMemory()
  const postgres = await startEmbeddedPostgres({
    dataDir: memory ?? path.resolve('.cache', 'test-database'),
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: '400',
      ...(memory && { unix_socket_directories: path.join(memory, 'postgres') }),
    },
  })
  const url = memory ? throughSocket(postgres) : postgres.url
  await easePassword(url)
  await makeTemplate(url, compose)
  return {
    url,
    async stop() {
      await postgres.stop()
      if (memory) await rm(memory, { recursive: true, force: true })
    },
  }
}

/** A small query takes a sixth less than through the network, and a run asks hundreds of thousands. */
function throughSocket({ url, directory }: { url: string; directory: string }): string {
  const changed = new URL(url)
  changed.searchParams.set('host', directory)
  return changed.href
}

const MEMORY = '/dev/shm'
const ENOUGH_BYTES = 4 * 1024 ** 3

/** A clone is six hundred small files, made and deleted hundreds of times in a run: no work for a disk. */
async function folderInMemory(): Promise<string | undefined> {
  const free = await statfs(MEMORY).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  )
  if (free < ENOUGH_BYTES) return undefined
  const checkout = createHash('sha256').update(path.resolve()).digest('hex').slice(0, 12)
  return path.join(MEMORY, `clube-de-voos-tests-${checkout}`)
}

/** A run proves two thousand times to know this password, which nobody would care to guess. */
async function easePassword(url: string): Promise<void> {
  await administratorOf(url).query(
    `SET scram_iterations = 1; ALTER ROLE clube PASSWORD ${pg.escapeLiteral(new URL(url).password)}`,
  )
}

async function makeTemplate(url: string, compose: Compose): Promise<void> {
  const name = templateName()
  const administrator = administratorOf(url)
  for (const { datname } of (
    await administrator.query("SELECT datname FROM pg_database WHERE datname LIKE 't\\_%'")
  ).rows) {
    await administrator.query(`DROP DATABASE ${pg.escapeIdentifier(datname)} WITH (FORCE)`)
  }
  const { rowCount } = await administrator.query('SELECT 1 FROM pg_database WHERE datname = $1', [
    name,
  ])
  if (rowCount) return
  const making = `${name}_making`
  await administrator.query(`DROP DATABASE IF EXISTS ${pg.escapeIdentifier(making)} WITH (FORCE)`)
  await administrator.query(`CREATE DATABASE ${pg.escapeIdentifier(making)}`)
  // A club that was opened once has its tables and its queues.
  const env = { DATABASE_URL: databaseUrl(url, making), ROLE: 'web', LOG_LEVEL: 'silent' }
  const config = readConfig({ production: false }, env)
  const club = await compose({ ...config, databaseUrl: env.DATABASE_URL })
  await club[Symbol.asyncDispose]()
  await administrator.query(
    `ALTER DATABASE ${pg.escapeIdentifier(making)} RENAME TO ${pg.escapeIdentifier(name)}`,
  )
}

/** What a template is made from; a change of any of it makes another. */
const ingredients = ['drizzle/meta/_journal.json', 'package.json', 'server/compose.ts']

function templateName(): string {
  const hash = createHash('sha256')
  for (const file of ingredients) hash.update(readFileSync(path.resolve(file)))
  return `template_${hash.digest('hex').slice(0, 12)}`
}

let made = 0

/** A database of one's own, dropped with its owner. */
export async function cloneDatabase(
  serverUrl: string,
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `t_${process.pid}_${threadId}_${Date.now().toString(36)}_${made++}`
  const administrator = administratorOf(serverUrl)
  await administrator.query(
    `CREATE DATABASE ${name} TEMPLATE ${pg.escapeIdentifier(templateName())} STRATEGY file_copy`,
  )
  return {
    url: databaseUrl(serverUrl, name),
    async drop() {
      await administrator.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    },
  }
}

function databaseUrl(url: string, database: string): string {
  const changed = new URL(url)
  changed.pathname = `/${database}`
  return changed.href
}

let kept: pg.Pool | undefined

/** One connection for all the clones of a thread, whose server is one: opening another takes as long as cloning. */
function administratorOf(url: string): pg.Pool {
  kept ??= new pg.Pool({
    connectionString: databaseUrl(url, 'postgres'),
    max: 1,
    allowExitOnIdle: true,
    // The server is stopped while this one is idle, which is no news.
  }).on('error', () => {})
  return kept
}
