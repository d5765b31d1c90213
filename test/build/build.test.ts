import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ModuleMap, moduleMapPath } from '../../build/moduleMapPlugin'
import type { HeaderMap } from '../../build/securityHeaders'
import { translation } from '../../src/language/deFirst'

const root = fileURLToPath(new URL('../..', import.meta.url))
const vite = join(root, 'node_modules/vite/bin/vite.js')
const run = promisify(execFile)

/** Of a clean shell: neither a developer's settings nor the test runner's mode reach the build. */
function build(outDir: string, settings: Record<string, string> = {}) {
  const { PATH = '', HOME = '' } = process.env
  const env = { PATH, HOME, NODE_ENV: 'production', ...settings }
  return run(process.execPath, [vite, 'build', '--outDir', outDir, '--logLevel', 'warn'], { cwd: root, env })
}

const folder = mkdtempSync(join(tmpdir(), 'do-some-good-'))
const app = join(folder, 'app')
const read = (path: string) => readFileSync(join(app, path), 'utf8')
const kilobytes = (files: readonly string[], compress = brotliCompressSync) =>
  files.reduce((sum, file) => sum + compress(readFileSync(join(app, file))).length, 0) / 1000

let modules: ModuleMap = {}
let first: readonly string[] = []
let safePath: readonly string[] = []
let walletPath: readonly string[] = []

beforeAll(async () => {
  await build(app)
  modules = JSON.parse(readFileSync(moduleMapPath(app), 'utf8')) as ModuleMap
  const entryOf = (graph: string) =>
    Object.keys(modules).filter((file) => modules[file]?.isEntry && modules[file].graph === graph)
  const entry = entryOf('app')
  first = closure(entry)
  walletPath = closure(entryOf('wallets'))
  // In the frame anything that the entry can fetch, now or later, may come.
  safePath = closure(entry, (file) => [
    ...(modules[file]?.imports ?? []),
    ...(modules[file]?.dynamicImports ?? []),
  ])
}, 180_000)

afterAll(() => rmSync(folder, { recursive: true }))

function closure(start: readonly string[], next = (file: string) => modules[file]?.imports ?? []): string[] {
  const reached = new Set(start)
  for (const file of reached) for (const other of next(file)) reached.add(other)
  return [...reached]
}

const holders = (source: string) =>
  Object.keys(modules).filter((file) => modules[file]?.sources.includes(source))
const sha256 = (text: string) => createHash('sha256').update(text).digest('base64')
const escaped = (text: string) => text.replaceAll(/[+/]/g, '\\$&')
const packagesIn = (files: readonly string[]) =>
  new Set(files.flatMap((file) => modules[file]?.packages ?? []))

test('what is painted before React has styles that the page really has', () => {
  const page = read('index.html')
  const names = [...page.slice(page.indexOf('<div id="root">')).matchAll(/class="([^"]+)"/g)].map(
    ([, name = '']) => name,
  )
  const [, styles = ''] = /<style>([^]*?)<\/style>/.exec(page) ?? []
  expect(names.length).toBeGreaterThan(3)
  for (const name of names) expect(styles).toContain(`.${name}`)
})

describe('the page', () => {
  test('carries the inline script and the one for old browsers, and the policy names their hashes', () => {
    const inline = [...read('index.html').matchAll(/<script>([^]*?)<\/script>/g)].map(
      ([, code]) => code ?? '',
    )
    expect(inline).toHaveLength(2)
    const hashes = inline.map((code) => `'sha256-${sha256(code)}'`).join(' ')
    const headers = JSON.parse(read('headers.json')) as HeaderMap
    expect(headers['/*']?.['Content-Security-Policy']).toContain(`script-src 'self' ${hashes};`)
    expect(read('index.html')).toContain(hashes)
  })

  test('carries the styles of the first picture, so that it waits for no other file, and the policy names their hash', () => {
    const page = read('index.html')
    const inline = [...page.matchAll(/<style>([^]*?)<\/style>/g)].map(([, styles]) => styles ?? '')
    expect(inline).toHaveLength(1)
    expect(page).not.toContain('rel="stylesheet"')
    expect(page.indexOf('<script>')).toBeLessThan(page.indexOf('<style>'))
    const headers = JSON.parse(read('headers.json')) as HeaderMap
    for (const policy of [page, headers['/*']?.['Content-Security-Policy']])
      expect(policy).toMatch(new RegExp(`style-src 'self' [^;]*'sha256-${escaped(sha256(inline[0] ?? ''))}'`))
  })

  test('asks the host before it names any other script, after the policy', () => {
    const html = read('index.html')
    const places = ['charset="utf-8"', 'http-equiv="Content-Security-Policy"', '<script>', 'type="module"']
    expect(places.map((text) => html.indexOf(text))).toEqual(
      places.map((text) => html.indexOf(text)).sort((a, b) => a - b),
    )
    expect(html.indexOf('charset="utf-8"')).toBeGreaterThan(0)
  })

  test('has an inline script of little weight', () => {
    const [, script = ''] = /<script>([^]*?)<\/script>/.exec(read('index.html')) ?? []
    expect(script).toContain('getSafeInfo')
    expect(brotliCompressSync(script).length).toBeLessThan(2_600)
  })

  test('has everything beside it by relative paths, so that the folder works wherever it is put', () => {
    const references = [...read('index.html').matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => path)
    expect(references.length).toBeGreaterThan(3)
    for (const path of references) expect(path).toMatch(/^\.\//)
  })

  test('has one manifest, the one of the project, whose icons are there', () => {
    const files = readdirSync(app, { recursive: true, encoding: 'utf8' })
    expect(files.filter((file) => /manifest.*json/.test(file))).toEqual(['manifest.json'])
    expect(read('manifest.json')).toBe(readFileSync(join(root, 'manifest.json'), 'utf8'))
    const manifest = JSON.parse(read('manifest.json')) as {
      name: string
      description: string
      iconPath: string
      icons: { src: string }[]
      safe_apps_permissions: string[]
    }
    expect(files).toEqual(
      expect.arrayContaining([manifest.iconPath, ...manifest.icons.map(({ src }) => src)]),
    )
    expect(manifest.name).toBe('do some good')
    expect(manifest.description.length).toBeLessThanOrEqual(200)
    expect(manifest.safe_apps_permissions).toEqual(['clipboard-write'])
  })
})

describe('what is loaded', () => {
  test('“connected” needs React, the router and the stores, and nothing of styles, wallets, chains or schemas', () => {
    expect([...packagesIn(first)].sort()).toEqual([
      'react',
      'react-dom',
      'regexparam',
      'scheduler',
      'wouter',
      'zustand',
    ])
  })

  test('the first paint comes before React runs, and the app runs in a task after React’s', () => {
    const [entry = ''] = first
    const react = first.filter((file) => packagesIn([file]).has('react-dom'))
    expect(react).toHaveLength(1)
    expect(react).not.toContain(entry)
    const code = read(react[0] ?? '')
    const waits = code.indexOf('await globalThis.firstPaint?.()')
    expect(waits).toBeGreaterThan(-1)
    expect(waits).toBeLessThan(code.indexOf('react.transitional.element'))
    // Wrapped modules run where they are called: in this chunk, and not in the one that imports it.
    expect(code.slice(code.lastIndexOf('}))'))).toMatch(/^\}\)\);(\w+\(\)[,;])+export\{/)
    expect(read(entry)).toMatch(
      /^\/\/.*\n(const __vite.*\n)?await globalThis\.nextTask\?\.\(\)[,;]await globalThis\.languageReady\?\.\(\);/,
    )
    const page = read('index.html')
    for (const word of ['firstPaint', 'nextTask']) expect(page).toContain(`window.${word}=`)
    expect(page).toContain(`<link rel="modulepreload" crossorigin href="./${react[0]}">`)
  })

  test('functions are compiled while their chunk arrives, but for the wallets’ own libraries', () => {
    const isHinted = (file: string) => read(file).startsWith('//# allFunctionsCalledOnLoad\n')
    const all = new Set(readdirSync(app, { recursive: true, encoding: 'utf8' }))
    const needed = [...safePath, ...walletPath].filter((file) => all.has(file))
    expect(needed.length).toBeGreaterThan(10)
    expect(needed.filter((file) => !isHinted(file))).toEqual([])
    const libraries = Object.keys(modules).filter((file) =>
      [...packagesIn([file])].some((name) => /^@?(walletconnect|reown|metamask|coinbase)/.test(name)),
    )
    expect(libraries.length).toBeGreaterThan(2)
    expect(libraries.filter(isHinted)).toEqual([])
  })

  test('the first useful screen has no styles to compute, and no format of a locale that nothing needs yet', () => {
    const files = [...first, ...holders('src/compose/readDirectory.ts')]
    expect([...packagesIn(files)]).toContain('valibot')
    expect([...packagesIn(files)]).not.toContain('styled-components')
    const later = ['src/ui/causes/DirectorySource.tsx', 'src/compose/openSafe.tsx'].flatMap(holders)
    const sources = [...files, ...closure(later)].flatMap((file) => modules[file]?.sources ?? [])
    expect(sources).toContain('src/ui/parts/format.ts')
    const isMadeAtOnce = (source: string) =>
      /^(export )?const \w+ = new Intl\./m.test(readFileSync(join(root, source), 'utf8'))
    expect(sources.filter(isMadeAtOnce)).toEqual([])
  })

  test('“connected” comes in at most 80 kB of JavaScript (brotli)', () => {
    expect(kilobytes(first)).toBeLessThanOrEqual(80)
  })

  test('the first useful screen needs one more file, which the page names for its inline script to preload', () => {
    const reading = holders('src/compose/readDirectory.ts')
    expect(reading).toHaveLength(1)
    for (const source of ['src/ui/causes/CausesContent.tsx', 'src/ui/causes/CauseScreen.tsx'])
      expect(holders(source)).toEqual(reading)
    expect(closure(reading).toSorted()).toEqual([...new Set([...first, ...reading])].toSorted())
    const later = [...read('index.html').matchAll(/<link rel="reading" href="\.\/([^"]+)"/g)].map(
      ([, path]) => path,
    )
    expect(later).toEqual(reading)
    expect(kilobytes(closure(reading))).toBeLessThanOrEqual(130)
  })

  test('a Safe that has just opened has at most 210 kB of JavaScript, without wagmi', () => {
    const opened = closure(
      [
        'src/main.tsx',
        'src/compose/readDirectory.ts',
        'src/ui/causes/CausesContent.tsx',
        'src/compose/openSafe.tsx',
        'src/ui/shell/AccountWatcher.tsx',
        'src/ui/activity/StatusAnnouncer.tsx',
      ].flatMap(holders),
    )
    expect(kilobytes(opened)).toBeLessThanOrEqual(210)
    for (const name of packagesIn(opened)) expect(name).not.toMatch(/wagmi|react-query|ens-normalize/)
  })

  test('no chunk runs before its sentences are there in the language of the visitor', () => {
    const partsIn = (file: string) =>
      (modules[file]?.sources ?? [])
        .filter((source) => /\.tsx?$/.test(source))
        .flatMap((source) =>
          [...readFileSync(join(root, source), 'utf8').matchAll(/= messages\('([\w/]+)'/g)].map(
            ([, part]) => part,
          ),
        )
    const isFirst = (part = '') => part in translation.messages
    const waits = (file: string) => read(file).includes('await globalThis.sentencesReady?.()')
    const late = Object.keys(modules).filter((file) => !partsIn(file).every(isFirst))
    expect(late.filter((file) => !waits(file))).toEqual([])
    const atOnce = closure([...first, ...holders('src/compose/readDirectory.ts')])
    expect(atOnce.flatMap(partsIn).filter((part) => !isFirst(part))).toEqual([])
  })

  test('no file that the frame can fetch has a wallet’s code in it, or a second viem', () => {
    expect(safePath.length).toBeGreaterThan(first.length)
    for (const name of packagesIn(safePath))
      expect(name).not.toMatch(
        /rainbow|walletconnect|reown|metamask|coinbase|base-org|gemini|porto|protocol-kit|safe-apps-provider/i,
      )
    expect(safePath.filter((file) => modules[file]?.hasCommonJsViem)).toEqual([])
    expect(packagesIn(safePath)).toContain('viem')
  })

  test('the wallets come in a graph of their own, with the app’s React and not a second one', () => {
    expect(packagesIn(walletPath)).toContain('@rainbow-me/rainbowkit')
    for (const name of packagesIn(walletPath)) expect(name).not.toMatch(/^react(-dom)?$|^scheduler$/)
    expect(safePath.filter((file) => modules[file]?.graph === 'wallets')).toEqual([])
  })

  test('the page names every file that the wallets begin with, for the press to fetch them in one wave', () => {
    const links = [...read('index.html').matchAll(/<link rel="wallets" href="\.\/([^"]+)" (.*)>/g)]
    const named = (attributes: string) =>
      links.flatMap(([, path = '', rest]) => (rest === attributes ? [path] : []))
    const scripts = new Set([...holders('src/compose/loadWalletKit.ts'), ...walletPath])
    expect(new Set(named('crossorigin'))).toEqual(scripts)
    const [sheet = '', ...others] = named('as="style" crossorigin')
    expect(others).toEqual([])
    expect(read(sheet)).toContain('--rk-')
    // The sheet that the dialogs wait for: the graph’s first file names it.
    expect(walletPath.map(read).join('')).toContain(sheet.split('/').pop())
    expect(links).toHaveLength(scripts.size + 1)
  })

  test('the pictures that their dialog draws at once are in two files', () => {
    const files = readdirSync(join(app, 'assets/wallets'))
    expect(files.filter((file) => /^(marks|introduction)-/.test(file))).toHaveLength(2)
    const alone = /^((brave|coinbase|metaMask|rainbow|safe|walletConnect)Wallet|assets|login)-/
    expect(files.filter((file) => alone.test(file))).toEqual([])
  })

  test('no wallet’s own library comes before it is chosen', () => {
    for (const name of packagesIn(walletPath))
      expect(name).not.toMatch(/walletconnect|reown|metamask|coinbase|base-org|gemini|porto/i)
  })

  test('the dialog of the wallets opens with at most 320 kB of JavaScript (gzip) in all', () => {
    const reading = Object.keys(modules).filter((file) =>
      modules[file]?.sources.some((source) =>
        /^src\/(compose\/readDirectory|ui\/causes\/CausesContent|compose\/loadWalletKit)\.tsx?$/.test(source),
      ),
    )
    expect(reading).toHaveLength(2)
    const all = new Set([...first, ...closure(reading), ...walletPath])
    expect(kilobytes([...all], (bytes) => gzipSync(bytes, { level: 9 }))).toBeLessThanOrEqual(320)
  })
})

test('a setting that cannot be used ends the build, in words', async () => {
  const broken = build(join(folder, 'broken'), { VITE_SAFE_HOSTS: 'https://*.example.org', VITE_CHAINS: '0' })
  await expect(broken).rejects.toThrow(
    /VITE_SAFE_HOSTS: "https:\/\/\*\.example\.org" is not an origin[^]*VITE_CHAINS: there is no chain 0/,
  )
}, 180_000)
