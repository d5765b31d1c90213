import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * The Chromium that the browser tests and the benchmark drive: CHROME_PATH, Playwright's own, a system one, and on
 * Linux the one that comes as an npm package. Undefined means Playwright's own. Throws in words when there is none.
 */
export async function findChromium(): Promise<string | undefined> {
  const asked = process.env['CHROME_PATH']
  if (asked !== undefined && asked !== '') {
    if (existsSync(asked)) return asked
    throw new Error(`CHROME_PATH names ${asked}, and there is no such file.`)
  }
  if (existsSync(chromium.executablePath())) return undefined
  const system = findOnPath()
  if (system !== undefined) return system
  const packaged = process.platform === 'linux' ? await unpackNpmChromium() : undefined
  if (packaged !== undefined) return packaged
  throw new Error(
    'No Chromium was found for the browser tests. Install one with "npx playwright install chromium" ' +
      '(or "apt-get install chromium" on Debian), or set CHROME_PATH to the one you have.',
  )
}

function findOnPath(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return systemNames
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path))
}

/** The package unpacks the libraries that a bare system lacks only where it believes to be in a function service. */
async function unpackNpmChromium(): Promise<string | undefined> {
  process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs22.x'
  try {
    const { default: packaged } = await import('@sparticuz/chromium')
    return await packaged.executablePath()
  } catch {
    return undefined
  }
}
