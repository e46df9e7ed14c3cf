import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { ensureBuilt, ensureInstalled, environment, root } from './prepare.mjs'

// Everything that proves the club works, in one command; the last line counts it.
ensureInstalled()
const { report, runChecks } = await import('./check.mjs')
// Beside the build and the first tests, which leave a core waiting.
const checks = runChecks()
ensureBuilt()

const results = path.join(root, 'test-results')
rmSync(results, { recursive: true, force: true })
const vitestReport = path.join(results, 'tests.json')
const journeysReport = path.join(results, 'journeys.json')
await run('vitest', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${vitestReport}`,
])
// Read before the journeys begin: their runner empties the folder of results.
const vitest = read(vitestReport, ({ numPassedTests, numFailedTests, testResults }) => ({
  passed: numPassedTests,
  // A file that could not even be loaded has no failed test to show for it.
  failed:
    numFailedTests +
    testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
      .length,
}))
const failedChecks = report(await checks)
await run('playwright', ['test'])
const journeys = read(journeysReport, ({ stats, errors }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
}))
const passed = vitest.passed + journeys.passed
const failed = failedChecks + vitest.failed + journeys.failed
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0

function run(command, args) {
  return once(spawn(command, args, { cwd: root, env: environment(), stdio: 'inherit' }), 'exit')
}

function read(file, pick) {
  // No report means the runner itself broke: that is a failure, not an absence of tests.
  return existsSync(file) ? pick(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 1 }
}
