import { expect, test } from 'vitest'
import { worldForFile } from './worldForFile'

const world = worldForFile()

test('the wallet comes before everything else in the page, and in this page only', async () => {
  const { appUrl, walletAppUrl } = world()
  expect(await (await fetch(`${appUrl}/`)).text()).toBe('the app')
  for (const path of ['/', '/?wallet.as=Ada', '/index.html']) {
    const page = await fetch(`${walletAppUrl}${path}`)
    expect(page.headers.get('content-type')).toMatch('text/html')
    expect(await page.text()).toContain('<script src="./sandbox-wallet.js"></script>')
  }
  const script = await fetch(`${walletAppUrl}/sandbox-wallet.js`)
  expect(script.headers.get('content-type')).toMatch('text/javascript')
  expect(await script.text()).toContain('eip6963:announceProvider')
  expect((await fetch(`${appUrl}/sandbox-wallet.js`)).status).toBe(404)
})

test('it reaches the chain and the service over the page’s own origin, with their answers as they are', async () => {
  const { walletAppUrl, serviceUrl, safes } = world()
  const rpc = await fetch(`${walletAppUrl}/sandbox-wallet/rpc`, {
    method: 'POST',
    body: JSON.stringify({ jsonrpc: '2.0', id: 7, method: 'eth_chainId', params: [] }),
  })
  expect(await rpc.json()).toEqual({ jsonrpc: '2.0', id: 7, result: '0x7a69' })
  for (const path of [`/v1/safes/${safes.oneOfOne.address}/`, '/v1/safes/0x0/', '/v1/about/?x=1']) {
    const [through, direct] = await Promise.all([
      fetch(`${walletAppUrl}/sandbox-wallet/service${path}`),
      fetch(`${serviceUrl}${path}`),
    ])
    expect([through.status, await through.text()]).toEqual([direct.status, await direct.text()])
  }
})
