import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { defineConfig } from 'vitest/config'
import type * as FindSharedTests from './test/support/findSharedTests'

/** The unit tests of the pure rules, alone: what `npm run mutate` runs against each mutant. */
export default defineConfig(async () => {
  const path = fileURLToPath(new URL('test/support/findSharedTests.ts', import.meta.url))
  const { module } = await runnerImport<typeof FindSharedTests>(path)
  const { plain } = module.findSharedTests(fileURLToPath(new URL('.', import.meta.url)))
  // A module that one test replaces would be replaced for all of them: those tests are left to `npm run unit`.
  const folder = process.env['MUTATE_TESTS'] ?? 'test/core/'
  const include = plain.filter((test) => test.startsWith(folder))
  return { test: { include, isolate: false, testTimeout: 60_000, hookTimeout: 60_000 } }
})
