// Plain JavaScript without dependencies: it runs on a fresh clone, before anything is installed,
// on whatever Node ≥ 20 the machine has.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '..')
const modules = path.join(root, 'node_modules')
const installStamp = path.join(modules, '.installed-from')
const buildStamp = path.join(root, 'build', '.built-from')
/** What Node compiled at one start is read at the next: half of what loading the club costs. */
const compiled = path.join(root, 'build', 'compiled')

/** The Node of package.json, whatever the machine's own is. */
export function node() {
  const pinned = path.join(modules, '.bin', 'node')
  return existsSync(pinned) ? pinned : process.execPath
}

/** Commands find the pinned Node and the project's tools first. */
export function environment(extra = {}) {
  const tools = path.join(modules, '.bin')
  return {
    ...process.env,
    PATH: `${tools}${path.delimiter}${process.env.PATH}`,
    NODE_COMPILE_CACHE: compiled,
    ...extra,
  }
}

/** A sender's pool of threads does little but sign mails: more of them than cores only take turns. */
export function threadsFor(role) {
  if (role !== 'worker' || process.env.UV_THREADPOOL_SIZE) return {}
  return { UV_THREADPOOL_SIZE: String(Math.min(4, Math.max(2, os.availableParallelism()))) }
}

export function ensureInstalled() {
  const lock = () => hash(readFileSync(path.join(root, 'package-lock.json')))
  if (existsSync(installStamp) && readFileSync(installStamp, 'utf8') === lock()) return
  console.log('Installing packages (once)…')
  // Not `npm ci`: it insists on lock entries for the binaries of every platform, including those
  // that some registries do not carry (decision 0007).
  // The lock names versions and checksums: what npm has kept is as good as what it would ask for.
  const flags = ['--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline']
  const { status } = spawnSync('npm', ['install', ...flags], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    console.error('npm install failed: see above; is the package registry reachable?')
    process.exit(1)
  }
  writeFileSync(installStamp, lock())
}

const sources = [
  ...['app', 'content', 'emails', 'locales', 'modules', 'platform', 'server', 'public', 'scripts'],
  ...['package-lock.json', 'vite.config.ts', 'react-router.config.ts', 'tsconfig.json'],
]

export function ensureBuilt() {
  const wanted = fingerprint()
  if (existsSync(buildStamp) && readFileSync(buildStamp, 'utf8') === wanted) return
  console.log('Building…')
  rmSync(compiled, { recursive: true, force: true })
  const { status, stdout, stderr } = spawnSync(node(), ['scripts/build.mjs'], {
    cwd: root,
    env: environment({ NODE_ENV: 'production' }),
    encoding: 'utf8',
  })
  if (status !== 0) {
    console.error(`${stdout}${stderr}\nThe build failed.`)
    process.exit(1)
  }
  mkdirSync(path.dirname(buildStamp), { recursive: true })
  writeFileSync(buildStamp, wanted)
}

/** Names, sizes and times of all sources: enough to see a change, cheap enough for every start. */
function fingerprint() {
  const facts = []
  const look = (file) => {
    if (!existsSync(file)) return
    const found = statSync(file)
    if (found.isDirectory()) {
      for (const name of readdirSync(file).sort()) look(path.join(file, name))
    } else if (!/\.test\.tsx?$/.test(file)) {
      facts.push(`${path.relative(root, file)} ${found.size} ${found.mtimeMs}`)
    }
  }
  for (const source of sources) look(path.join(root, source))
  return hash(facts.join('\n'))
}

function hash(content) {
  return createHash('sha256').update(content).digest('hex')
}

/** Runs a command to its end, handing signals on and dying with whoever started us. */
export function runToEnd(command, args, env) {
  const child = spawn(command, args, { cwd: root, env, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    // A terminal's Ctrl-C reaches the child by itself; a signal to us alone does not.
    process.on(signal, () => child.kill(signal))
  }
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM')
  }, 500)
  child.on('exit', (code, signal) => {
    clearInterval(watch)
    process.exit(code ?? (signal ? 1 : 0))
  })
}
