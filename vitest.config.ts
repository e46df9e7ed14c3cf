import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Begun last, one of these would keep a single core busy while the other has nothing left to do. */
const long = ['killed-senders', 'agreement', 'crashes', 'start', 'ledger', 'draws', 'premium-gate']

class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = long.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`))
      return place === -1 ? long.length : place
    }
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b))
  }
}

export default defineConfig({
  resolve: { alias: { '~': import.meta.dirname } },
  oxc: { jsx: { development: false } },
  test: {
    include: ['{app,emails,locales,modules,platform,server,tests}/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', 'node_modules/**'],
    globalSetup: './tests/support/vitest-setup.ts',
    // The React that members get, which is also the quick one.
    env: { NODE_ENV: 'production' },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A busy machine is slow, not wrong: waiting ends with the signal, not with the clock.
    expect: { poll: { timeout: 20_000 } },
    sequence: { sequencer: LongFilesFirst },
    pool: 'threads',
    // Twice the cores of a small machine: somebody is always waiting for a process or a lease.
    maxWorkers: 4,
    // No test replaces a module, so a worker's files share what they import.
    isolate: false,
  },
})
