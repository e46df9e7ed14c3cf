import { defineConfig } from 'vitest/config'

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
    pool: 'threads',
    // One more than the cores of a small machine: somebody is always waiting for a process or a lease.
    maxWorkers: 3,
    // No test replaces a module, so a worker's files share what they import.
    isolate: false,
  },
})
