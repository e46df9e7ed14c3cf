import { defineConfig } from '@playwright/test'
import { browserFlags, browserPath } from './tests/support/browser'

export default defineConfig({
  testDir: './tests/e2e',
  globalSetup: './tests/e2e/support/setup.ts',
  // Built already: translating four megabytes again takes longer than a journey.
  build: { external: ['**/build/server/**'] },
  fullyParallel: true,
  workers: 3,
  timeout: 40_000,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    viewport: { width: 390, height: 844 },
    // Nobody watches here: journeys about movement ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: await browserPath(), args: browserFlags },
  },
})
