import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sandboxCauses } from './causes'
import { localTokens } from './chain/tokens/localTokens'
import { sandboxPrices } from './prices'
import { serveApp } from './serveApp'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'serve-app-'))
  mkdirSync(join(folder, 'assets'))
  const files = {
    'index.html': '<title>do some good</title>',
    'manifest.json': '{"name":"do some good"}',
    'causes.json': '{"version":1,"causes":[]}',
    'assets/app.js': 'export const answer = 42'.repeat(100),
    'headers.json': JSON.stringify({
      '/*': { 'x-content-type-options': 'nosniff', 'cache-control': 'no-cache' },
      '/manifest.json': { 'access-control-allow-origin': '*' },
      '/assets/*': { 'cache-control': 'max-age=31536000, immutable' },
    }),
  }
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text)
})
afterAll(() => rmSync(folder, { recursive: true }))

const get = (path: string, headers: Record<string, string> = {}) =>
  serveApp({ folder, causes: sandboxCauses() }).fetch(new Request(`http://127.0.0.1${path}`, { headers }))

test('answers the page and its files', async () => {
  const page = await get('/')
  expect(page.headers.get('content-type')).toMatch('text/html')
  expect(await page.text()).toBe('<title>do some good</title>')
  expect((await get('/assets/app.js')).headers.get('content-type')).toMatch('text/javascript')
})

test('sends the headers of the build, a later rule over an earlier one', async () => {
  const manifest = await get('/manifest.json')
  expect(manifest.headers.get('access-control-allow-origin')).toBe('*')
  expect(manifest.headers.get('x-content-type-options')).toBe('nosniff')
  expect(manifest.headers.get('cache-control')).toBe('no-cache')

  const script = await get('/assets/app.js')
  expect(script.headers.get('cache-control')).toBe('max-age=31536000, immutable')
  expect(script.headers.get('access-control-allow-origin')).toBe(null)
})

test('answers its own directory of causes, not the one in the build', async () => {
  expect(await (await get('/causes.json')).json()).toEqual(sandboxCauses())
})

test('says that a file is not there, and shows no page in its place', async () => {
  const response = await get('/somewhere')
  expect(response.status).toBe(404)
  expect(await response.text()).toBe('There is no file /somewhere in the app.')
})

test('gives no file outside the build', async () => {
  writeFileSync(`${folder}.secret`, 'secret')
  const name = folder.split('/').at(-1)
  for (const path of [`/..%2f${name}.secret`, `/%2e%2e/${name}.secret`, `/assets/..%2f..%2f${name}.secret`]) {
    expect((await get(path)).status).toBe(404)
  }
  rmSync(`${folder}.secret`)
})

test('answers the same again to whoever asks again, compressed or not', async () => {
  const app = serveApp({ folder, causes: sandboxCauses() })
  for (const headers of [{ 'accept-encoding': 'gzip' }, {}]) {
    const ask = () => app.fetch(new Request('http://127.0.0.1/assets/app.js', { headers }))
    const [first, second] = [await ask(), await ask()]
    expect([...second.headers]).toEqual([...first.headers])
    const bytes = await first.bytes()
    expect(second.headers.get('content-length')).toBe(`${bytes.length}`)
    expect(await second.bytes()).toEqual(bytes)
  }
})

test('tells the prices of the moment each time', async () => {
  const tokens = localTokens
  let percent = 100
  const prices = () => sandboxPrices({ chainId: 31337, tokens }, { at: new Date(0), percent })
  const app = serveApp({ folder, causes: sandboxCauses(), prices })
  const ask = async () => {
    const request = new Request('http://127.0.0.1/prices.json', { headers: { 'accept-encoding': 'gzip' } })
    return (await app.fetch(request)).json()
  }
  const before = await ask()
  percent = 120
  expect(await ask()).toEqual(prices())
  expect(await ask()).not.toEqual(before)
})

test('compresses what the browser can take compressed', async () => {
  expect((await get('/assets/app.js', { 'accept-encoding': 'gzip' })).headers.get('content-encoding')).toBe(
    'gzip',
  )
  expect((await get('/assets/app.js')).headers.get('content-encoding')).toBe(null)
})
