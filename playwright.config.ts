import { defineConfig, devices } from '@playwright/test'
import { chromiumArgs } from './test/e2e/support/chromiumArgs'
import { findChromium } from './test/e2e/support/findChromium'
import { givenWorld } from './test/sandbox/givenWorld'

const chromium = await findChromium()
const launchOptions = { ...chromium, args: chromiumArgs() }

/** They prove the sandbox, the test wallet and `npm run dev`, not the app that is built: `npm run test:sandbox`. */
const ofSandbox = ['**/sandbox*.spec.ts', '**/testWallet.spec.ts', '**/devServer.spec.ts']

/** A real service is up to 20 s behind the chain, where the stand-in is not at all. */
const patience = givenWorld() === null ? 1 : 4

export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './test/e2e/support/startWorldOnce.ts',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  // A busy machine can lose a click between two frames: CI retries and reports the test as flaky.
  retries: process.env['CI'] === undefined ? 0 : 2,
  workers: 3,
  timeout: 60_000 * patience,
  expect: { timeout: 15_000 * patience },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    trace: 'on-first-retry',
    // Playwright presses nothing that still moves; deliveryMoment.spec.ts is about the motion.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions,
  },
  projects: [
    {
      name: 'storage denied',
      testMatch: '**/storageDenied.spec.ts',
      // Without partitioned storage a whole browser denies a cross-site frame any storage.
      use: { launchOptions: { ...chromium, args: chromiumArgs(['ThirdPartyStoragePartitioning']) } },
    },
    { name: 'chromium', testIgnore: ['**/storageDenied.spec.ts', ...ofSandbox] },
    { name: 'sandbox', testMatch: ofSandbox },
  ],
})
