import { existsSync } from 'node:fs'
import { chromium, type LaunchOptions } from '@playwright/test'
import { unpackNpmChromium } from './unpackNpmChromium'

/** Which Chromium to launch, and its environment. */
export type FoundChromium = Pick<LaunchOptions, 'executablePath'> & {
  readonly env: NonNullable<LaunchOptions['env']>
}

/**
 * Finds the Chromium for the browser tests and the benchmark: CHROME_PATH, else on Linux (x64) the one that npm installs,
 * else Playwright's own. A browser that the machine has besides is never taken.
 *
 * @throws Error that names the remedy when there is none.
 */
export async function findChromium(): Promise<FoundChromium> {
  // ICU has no search rules for the locale "C": find-in-page of npm's build then finds nothing at all.
  const env = { ...process.env, LC_ALL: 'en_US.UTF-8' }
  const asked = process.env['CHROME_PATH']
  if (asked !== undefined && asked !== '') {
    if (existsSync(asked)) return { executablePath: asked, env }
    throw new Error(`CHROME_PATH names ${asked}, and there is no such file.`)
  }
  if (process.platform === 'linux' && process.arch === 'x64') {
    const { executablePath, libraries, fonts } = await unpackNpmChromium()
    return { executablePath, env: { ...env, LD_LIBRARY_PATH: libraries, FONTCONFIG_FILE: fonts } }
  }
  if (existsSync(chromium.executablePath())) return { env }
  throw new Error(
    'There is no Chromium for the browser tests: npm has one for Linux on x64 only. Run ' +
      '"npx playwright install chromium", or set CHROME_PATH to the path of the one you have.',
  )
}
