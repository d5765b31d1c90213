import { createHash } from 'node:crypto'
import type { APIResponse } from '@playwright/test'
import type { WorldInfo } from '../sandbox/world'
import { expect, test } from './support/test'

const safeWallet = 'https://app.safe.global'
/** Of the connection and of the server, not of the app. */
const transport =
  /^(connection|content-(encoding|length|type)|date|etag|keep-alive|last-modified|transfer-encoding|vary)$/

const forEveryFile = {
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy':
    'camera=(self), microphone=(), geolocation=(), payment=(), usb=(), serial=(), hid=(), display-capture=(), browsing-topics=(), clipboard-write=(self)',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
} as const

/** Without the policy, which has tests of its own. */
function headersOf(response: APIResponse): Readonly<Record<string, string>> {
  const { 'content-security-policy': _, ...headers } = response.headers()
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !transport.test(name)))
}

function policyOf(response: APIResponse): Readonly<Record<string, readonly string[]>> {
  const text = response.headers()['content-security-policy'] ?? ''
  const directives = text.split('; ').map((directive) => directive.split(' '))
  return Object.fromEntries(directives.map(([name = '', ...values]) => [name, values]))
}

const readPage = async (request: { get(url: string): Promise<APIResponse> }, { appUrl }: WorldInfo) => {
  const response = await request.get(`${appUrl}/`)
  return { response, html: await response.text() }
}

test('the page, an asset, the manifest and what is not there have exactly these headers', async ({
  request,
  world,
}) => {
  const { response, html } = await readPage(request, world)
  expect(headersOf(response)).toEqual({ ...forEveryFile, 'cache-control': 'no-cache' })

  const [, script = ''] = /<script type="module"[^>]* src="\.\/(assets\/[^"]+)"/.exec(html) ?? []
  const asset = await request.get(`${world.appUrl}/${script}`)
  expect(asset.status()).toBe(200)
  expect(headersOf(asset)).toEqual({
    ...forEveryFile,
    'cache-control': 'public, max-age=31536000, immutable',
  })

  const openToAll = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }
  for (const path of ['manifest.json', 'icon.svg', 'icon-180.png']) {
    const file = await request.get(`${world.appUrl}/${path}`)
    expect(file.status()).toBe(200)
    expect(headersOf(file), path).toEqual({ ...forEveryFile, ...openToAll })
  }

  const missing = await request.get(`${world.appUrl}/nothing-here`)
  expect(missing.status()).toBe(404)
  expect(headersOf(missing)).toEqual(forEveryFile)
})

test('the policy lets the listed hosts frame the app, and the app talk to its servers, and nothing else', async ({
  request,
  world,
}) => {
  const { response, html } = await readPage(request, world)
  const policy = policyOf(response)
  const inlineHashes = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, inline = '']) => `'sha256-${createHash('sha256').update(inline).digest('base64')}'`,
  )

  expect(policy['frame-ancestors']).toEqual(["'self'", safeWallet, world.hostUrl])
  expect(policy['default-src']).toEqual(["'none'"])
  expect(policy['script-src']).toEqual(["'self'", ...inlineHashes])
  expect(policy['require-trusted-types-for']).toEqual(["'script'"])
  expect(policy['object-src']).toEqual(["'none'"])
  expect(policy['base-uri']).toEqual(["'none'"])
  expect(policy['form-action']).toEqual(["'none'"])
  expect(policy['connect-src']).toEqual(
    expect.arrayContaining(["'self'", world.rpcUrl, new URL(world.serviceUrl).origin]),
  )
  const sources = Object.values(policy).flat()
  expect(sources.filter((source) => /unsafe|^https?:$|\*/.test(source))).toEqual([])
  for (const path of ['', 'manifest.json', 'nothing-here']) {
    const headers = (await request.get(`${world.appUrl}/${path}`)).headers()
    expect(Object.keys(headers)).not.toContain('x-frame-options')
    expect(headers['content-security-policy']).toBe(response.headers()['content-security-policy'])
  }
})

for (const path of ['/', '/?x=1', '/?safe=local:0x0&utm_source=list']) {
  test(`[S1.1, S2.1] ${path} is answered at once, without a redirect`, async ({ request, world }) => {
    const response = await request.get(`${world.appUrl}${path}`, { maxRedirects: 0 })
    expect(response.status()).toBe(200)
    expect(response.headers()['content-type']).toMatch(/^text\/html/)
    expect(await response.text()).toContain('<title>do some good</title>')
  })
}

test('[S1.2] the manifest is one that Safe{Wallet} takes', async ({ request, world }) => {
  const manifest = (await (await request.get(`${world.appUrl}/manifest.json`)).json()) as Record<
    string,
    unknown
  >
  expect(manifest).toMatchObject({ name: 'do some good', safe_apps_permissions: ['clipboard-write'] })
  expect(String(manifest['name']).length).toBeLessThanOrEqual(50)
  const description = String(manifest['description'])
  expect(description.length).toBeGreaterThan(20)
  expect(description.length).toBeLessThanOrEqual(200)

  const icon = await request.get(`${world.appUrl}/${String(manifest['iconPath'])}`)
  expect(icon.headers()['content-type']).toMatch(/^image\/svg\+xml/)
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(await icon.text()) ?? []
  expect(Number(width)).toBeGreaterThan(0)
  expect(height).toBe(width)
})

test('Safe{Wallet} reads the manifest from its own origin, and shows the app by its name', async ({
  page,
  world,
  openInSafe,
}) => {
  await openInSafe({ safe: world.safes.twoOfThree.address, knobs: { added: 1 } })
  await expect(page.locator('iframe[title=App]')).toHaveAttribute('allow', 'clipboard-write')
  const read = await page.evaluate(
    async (url) => (await (await fetch(url)).json()) as { readonly name: string },
    `${world.appUrl}/manifest.json`,
  )
  expect(read.name).toBe('do some good')
})
