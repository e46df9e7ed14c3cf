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
    },
  })
  await makeTemplate(postgres.url, compose)
  return {
    url: postgres.url,
    async stop() {
      await postgres.stop()
      if (memory) await rm(memory, { recursive: true, force: true })
    },
  }
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

async function makeTemplate(url: string, compose: Compose): Promise<void> {
  const name = templateName()
  await withClient(url, async (client) => {
    for (const { datname } of (
      await client.query("SELECT datname FROM pg_database WHERE datname LIKE 't\\_%'")
    ).rows) {
      await client.query(`DROP DATABASE ${client.escapeIdentifier(datname)} WITH (FORCE)`)
    }
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name])
    if (rowCount) return
    const making = `${name}_making`
    await client.query(`DROP DATABASE IF EXISTS ${client.escapeIdentifier(making)} WITH (FORCE)`)
    await client.query(`CREATE DATABASE ${client.escapeIdentifier(making)}`)
    // A club that was opened once has its tables and its queues.
    const env = { DATABASE_URL: databaseUrl(url, making), ROLE: 'web', LOG_LEVEL: 'silent' }
    const config = readConfig({ production: false }, env)
    const club = await compose({ ...config, databaseUrl: env.DATABASE_URL })
    await club[Symbol.asyncDispose]()
    await client.query(
      `ALTER DATABASE ${client.escapeIdentifier(making)} RENAME TO ${client.escapeIdentifier(name)}`,
    )
  })
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
  await withClient(serverUrl, (client) =>
    client.query(
      `CREATE DATABASE ${name} TEMPLATE ${client.escapeIdentifier(templateName())} STRATEGY file_copy`,
    ),
  )
  return {
    url: databaseUrl(serverUrl, name),
    async drop() {
      await withClient(serverUrl, (client) =>
        client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
      )
    },
  }
}

function databaseUrl(url: string, database: string): string {
  const changed = new URL(url)
  changed.pathname = `/${database}`
  return changed.href
}

async function withClient<Result>(
  url: string,
  use: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseUrl(url, 'postgres') })
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}
