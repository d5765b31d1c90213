import { expect, test } from 'vitest'
import { owners } from '../chain/owners'
import { localTokens } from '../chain/tokens/localTokens'
import type { WorldInfo, WorldSafe } from '../world'
import { createHostServer } from './createHostServer'

const safe: WorldSafe = {
  name: '1 of 1 </script>',
  address: '0x4F2083f5fBede34C2714aFfb3105539775f7FE64',
  version: '1.4.1',
  threshold: 1,
  owners: [owners[0].address],
}

const world: WorldInfo = {
  chainId: 31337,
  rpcUrl: 'http://127.0.0.1:1',
  serviceUrl: 'http://127.0.0.1:2/api',
  hostUrl: 'http://localhost:3',
  appUrl: 'http://127.0.0.1:4',
  walletAppUrl: 'http://127.0.0.1:6',
  coSignerAppUrl: 'http://127.0.0.1:8',
  authUrl: 'http://127.0.0.1:7/auth',
  safes: { twoOfThree: safe, oneOfOne: safe, threeOfFive: safe },
  tokens: localTokens,
  owners,
}

const server = createHostServer({ world })
const ask = (path: string, init?: RequestInit) => server.fetch(new Request(`http://localhost:3${path}`, init))

// Bundling shares the machine with the other tests.
test('the page, its script and its style are served', async () => {
  await server.ready
  expect((await ask('/host.js')).headers.get('content-type')).toContain('text/javascript')
  expect(await (await ask('/host.js')).text()).toContain('sandboxHost')
  expect(await (await ask('/host.css')).text()).toContain('.top-bar')
}, 60_000)

test('the document carries the world, and no text in it can end the script element', async () => {
  const document = await (await ask('/')).text()
  const json = /id="host-data">([\s\S]*?)<\/script>/.exec(document)?.[1] ?? ''
  expect(JSON.parse(json)).toEqual({ world: JSON.parse(JSON.stringify(world)), knobs: {} })
})

test('/world.json may be read by any page', async () => {
  const response = await ask('/world.json')
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(await response.json()).toEqual(JSON.parse(JSON.stringify(world)))
})

test('knobs of the server are merged, told to pages that are opened later, and taken back', async () => {
  const post = (knobs: object) => ask('/control/knobs', { method: 'POST', body: JSON.stringify(knobs) })
  await post({ auto: 'sign' })
  expect(await (await post({ replyDelay: '50' })).json()).toEqual({ auto: 'sign', replyDelay: '50' })
  expect(await (await ask('/')).text()).toContain('"knobs":{"auto":"sign","replyDelay":"50"}')
  expect((await post({ replyDelay: 50 })).status).toBe(400)
  await ask('/control/knobs', { method: 'DELETE' })
  expect(await (await ask('/control/knobs')).json()).toEqual({})
})

test('the deaf frame frames what it is told to, as an address and never as markup', async () => {
  const document = await (
    await ask(`/nested?src=${encodeURIComponent('http://x.example/"><script>')}`)
  ).text()
  expect(document).toContain('src="http://x.example/&quot;&gt;&lt;script&gt;"')
})

test('what is not there is a 404 in words', async () => {
  const response = await ask('/missing')
  expect(response.status).toBe(404)
  expect(await response.text()).toBe('The sandbox host has nothing at /missing')
})
