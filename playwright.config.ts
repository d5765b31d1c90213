import { defineConfig, devices } from '@playwright/test'
import { partitionedStorageArgs } from './test/e2e/support/chromiumArgs'
import { findChromium } from './test/e2e/support/findChromium'
import { findHeadlessShell } from './test/e2e/support/findHeadlessShell'

const executablePath = await findHeadlessShell()
const launchOptions = executablePath === undefined ? {} : { executablePath }
const wholeBrowserPath = await findChromium()

/** They prove the sandbox, the test wallet and `npm run dev`, not the app that is built: `npm run test:sandbox`. */
const ofSandbox = ['**/sandbox*.spec.ts', '**/testWallet.spec.ts', '**/devServer.spec.ts']

export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './test/e2e/support/startWorldOnce.ts',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  // A busy machine can lose a click between two frames: CI retries and reports the test as flaky.
  retries: process.env['CI'] === undefined ? 0 : 2,
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    trace: 'on-first-retry',
    // Playwright presses nothing that still moves; deliveryMoment.spec.ts is about the motion.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    // Playwright's own flags leave a cross-site frame without any storage, but not in a headless shell.
    {
      name: 'storage denied',
      testMatch: '**/storageDenied.spec.ts',
      use: {
        launchOptions:
          wholeBrowserPath === undefined ? { channel: 'chromium' } : { executablePath: wholeBrowserPath },
      },
    },
    {
      name: 'chromium',
      testIgnore: ['**/storageDenied.spec.ts', ...ofSandbox],
      use: { launchOptions: { ...launchOptions, args: partitionedStorageArgs } },
    },
    {
      name: 'sandbox',
      testMatch: ofSandbox,
      use: { launchOptions: { ...launchOptions, args: partitionedStorageArgs } },
    },
  ],
})
