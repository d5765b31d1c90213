import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { directoryPlugin } from '../../build/directoryPlugin'
import { parseEnv } from '../../src/config/env'
import { sandboxCauses } from '../sandbox/causes'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'do-some-good-'))
afterAll(() => rmSync(folder, { recursive: true }))

const page = '<body><!-- causes --></body>'
const config = parseEnv({ VITE_CHAINS: '1,10' })
const named = { url: 'https://directory.example', name: 'Ours', version: 1, date: '2026-11-02' }
/** As an operator would serve it: on Ethereum only one of them receives. */
const { causes } = sandboxCauses()

let files = 0
function fileOf(content: object): string {
  const path = join(folder, `${++files}.json`)
  writeFileSync(path, JSON.stringify(content))
  return path
}

/** The page as a build with this directory writes it. */
async function build(file: string | null, settings: Partial<typeof config> = {}): Promise<string> {
  const plugin = directoryPlugin({ ...config, ...settings }, file)
  const call = (hook: unknown, ...values: unknown[]): unknown => {
    const handler = typeof hook === 'object' && hook !== null && 'handler' in hook ? hook.handler : hook
    if (typeof handler !== 'function') throw new Error('There is no such hook.')
    return Reflect.apply(handler, {}, values)
  }
  call(plugin.configResolved, { root, command: 'build', publicDir: folder })
  call(plugin.buildStart)
  return (await call(plugin.transformIndexHtml, page)) as string
}

const screenOf = (html: string, name: string) =>
  new RegExp(`<template data-causes="${name}">(.*?)</template>`).exec(html)?.[1]

test('the page carries the first causes for a visitor, and for a Safe where somebody receives', async () => {
  const html = await build(fileOf({ version: 2, directory: named, causes }))
  expect([...html.matchAll(/data-causes="(\w+)"/g)].map(([, name]) => name)).toEqual(['visitor', '1'])
  const visitor = screenOf(html, 'visitor')
  expect(visitor).toContain('<a href="#/cause/open-wells">Open Wells</a>')
  expect(visitor).not.toContain('<button')
  expect(screenOf(html, '1')).toContain('Has no address on Ethereum, the chain of your Safe.')
})

test('text of a cause stays text', async () => {
  const [first] = causes
  const hostile = { ...first, name: 'A</template><script>alert(1)</script>' }
  const html = await build(fileOf({ version: 2, directory: named, causes: [hostile] }))
  expect(html).toContain('A&lt;/template&gt;&lt;script&gt;')
  expect(html).not.toContain('<script')
})

test.each([
  ['has no cause', () => fileOf({ version: 1, causes: [] }), {}],
  ['is not there yet', () => null, {}],
  [
    'has to be signed by a Safe',
    () => fileOf({ version: 2, directory: named, causes }),
    parseEnv({ VITE_CHAINS: '1', VITE_DIRECTORY_SAFE: `eth:0x${'1'.repeat(40)}` }),
  ],
])('the page carries no cause of a directory that %s', async (_, file, settings) => {
  expect(await build(file(), settings)).toBe('<body></body>')
})

test('a mistake in the directory ends the build, with its line and place', async () => {
  const [first] = causes
  const file = fileOf({ version: 2, directory: named, causes: [{ ...first, name: '' }] })
  await expect(build(file)).rejects.toMatchObject({
    sentence: `The directory of causes, ${file}, cannot be used.`,
    hints: [expect.stringMatching(/^Line 1: .*name.*: /)],
  })
})

test('a file that is named and cannot be read ends the build', async () => {
  await expect(build(join(folder, 'none.json'))).rejects.toThrow(/Write its path into VITE_CAUSES_FILE/)
})
