import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import net from 'node:net'
import path from 'node:path'

/** The built club as its own process, on an embedded database that is thrown away. */
export async function startClub(env = {}) {
  const dataDir = mkdtempSync('/tmp/clube-bench-')
  const port = await freePort()
  const child = spawn(process.execPath, [path.resolve('build/server/main.js')], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO_PASSWORD: 'senha-da-demo-1',
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  await new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the club ended with ${code}`)))
    child.stdout.on('data', (chunk) => {
      said += chunk
      if (said.includes('Ctrl-C')) resolve()
    })
  })
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid,
    async stop() {
      child.removeAllListeners('exit')
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
      const elsewhere = /PostgreSQL's data is in (\S+),/.exec(said)?.[1]
      for (const folder of [dataDir, elsewhere])
        if (folder) rmSync(folder, { recursive: true, force: true })
    },
  }
}

export function freePort() {
  return new Promise((resolve) => {
    const probe = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)]
}

/** One line a figure: what was measured, the ratio, and the goal it is held against. */
export function report(what, ratio, goal, holds) {
  console.log(`${holds ? 'ok  ' : 'MISS'}  ${what}: ${ratio} (goal ${goal})`)
}
