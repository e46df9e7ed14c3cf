import { inject } from 'vitest'
import type { Clock } from '~/platform/clock.server'
import { readConfig } from '~/platform/config.server'
import { createLog } from '~/platform/log.server'
import { type Club, compose, type Replacements } from '~/server/compose'
import { type MailServer, startMailServer } from './mail-server'
import { type Makers, makers } from './makers'
import { cloneDatabase } from './postgres'

/** A clock that stands still until a test moves it. */
export interface TestClock extends Clock {
  advance(by: { days?: number; hours?: number; minutes?: number; seconds?: number }): void
  set(to: Date): void
}

export function testClock(start = new Date('2026-11-15T12:00:00Z')): TestClock {
  let now = start.getTime()
  return {
    now: () => new Date(now),
    advance({ days = 0, hours = 0, minutes = 0, seconds = 0 }) {
      now += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000
    },
    set(to) {
      now = to.getTime()
    },
  }
}

export interface TestClub extends Club {
  clock: TestClock
  mailbox: MailServer
  /** Everything that was logged, as text: for looking for what must not be there. */
  logged(): string
  /** `club.a.member({ … })` and friends. */
  a: Makers
  databaseUrl: string
  /** Another process of the same club: its own parts, the same database. */
  another(): Promise<Club>
}

/** Waiting for work that nobody does would end with the test's time, and say nothing. */
async function nobodyWorks(): Promise<never> {
  throw new Error('nobody runs jobs in this club: testClub({ works: true })')
}

/** A whole club on its own database and its own mail server; only the internet is missing. */
export async function testClub(
  options: {
    env?: Record<string, string>
    clock?: TestClock
    engine?: Replacements['engine']
    /** Runs jobs and sends alerts. Most tests only ask, and starting forty workers takes longer than they do. */
    works?: boolean
    /** One of the test's own, instead of a clone. */
    databaseUrl?: string
  } = {},
): Promise<TestClub> {
  await using undo = new AsyncDisposableStack()
  const database = options.databaseUrl
    ? { url: options.databaseUrl, drop: async () => {} }
    : await cloneDatabase(inject('postgresUrl'))
  undo.defer(() => database.drop())
  const mailbox = undo.use(await startMailServer())
  const lines: string[] = []
  const clock = options.clock ?? testClock()
  const config = readConfig(
    { production: false },
    {
      APP_SECRET: 'a-secret-of-the-test-suite-0123456789',
      PUBLIC_URL: 'http://localhost:3000',
      SMTP_URL: mailbox.url,
      ROLE: options.works ? 'all' : 'web',
      ...options.env,
    },
  )
  const club = undo.use(
    await compose(
      { ...config, databaseUrl: database.url },
      {
        clock,
        engine: options.engine,
        log: createLog({ level: 'debug', stream: { write: (line) => void lines.push(line) } }),
      },
    ),
  )
  const teardown = undo.move()
  return {
    ...club,
    clock,
    mailbox,
    queue: config.role === 'web' ? { ...club.queue, idle: nobodyWorks } : club.queue,
    logged: () => lines.join(''),
    a: makers({ ...club, clock }),
    databaseUrl: database.url,
    another: () => compose({ ...config, databaseUrl: database.url, role: 'web' }, { clock }),
    [Symbol.asyncDispose]: () => teardown.disposeAsync(),
  }
}
