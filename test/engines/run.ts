import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { startWorld } from '../sandbox/startWorld'
import type { Engine } from './engine'
import { openFirefox } from './openFirefox'
import { openWebKit } from './openWebKit'
import { walk } from './walk'

const pictures = '.engines'

/** The first of these programs that is installed. */
function findProgram(...names: readonly string[]): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const paths = names.flatMap((name) => (name.startsWith('/') ? name : folders.map((one) => join(one, name))))
  return paths.find((path) => existsSync(path)) ?? null
}

const machine = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`
const driver = findProgram('WebKitWebDriver')
const miniBrowser = findProgram(
  `${machine}/webkit2gtk-4.1/MiniBrowser`,
  `${machine}/webkit2gtk-4.0/MiniBrowser`,
)
const firefox = findProgram('firefox', 'firefox-esr')
const chromium = findProgram('chromium', 'google-chrome', 'chrome')

const engines: Readonly<Record<string, readonly [string, (() => Promise<Engine>) | null]>> = {
  webkit: [
    'webkit2gtk-driver and xvfb',
    driver !== null && miniBrowser !== null ? () => openWebKit(driver, miniBrowser) : null,
  ],
  firefox: ['firefox or firefox-esr', firefox === null ? null : () => openFirefox(firefox)],
}

/** Walks the app in one engine; resolves with false where it failed. */
async function tryEngine(open: () => Promise<Engine>, world: Parameters<typeof walk>[1]): Promise<boolean> {
  const engine = await open()
  try {
    await walk(engine, world, pictures)
    console.log(`${engine.name}: gave, signed, executed, and read the record. Pictures: ${pictures}/`)
    return true
  } catch (error) {
    console.error(error)
    return false
  } finally {
    await engine.close()
  }
}

/** Runs the browser tests in the Chromium that people have, which is no headless shell. */
function testChromium(path: string, tests: readonly string[]): Promise<boolean> {
  const projects = ['--project=chromium', '--project=storage denied']
  const child = spawn('npx', ['playwright', 'test', ...projects, ...tests], {
    stdio: 'inherit',
    env: { ...process.env, CHROME_PATH: path },
  })
  return new Promise((resolve) => child.once('close', (code) => resolve(code === 0)))
}

/** Walks the app in these engines; one that is not installed is named. */
async function walkAll(names: readonly string[]): Promise<boolean> {
  const results: boolean[] = []
  const world = await startWorld()
  try {
    for (const name of names) {
      const [packages, open] = engines[name] ?? ['', null]
      if (open === null) console.log(`${name}: not walked. Install ${packages}.`)
      else results.push(await tryEngine(open, world))
    }
  } finally {
    await world.stop()
  }
  return results.every(Boolean)
}

const usage = `npm run engines -- [webkit] [firefox] [chromium [tests]]

All three unless said otherwise.
tests  as for "npm run e2e": names of files, -g and so on`

async function run(args: readonly string[]): Promise<number> {
  const known = [...Object.keys(engines), 'chromium']
  const end = args.findIndex((one) => !known.includes(one))
  const named = end === -1 ? args : args.slice(0, end)
  const tests = args.slice(named.length)
  if (tests.length > 0 && !named.includes('chromium')) {
    console.error(usage)
    return 2
  }
  const asked = named.length === 0 ? known : named
  const walked = asked.filter((name) => name in engines)
  const results = walked.length === 0 ? [] : [await walkAll(walked)]
  if (asked.includes('chromium'))
    if (chromium === null) console.log('chromium: not tested. Install chromium.')
    else results.push(await testChromium(chromium, tests))
  return results.every(Boolean) ? 0 : 1
}

process.exit(await run(process.argv.slice(2)))
