import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

/** The built club as a worker process of its own: what an operator runs, and what a test can kill. */
export interface SenderProcess {
  /** It has connected to everything and works. */
  ready: Promise<void>
  /** Ends it and resolves when it is gone. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>
}

export function startSender(options: {
  databaseUrl: string
  smtpUrl: string
  env?: Record<string, string>
}): SenderProcess {
  const child = spawn(process.execPath, [path.resolve('build/server/main.js'), '--production'], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: path.resolve('build/compiled'),
      NODE_ENV: 'production',
      ROLE: 'worker',
      DATABASE_URL: options.databaseUrl,
      SMTP_URL: options.smtpUrl,
      PUBLIC_URL: 'http://localhost:3000',
      MAIL_FROM: 'Clube de Voos <ola@clubedevoos.example>',
      APP_SECRET: 'a-secret-of-the-test-suite-0123456789',
      MAIL_CONNECTIONS: '5',
      MAIL_LEASE_SECONDS: '2',
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return {
    ready: saysIt(child, 'the club is running'),
    async end(signal) {
      if (child.exitCode === null) {
        const ended = once(child, 'exit')
        child.kill(signal)
        await ended
      }
      return child.exitCode
    },
  }
}

async function saysIt(child: ChildProcess, words: string): Promise<void> {
  let said = ''
  for await (const chunk of child.stdout ?? []) {
    said += chunk
    if (said.includes(words)) break
  }
  child.stdout?.resume()
}
