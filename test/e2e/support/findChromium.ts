import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findOnPath } from './findOnPath'
import { unpackNpmChromium } from './unpackNpmChromium'

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * The Chromium that the benchmark drives: CHROME_PATH, Playwright's own, a system one, and on Linux the one that comes
 * as an npm package. Undefined means Playwright's own. Throws in words when there is none.
 */
export async function findChromium(): Promise<string | undefined> {
  const asked = process.env['CHROME_PATH']
  if (asked !== undefined && asked !== '') {
    if (existsSync(asked)) return asked
    throw new Error(`CHROME_PATH names ${asked}, and there is no such file.`)
  }
  if (existsSync(chromium.executablePath())) return undefined
  const system = findOnPath(systemNames)
  if (system !== undefined) return system
  const packaged = await unpackNpmChromium()
  if (packaged !== undefined) return packaged
  throw new Error(
    'No Chromium was found for the browser tests. Install one with "npx playwright install chromium" ' +
      '(or "apt-get install chromium" on Debian), or set CHROME_PATH to the one you have.',
  )
}
