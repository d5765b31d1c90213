import { defineConfig, devices } from '@playwright/test'
import { partitionedStorageArgs } from './test/e2e/support/chromiumArgs'
import { findChromium } from './test/e2e/support/findChromium'

const executablePath = await findChromium()
const launchOptions = executablePath === undefined ? {} : { executablePath }

export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './test/e2e/support/startWorldOnce.ts',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  // A busy machine can lose a click between two pictures: tried once more there, and reported as flaky.
  retries: process.env['CI'] === undefined ? 0 : 1,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: { ...devices['Desktop Chrome'], trace: 'retain-on-failure' },
  projects: [
    {
      name: 'chromium',
      testIgnore: '**/storageDenied.spec.ts',
      use: { launchOptions: { ...launchOptions, args: partitionedStorageArgs } },
    },
    // Playwright's own flags leave a cross-site frame without any storage.
    { name: 'storage denied', testMatch: '**/storageDenied.spec.ts', use: { launchOptions } },
  ],
})
