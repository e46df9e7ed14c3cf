import { type ChildProcess, spawn } from 'node:child_process'
import { readConfig } from '../../../platform/config.server'
import type { Club } from '../../../server/compose'
import { builtClub } from '../../support/built-club'
import { freePort } from '../../support/free-port'
import { type MailServer, startMailServer } from '../../support/mail-server'
import { type Makers, makers } from '../../support/makers'
import { cloneDatabase } from '../../support/postgres'

/** A whole running club: the built process on its own database, and a real mail server. */
export interface Site extends AsyncDisposable {
  url: string
  mailbox: MailServer
  /** The same services the process has, on the same database. */
  services: Club['services']
  db: Club['db']
  queue: Club['queue']
  a: Makers
  /** Waits for the newest mail to the address and answers the link with this part in its path. */
  linkInMail(address: string, pathPart: string): Promise<string>
}

export async function startSite(more: Record<string, string> = {}): Promise<Site> {
  await using undo = new AsyncDisposableStack()
  const database = await cloneDatabase(process.env.TEST_DATABASE_URL ?? '')
  undo.defer(() => database.drop())
  const mailbox = undo.use(await startMailServer())
  const port = await freePort()
  const url = `http://localhost:${port}`
  const env = {
    PORT: String(port),
    PUBLIC_URL: url,
    DATABASE_URL: database.url,
    SMTP_URL: mailbox.url,
    APP_SECRET: 'a-secret-of-the-journeys-0123456789-abc',
    TRUST_PROXY: 'true',
    DEMO_PASSWORD: 'senha-da-demo-1',
    LOG_LEVEL: 'error',
    ...more,
  }
  const server = await startServer(env, url)
  undo.defer(() => stop(server))
  const { compose } = await builtClub()
  const config = readConfig({ production: false }, { ...env, ROLE: 'web' })
  const club = undo.use(await compose({ ...config, databaseUrl: database.url }))
  const teardown = undo.move()
  return {
    url,
    mailbox,
    services: club.services,
    db: club.db,
    queue: club.queue,
    a: makers(club),
    async linkInMail(address, pathPart) {
      const link = new RegExp(`https?://[^\\s"<>]*${pathPart}[^\\s"<>]*`)
      for (let tries = 0; tries < 200; tries++) {
        const newest = mailbox.mails.findLast(
          ({ to, text }) => to.includes(address) && link.test(text),
        )
        const found = newest && link.exec(newest.text)?.[0]
        if (found) return found
        await mailbox.arrival()
      }
      throw new Error(`no mail to ${address} has a link with ${pathPart}`)
    },
    [Symbol.asyncDispose]: () => teardown.disposeAsync(),
  }
}

async function startServer(env: Record<string, string>, url: string): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['build/server/main.js'], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`the server at ${url} ended with ${code}`)))
    server.stdout?.on('data', (chunk: Buffer) => chunk.includes('Ctrl-C') && resolve())
  })
  return server
}

function stop(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    server.once('exit', () => resolve())
    server.kill('SIGTERM')
  })
}
