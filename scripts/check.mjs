import { spawn } from 'node:child_process'
import { ensureInstalled, environment, root } from './prepare.mjs'

const folders = ['app', 'content', 'emails', 'locales', 'modules', 'platform', 'server']
const checks = {
  'format and lint': [['biome', 'ci', '--error-on-warnings', '.']],
  types: [
    ['react-router', 'typegen'],
    // The native compiler checks three times as fast; `typescript` 6 stays for the tools that
    // parse with its API, and both packages call their command `tsc`. Several checkers would each look
    // at what the files share: on two cores that takes half as much again, and no less time.
    ['node', 'node_modules/typescript-7/bin/tsc', '--noEmit', '--checkers', '1'],
  ],
  boundaries: [
    ['depcruise', ...folders, '--config', '.dependency-cruiser.cjs', '--output-type', 'err'],
  ],
  'dead code': [['knip', '--treat-config-hints-as-errors', '--no-progress']],
}

/** Runs all checks side by side. */
export function runChecks() {
  return Promise.all(
    Object.entries(checks).map(async ([name, commands]) => {
      for (const [command, ...args] of commands) {
        const { code, output } = await capture(command, args)
        if (code !== 0) return { name, output }
      }
      return { name }
    }),
  )
}

/** Answers how many failed, having printed why. */
export function report(outcomes) {
  for (const { name, output } of outcomes)
    console.log(output === undefined ? `ok    ${name}` : `FAIL  ${name}\n${output}`)
  return outcomes.filter(({ output }) => output !== undefined).length
}

function capture(command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: environment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.on('error', (error) => resolve({ code: 1, output: error.message }))
    child.on('exit', (code) => resolve({ code, output }))
  })
}

if (process.argv[1] === import.meta.filename) {
  ensureInstalled()
  process.exitCode = report(await runChecks()) > 0 ? 1 : 0
}
