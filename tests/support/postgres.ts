import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { connectDatabase, migrateDatabase } from '~/platform/database.server'
import { startEmbeddedPostgres } from '~/platform/embedded-postgres.server'
import { createLog } from '~/platform/log.server'
import { startQueue } from '~/platform/queue.server'

/**
 * One real server for the whole run, with a migrated template that every test's database is cloned
 * from. Durability is off: the data is thrown away.
 */
export async function startTestPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, stop: async () => {} }
  const postgres = await startEmbeddedPostgres({
    dataDir: path.resolve('.cache', 'test-database'),
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: '400',
    },
  })
  await makeTemplate(postgres.url)
  return { url: postgres.url, stop: () => postgres.stop() }
}

async function makeTemplate(url: string): Promise<void> {
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
    const log = createLog({ level: 'silent' })
    const connection = await connectDatabase(databaseUrl(url, making), log)
    await migrateDatabase(connection)
    await connection.close()
    const queue = await startQueue({
      databaseUrl: databaseUrl(url, making),
      log,
      works: false,
    })
    await queue.stop()
    await client.query(
      `ALTER DATABASE ${client.escapeIdentifier(making)} RENAME TO ${client.escapeIdentifier(name)}`,
    )
  })
}

function templateName(): string {
  const journal = readFileSync(path.resolve('drizzle', 'meta', '_journal.json'))
  const lock = readFileSync(path.resolve('package.json'))
  return `template_${createHash('sha256').update(journal).update(lock).digest('hex').slice(0, 12)}`
}

let made = 0

/** A database of one's own, dropped with its owner. */
export async function cloneDatabase(
  serverUrl: string,
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `t_${process.pid}_${Date.now().toString(36)}_${made++}`
  await withClient(serverUrl, (client) =>
    client.query(`CREATE DATABASE ${name} TEMPLATE ${client.escapeIdentifier(templateName())}`),
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
