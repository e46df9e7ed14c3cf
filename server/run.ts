import { randomBytes } from 'node:crypto'
import net from 'node:net'
import type { ServerBuild } from 'react-router'
import { type Config, ConfigError, readConfig } from '~/platform/config.server'
import { DatabaseUnreachable } from '~/platform/database.server'
import { EmbeddedPostgresError, startEmbeddedPostgres } from '~/platform/embedded-postgres.server'
import { banner } from './banner'
import { type Club, compose } from './compose'
import { seedDemo } from './demo'
import { createWebServer, type DevelopmentServer } from './web'

const GRACE_MS = 9_000

type LoadPages = () => Promise<ServerBuild>

export interface RunOptions {
  production: boolean
  development?: DevelopmentServer & { close(): Promise<void> }
}

class PortTaken extends Error {
  override name = 'PortTaken'
}

/** Starts what the role asks for, says so, and stops it all on a signal. */
export async function run(loadPages: LoadPages, options: RunOptions): Promise<void> {
  const stopping = new AbortController()
  // Heard as often as it comes: Ctrl-C reaches us from the terminal and again by whoever started us,
  // and a second one that nobody heard would end the process with its database still running.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopping.abort())
  try {
    await using running = new AsyncDisposableStack()
    const { development } = options
    if (development) running.defer(() => development.close())
    const config = readConfig(options)
    if (config.role !== 'worker') await checkPort(config)
    const databaseUrl = config.databaseUrl ?? (await embeddedDatabase(config, running))
    const club = running.use(await compose({ ...config, databaseUrl }))
    if (config.role !== 'worker') await serve(club, loadPages, running, development)
    if (!config.production) {
      const password = config.demoPassword ?? randomBytes(6).toString('base64url')
      const seeded = await seedDemo(club, password)
      process.stdout.write(banner(config, seeded ? password : undefined))
    } else {
      club.log.info({ role: config.role }, 'the club is running')
    }
    await aborted(stopping.signal)
    // A client or a job that never ends must not keep the process; the queue hands such jobs on.
    setTimeout(cutOff, GRACE_MS).unref()
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`)
    process.exitCode = 1
  }
  process.exit()
}

async function embeddedDatabase(config: Config, running: AsyncDisposableStack): Promise<string> {
  const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir })
  running.defer(() => postgres.stop())
  if (!postgres.directory.startsWith(config.dataDir)) {
    process.stdout.write(
      `PostgreSQL's data is in ${postgres.directory}, where its user can reach it\n`,
    )
  }
  return postgres.url
}

async function serve(
  club: Club,
  loadPages: LoadPages,
  running: AsyncDisposableStack,
  development: DevelopmentServer | undefined,
): Promise<void> {
  const { server } = await createWebServer(club, loadPages, development)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(club.config.port, club.config.host, resolve)
  })
  running.defer(
    () =>
      new Promise<void>((resolve) => {
        // A browser keeps its connection after the answer: whoever was busy is let go a moment later.
        const letGo = setInterval(() => server.closeIdleConnections(), 50)
        server.close(() => {
          clearInterval(letGo)
          resolve()
        })
      }),
  )
}

function cutOff(): void {
  process.stderr.write(`Something was still going on after ${GRACE_MS / 1000} s and was cut off\n`)
  process.exit(0)
}

/** Asked before anything is started, so that a taken port leaves nothing half-started. */
function checkPort({ port, host }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === 'EADDRINUSE'
          ? `Port ${port} on ${host} is taken: stop the other program, or choose another with PORT=…`
          : `Can't listen on ${host}:${port} (${error.code}): choose others with HOST=… and PORT=…`
      reject(new PortTaken(reason))
    })
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
}

function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    // Nothing else may be holding the process (a worker waits on sockets only).
    const alive = setInterval(() => {}, 1 << 30)
    signal.addEventListener('abort', () => {
      clearInterval(alive)
      resolve()
    })
  })
}

function explain(error: unknown): string {
  if (error instanceof ConfigError) return error.problems.join('\n')
  const known = [DatabaseUnreachable, EmbeddedPostgresError, PortTaken].some(
    (kind) => error instanceof kind,
  )
  if (known) return (error as Error).message
  return `The club could not start: ${(error as Error).message}`
}
