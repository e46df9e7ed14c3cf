import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { z } from 'zod'
import type { Transaction } from './database.server'
import type { Log } from './log.server'

/** How long a stop waits for jobs in hand; what is left then is handed on to another process. */
const LONGEST_JOB_MS = 8_000

/** A kind of job: its name and the shape of what it carries (ids, never personal data). */
export interface Job<Payload> {
  name: string
  schema: z.ZodType<Payload>
}

export function defineJob<Payload>(name: string, schema: z.ZodType<Payload>): Job<Payload> {
  return { name, schema }
}

export interface JobHandler<Payload = unknown> {
  job: Job<Payload>
  run(payload: Payload): Promise<void>
  /** How many at once in one process; each asks the database for work, so one is usual. */
  concurrency?: number
  /** A cron expression, for work that begins by the clock. */
  schedule?: { cron: string; timeZone: string }
}

export function handles<Payload>(
  job: Job<Payload>,
  run: (payload: Payload) => Promise<void>,
  options: Pick<JobHandler, 'concurrency' | 'schedule'> = {},
): JobHandler {
  return { job, run: (payload) => run(job.schema.parse(payload)), ...options }
}

/** How one kind of job is doing. */
export interface QueueLine {
  name: string
  waiting: number
  active: number
  /** Given up after the last try; somebody has to look. */
  failed: number
  /** Since the oldest that could be running waits. */
  oldestSeconds: number
}

export interface Queue {
  /** The transaction is required: a job exists exactly when the change that asked for it does. */
  enqueue<Payload extends object>(
    tx: Transaction,
    job: Job<Payload>,
    payload: Payload,
    options?: { startAfter?: Date; singletonKey?: string },
  ): Promise<void>
  /** Many at once, behind everything that is waiting for somebody. */
  enqueueAll<Payload extends object>(
    tx: Transaction,
    job: Job<Payload>,
    payloads: Payload[],
  ): Promise<void>
  /** Called once, when all services exist: makes the queues and, in a worker, begins to work. */
  begin(handlers: JobHandler[]): Promise<void>
  ready(): Promise<boolean>
  /** Every kind of job that waits, runs or has failed. Looks at all jobs: not for each request. */
  health(): Promise<QueueLine[]>
  /** Waits until nothing is queued or running; failed jobs do not count. */
  idle(): Promise<void>
  stop(): Promise<void>
}

export async function startQueue(options: {
  databaseUrl: string
  log: Log
  /** A web process only enqueues; the worker also runs and supervises. */
  works: boolean
}): Promise<Queue> {
  const { log, works } = options
  const boss = new PgBoss({
    connectionString: options.databaseUrl,
    max: works ? 3 : 2,
    supervise: works,
    schedule: works,
    useListenNotify: works,
    monitorIntervalSeconds: 20,
    superviseIntervalSeconds: 20,
  })
  boss.on('error', (err) => log.error({ err }, 'the queue reported an error'))
  await boss.start()
  let names: string[] = []
  return {
    async begin(handlers) {
      names = handlers.map(({ job }) => job.name)
      const known = new Set((await boss.getQueues()).map(({ name }) => name))
      await Promise.all(
        names.filter((name) => !known.has(name)).map((name) => makeQueue(boss, name)),
      )
      if (works) await Promise.all(handlers.map((handler) => work(boss, handler, log)))
    },
    async enqueue(tx, job, payload, sendOptions = {}) {
      await boss.send(job.name, job.schema.parse(payload) as object, {
        ...sendOptions,
        db: fromDrizzle(tx, sql),
      })
    },
    async enqueueAll(tx, job, payloads) {
      if (payloads.length === 0) return
      const jobs = payloads.map((payload) => ({
        data: job.schema.parse(payload) as object,
        priority: -1,
      }))
      await boss.insert(job.name, jobs, { db: fromDrizzle(tx, sql) })
    },
    async ready() {
      return (await boss.schemaVersion()) !== null
    },
    async health() {
      const { rows } = await boss.getDb().executeSql(HEALTH, [names])
      return rows as QueueLine[]
    },
    async idle() {
      const busy = `SELECT 1 FROM pgboss.job WHERE name = ANY($1) AND (state = 'active' OR (state IN ('created', 'retry') AND start_after <= now())) LIMIT 1`
      while ((await boss.getDb().executeSql(busy, [names])).rows.length > 0) {
        await setTimeout(20)
      }
    },
    async stop() {
      // Each worker says when it is done; the library's own graceful stop only looks twice a second.
      const drained = Promise.allSettled(names.map((name) => boss.offWork(name, { wait: true })))
      await Promise.race([drained, setTimeout(LONGEST_JOB_MS, undefined, { ref: false })])
      await boss.stop({ graceful: false })
    },
  }
}

const HEALTH = `
SELECT name,
  count(*) FILTER (WHERE state IN ('created', 'retry') AND start_after <= now())::int AS waiting,
  count(*) FILTER (WHERE state = 'active')::int AS active,
  count(*) FILTER (WHERE state = 'failed')::int AS failed,
  coalesce(extract(epoch FROM now() - min(start_after)
    FILTER (WHERE state IN ('created', 'retry') AND start_after <= now())), 0)::int AS "oldestSeconds"
FROM pgboss.job WHERE name = ANY($1) AND state IN ('created', 'retry', 'active', 'failed')
GROUP BY name ORDER BY failed DESC, waiting DESC, name`

const NOBODY = '00000000-0000-0000-0000-000000000000'

async function makeQueue(boss: PgBoss, name: string): Promise<void> {
  await boss.createQueue(name, {
    retryLimit: 8,
    retryBackoff: true,
    retryDelay: 2,
    retryDelayMax: 600,
    notify: true,
    // A worker that died stops its heartbeat; its jobs are handed on within a minute.
    heartbeatSeconds: 20,
  })
  // The library remembers the queues it finds at its start; a new one it has to be asked about, or
  // enqueueing inside a transaction would need another connection.
  await boss.findJobs(name, { id: NOBODY })
}

async function work(boss: PgBoss, handler: JobHandler, log: Log): Promise<void> {
  const { job, schedule } = handler
  const polling = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 5 }
  for (let worker = 0; worker < (handler.concurrency ?? 1); worker++) {
    let workerId = ''
    workerId = await boss.work(job.name, polling, async ([next]) => {
      if (!next) return
      try {
        await handler.run(next.data)
      } catch (err) {
        log.error({ err, job: job.name, jobId: next.id }, 'a job failed and will be retried')
        // What the queue stores of a failure must not carry an address either.
        throw new Error(`${job.name} failed: ${(err as Error).name}`)
      } finally {
        // Where one job was there may be more: a backlog must not wait for the next poll.
        boss.notifyWorker(workerId)
      }
    })
  }
  if (schedule) await boss.schedule(job.name, schedule.cron, {}, { tz: schedule.timeZone })
}
