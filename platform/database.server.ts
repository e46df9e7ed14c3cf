import path from 'node:path'
import { sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { Log } from './log.server'

export type Database = NodePgDatabase
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
/** What a store accepts: reads may run alone, writes are usually given a transaction. */
export type Queryable = Database | Transaction

export interface DatabaseConnection {
  db: Database
  pool: pg.Pool
  /** Connections apart, for statements that need settings of their own; opened when they are needed. */
  poolWith(settings: Record<string, string>, max: number): pg.Pool
  /** Calls back on every NOTIFY of the channel, and once after each reconnection. */
  listen(channel: string, onNotice: (payload: string) => void): Promise<void>
  close(): Promise<void>
}

export class DatabaseUnreachable extends Error {
  override name = 'DatabaseUnreachable'
}

export const CONTENT_CHANNEL = 'content_changed'

/** Drops every kept page in every process, once and only if the change is committed. */
export async function announceContentChange(tx: Transaction): Promise<void> {
  await tx.execute(sql`SELECT pg_notify(${CONTENT_CHANNEL}, '')`)
}

const MIGRATION_LOCK = 7_203_115

export async function connectDatabase(
  url: string,
  log: Log,
  max = 10,
): Promise<DatabaseConnection> {
  const pools: pg.Pool[] = []
  const poolWith: DatabaseConnection['poolWith'] = (settings, most) => {
    const pool = new pg.Pool({
      connectionString: url,
      max: most,
      connectionTimeoutMillis: 5_000,
      options: connectionOptions(settings),
    })
    // A dropped idle connection is replaced by the pool; without a listener it would end the process.
    pool.on('error', (err) => log.warn({ err }, 'an idle database connection was lost'))
    pools.push(pool)
    return pool
  }
  const pool = poolWith({}, max)
  try {
    await pool.query('SELECT 1')
  } catch (error) {
    await pool.end()
    const { hostname, port } = new URL(url)
    const reason = (error as NodeJS.ErrnoException).code ?? (error as Error).message
    throw new DatabaseUnreachable(
      `The database at ${hostname}:${port || 5432} does not answer (${reason}): is it running, and is DATABASE_URL right?`,
    )
  }
  const listeners = new Set<Listener>()
  return {
    db: drizzle(pool, { casing: 'snake_case' }),
    pool,
    poolWith,
    async listen(channel, onNotice) {
      const listener = new Listener(url, channel, onNotice, log)
      listeners.add(listener)
      await listener.connect()
    },
    async close() {
      await Promise.all([...listeners].map((listener) => listener.close()))
      await Promise.all(pools.map((each) => each.end()))
    },
  }
}

/** Settings of PostgreSQL as a connection asks for them. */
export function connectionOptions(settings: Record<string, string>): string {
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')
}

/** Two processes that start together migrate once: the second waits for the lock and finds nothing to do. */
export async function migrateDatabase(connection: DatabaseConnection): Promise<void> {
  const client = await connection.pool.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle(client), { migrationsFolder: path.resolve('drizzle') })
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => {})
    client.release()
  }
}

class Listener {
  readonly url: string
  readonly channel: string
  readonly onNotice: (payload: string) => void
  readonly log: Log
  #client: pg.Client | undefined
  #closed = false

  constructor(url: string, channel: string, onNotice: (payload: string) => void, log: Log) {
    this.url = url
    this.channel = channel
    this.onNotice = onNotice
    this.log = log
  }

  async connect(): Promise<void> {
    const client = new pg.Client({ connectionString: this.url, keepAlive: true })
    client.on('error', () => {})
    client.on('end', () => this.#reconnect())
    client.on('notification', (message) => this.onNotice(message.payload ?? ''))
    await client.connect()
    await client.query(`LISTEN ${client.escapeIdentifier(this.channel)}`)
    this.#client = client
  }

  #reconnect(): void {
    this.#client = undefined
    if (this.#closed) return
    const retry = setTimeout(() => {
      this.connect().then(
        () => this.onNotice(''), // whatever was said meanwhile was missed
        (err) => {
          this.log.warn({ err }, 'listening for notices failed, trying again')
          this.#reconnect()
        },
      )
    }, 500)
    retry.unref()
  }

  async close(): Promise<void> {
    this.#closed = true
    await this.#client?.end()
  }
}
