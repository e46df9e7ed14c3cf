import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import pg from 'pg'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { freePort } from './support/free-port'
import { startMailServer } from './support/mail-server'
import { cloneDatabase } from './support/postgres'

const root = path.resolve('.')
const clean = {
  PATH: process.env.PATH,
  NODE_ENV: 'production',
  NODE_COMPILE_CACHE: path.join(root, 'build/compiled'),
}

interface Running {
  process: ChildProcess
  said(): string
  /** Resolves with the exit code. */
  ended: Promise<number | null>
}

/** The real process, as `npm start` runs it. */
function start(env: Record<string, string>, flags: string[] = []): Running {
  const child = spawn(process.execPath, [path.join(root, 'build/server/main.js'), ...flags], {
    env: { ...clean, ...env },
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  onTestFinished(() => void child.kill('SIGKILL'))
  return {
    process: child,
    said: () => output,
    ended: new Promise((resolve) => child.once('exit', resolve)),
  }
}

async function ready(running: Running): Promise<void> {
  await expect.poll(running.said, { timeout: 60_000 }).toMatch(/Ctrl-C|the club is running/)
}

function temporaryFolder(mode = 0o755): string {
  const folder = mkdtempSync('/tmp/clube-start-')
  chmodSync(folder, mode)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function database(): Promise<string> {
  const { url, drop } = await cloneDatabase(inject('postgresUrl'))
  onTestFinished(drop)
  return url
}

/** Reads the embedded database beside the club, by the password it keeps in its folder. */
async function subscribersIn(folder: string): Promise<string[]> {
  const password = readFileSync(path.join(folder, 'clube-password'), 'utf8')
  const port = readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n')[3]
  const client = new pg.Client({
    connectionString: `postgres://clube:${password}@127.0.0.1:${port}/clube`,
  })
  await client.connect()
  const { rows } = await client.query('SELECT email FROM subscribers')
  await client.end()
  return rows.map(({ email }) => email)
}

async function join(port: number, email: string): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}/aderir`, {
    method: 'POST',
    body: new URLSearchParams({ name: 'Eva', email, homeAirport: 'LISBOA-PT' }),
  })
  return response.status
}

describe('what is wrong is said in one line, and nothing is left running', () => {
  test.each([
    [
      'an unwritable DATA_DIR',
      { DATA_DIR: '/proc/clube' },
      /DATA_DIR \/proc\/clube can't be written/,
    ],
    [
      'a malformed DATABASE_URL',
      { DATABASE_URL: 'postgres//x' },
      /DATABASE_URL must be an address that starts with postgres/,
    ],
    [
      'a database that is down',
      { DATABASE_URL: 'postgres://u:p@127.0.0.1:1/x' },
      /The database at 127.0.0.1:1 does not answer \(ECONNREFUSED\)/,
    ],
  ])('%s', async (_, env, message) => {
    const running = start({ PORT: '0', APP_SECRET: 'x'.repeat(32), ...env })
    expect(await running.ended).toBe(1)
    expect(running.said().trim().split('\n')).toEqual([expect.stringMatching(message)])
  })

  test('a taken port, before the database is touched', async () => {
    const port = await freePort()
    const taken = net.createServer().listen(port, '127.0.0.1')
    onTestFinished(() => void taken.close())
    const DATA_DIR = temporaryFolder()
    const running = start({ PORT: String(port), DATA_DIR })
    expect(await running.ended).toBe(1)
    expect(running.said().trim()).toBe(
      `Port ${port} on 127.0.0.1 is taken: stop the other program, or choose another with PORT=…`,
    )
    expect(() => readFileSync(path.join(DATA_DIR, 'postgres', 'postmaster.pid'))).toThrow()
  })

  test('production without its variables: every problem at once', async () => {
    const running = start({}, ['--production'])
    expect(await running.ended).toBe(1)
    const lines = running.said().trim().split('\n')
    expect(lines).toHaveLength(5)
    expect(lines.every((line) => line.includes('is missing'))).toBe(true)
  })
})

describe('the embedded database', () => {
  test('survives kill -9 with every acknowledged sign-up, and ends with Ctrl-C', async () => {
    const port = await freePort()
    const env = { PORT: String(port), DATA_DIR: temporaryFolder() }
    const first = start(env)
    await ready(first)
    const emails = Array.from({ length: 5 }, (_, n) => `eva${n}@exemplo.test`)
    for (const email of emails) expect(await join(port, email)).toBe(200)
    first.process.kill('SIGKILL')
    await first.ended

    const second = start(env)
    await ready(second)
    expect(await subscribersIn(path.join(env.DATA_DIR, 'postgres'))).toEqual(
      expect.arrayContaining(emails),
    )
    // As in a terminal: once for the whole group, and once more handed on by the starter.
    second.process.kill('SIGINT')
    await new Promise((resolve) => setTimeout(resolve, 5))
    second.process.kill('SIGINT')
    expect(await second.ended).toBe(0)
    expect(() => readFileSync(path.join(env.DATA_DIR, 'postgres', 'postmaster.pid'))).toThrow()
  })

  test.runIf(process.getuid?.() === 0)(
    'runs for root in a folder nobody else can enter',
    async () => {
      const DATA_DIR = path.join(temporaryFolder(0o700), 'data')
      mkdirSync(DATA_DIR)
      const port = await freePort()
      const running = start({ PORT: String(port), DATA_DIR })
      await ready(running)
      const place = /PostgreSQL's data is in (\S+),/.exec(running.said())?.[1] ?? ''
      expect(place).not.toContain(DATA_DIR)
      expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)
      running.process.kill('SIGTERM')
      expect(await running.ended).toBe(0)
      rmSync(place, { recursive: true })
    },
  )
})

describe('roles', () => {
  test('two webs and two workers start together on one empty database and share the work', async () => {
    await using mailbox = await startMailServer()
    const env = {
      DATABASE_URL: await database(),
      PUBLIC_URL: 'http://localhost:3000',
      APP_SECRET: 'q8Z0mT4rW2nB6vX1cL9pK3sD7fG5hJ0aQ',
      SMTP_URL: mailbox.url,
      MAIL_FROM: 'Clube <ola@exemplo.test>',
    }
    const ports = [await freePort(), await freePort()]
    const webs = ports.map((port) =>
      start({ ...env, ROLE: 'web', PORT: String(port) }, ['--production']),
    )
    const workers = [1, 2].map(() => start({ ...env, ROLE: 'worker' }, ['--production']))
    await Promise.all([...webs, ...workers].map(ready))
    for (const [n, port] of ports.entries())
      expect(await join(port, `fila${n}@exemplo.test`)).toBe(200)
    await expect
      .poll(() => mailbox.recipients().sort(), { timeout: 60_000 })
      .toEqual(['fila0@exemplo.test', 'fila1@exemplo.test'])
    const started = Date.now()
    for (const { process: child } of [...webs, ...workers]) child.kill('SIGTERM')
    expect(await Promise.all([...webs, ...workers].map(({ ended }) => ended))).toEqual([0, 0, 0, 0])
    expect(Date.now() - started).toBeLessThan(10_000)
  })

  test('SIGTERM lets a request in hand finish and takes no new one', async () => {
    const port = await freePort()
    const running = start({
      PORT: String(port),
      DATABASE_URL: await database(),
      APP_SECRET: 'x'.repeat(40),
    })
    await ready(running)
    const socket = net.connect(port, '127.0.0.1')
    const body = new URLSearchParams({
      name: 'Lia',
      email: 'lia@exemplo.test',
      homeAirport: 'PORTO-PT',
    }).toString()
    let answer = ''
    socket.on('data', (chunk) => (answer += chunk))
    await new Promise<void>((resolve) => socket.once('connect', resolve))
    const head = `POST /aderir HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n`
    await new Promise<void>((resolve) => socket.write(head + body.slice(0, 10), () => resolve()))
    // The server must have seen the beginning of the request before it is told to stop.
    await expect
      .poll(async () => (await fetch(`http://127.0.0.1:${port}/healthz`)).status)
      .toBe(200)
    running.process.kill('SIGTERM')
    await expect
      .poll(() =>
        fetch(`http://127.0.0.1:${port}/healthz`).then(
          () => 'open',
          () => 'closed',
        ),
      )
      .toBe('closed')
    socket.write(body.slice(10))
    await expect.poll(() => answer).toContain('HTTP/1.1 200')
    // The client keeps its connection, as browsers do; that must not hold the process.
    expect(await running.ended).toBe(0)
    expect(running.said()).not.toContain('cut off')
  })
})
