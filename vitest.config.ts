import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { alias: { '~': import.meta.dirname } },
  test: {
    include: ['{app,emails,locales,modules,platform,server,tests}/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', 'node_modules/**'],
    globalSetup: './tests/support/vitest-setup.ts',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    pool: 'threads',
    maxWorkers: 2,
  },
})
