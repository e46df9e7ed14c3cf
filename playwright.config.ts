import { defineConfig } from '@playwright/test'
import chromium from '@sparticuz/chromium'

export default defineConfig({
  testDir: './tests/e2e',
  globalSetup: './tests/e2e/support/setup.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 40_000,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    viewport: { width: 390, height: 844 },
    launchOptions: {
      executablePath: process.env.CHROME_PATH ?? (await chromium.executablePath()),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
      ],
    },
  },
})
