import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { erc20Abi, parseAbi } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sandboxCauses } from './causes'
import { startWorld } from './startWorld'
import type { World } from './world'
import { until } from '../support/eventually'

let appFolder: string
let world: World
beforeAll(async () => {
  appFolder = mkdtempSync(join(tmpdir(), 'app-'))
  writeFileSync(join(appFolder, 'index.html'), 'the app')
  world = await startWorld({ appFolder })
}, 180_000)
afterAll(async () => {
  await world.stop()
  rmSync(appFolder, { recursive: true })
})

const safeAbi = parseAbi([
  'function getOwners() view returns (address[])',
  'function getThreshold() view returns (uint256)',
])

test('three funded Safes stand ready, with the owners and thresholds that the world tells', async () => {
  for (const safe of Object.values(world.safes)) {
    const { client, tokens } = world
    const token = (address: `0x${string}`) =>
      client.readContract({ address, abi: erc20Abi, functionName: 'balanceOf', args: [safe.address] })
    const read = <name extends 'getOwners' | 'getThreshold'>(functionName: name) =>
      client.readContract({ address: safe.address, abi: safeAbi, functionName })

    expect(await read('getOwners')).toEqual(safe.owners)
    expect(await read('getThreshold')).toBe(BigInt(safe.threshold))
    expect(await client.getBalance({ address: safe.address })).toBe(10n ** 19n)
    expect(await token(tokens.LUSD.address)).toBe(25_000_000_000n)
    expect(await token(tokens.LDAI.address)).toBe(25_000n * 10n ** 18n)
  }
})

test('host, app, service and causes answer at the addresses that world.json tells', async () => {
  const { chainId, rpcUrl, serviceUrl, hostUrl, appUrl, walletAppUrl, coSignerAppUrl, authUrl } = world
  const { safes, tokens, owners } = world
  const addresses = { rpcUrl, serviceUrl, hostUrl, appUrl, walletAppUrl, coSignerAppUrl, authUrl }
  const told = { chainId, ...addresses, safes, tokens, owners }
  expect(await (await fetch(`${hostUrl}/world.json`)).json()).toEqual(told)

  expect(await (await fetch(`${appUrl}/`)).text()).toBe('the app')
  expect(await (await fetch(`${appUrl}/causes.json`)).json()).toEqual(sandboxCauses())
  expect(await (await fetch(`${walletAppUrl}/`)).text()).toContain('sandbox-wallet.js')
  expect(await (await fetch(`${walletAppUrl}/causes.json`)).json()).toEqual(sandboxCauses())
  expect(await (await fetch(`${coSignerAppUrl}/`)).text()).toContain('sandbox-wallet.js')
  expect(new URL(coSignerAppUrl).origin).not.toBe(new URL(walletAppUrl).origin)
  expect((await fetch(`${hostUrl}/`)).status).toBe(200)
  const safe = await fetch(`${serviceUrl}/v1/safes/${safes.twoOfThree.address}/`)
  expect(await safe.json()).toMatchObject({ threshold: 2, owners: safes.twoOfThree.owners })
})

test('the host and the app are on different sites', () => {
  expect(new URL(world.hostUrl).hostname).toBe('localhost')
  expect(new URL(world.appUrl).hostname).toBe('127.0.0.1')
})

test('a test can have a Safe of its own, fund it and set its balance', async () => {
  const [ada, ben] = world.owners.map((owner) => owner.address)
  if (!ada || !ben) throw new Error('no owners')
  const safe = await world.createSafe({ owners: [ada, ben], threshold: 2, funds: { native: 1n } })
  await world.fund(safe, { native: 2n })
  expect(await world.client.getBalance({ address: safe })).toBe(3n)
  await world.setBalance(safe, 7n)
  expect(await world.client.getBalance({ address: safe })).toBe(7n)
})

test('a second world runs beside the first, with the same Safes, and leaves the first alone when it ends', async () => {
  const portOf = (url: string) => Number(new URL(url).port)
  const ports = {
    chain: portOf(world.rpcUrl),
    app: portOf(world.appUrl),
    walletApp: portOf(world.walletAppUrl),
    host: portOf(world.hostUrl),
    service: portOf(world.serviceUrl),
    auth: portOf(world.authUrl),
  }
  const second = await startWorld({ appFolder, ports })

  expect(second.safes).toEqual(world.safes)
  const urls = [world, second].flatMap((one) => [
    one.rpcUrl,
    one.appUrl,
    one.walletAppUrl,
    one.hostUrl,
    one.serviceUrl,
    one.authUrl,
  ])
  expect(new Set(urls.map(portOf)).size).toBe(12)

  await second.stop()
  await second.stop()
  await second.chainEnded
  for (const url of urls.slice(6)) await expect(fetch(url)).rejects.toThrow()
  expect(await world.client.getChainId()).toBe(31337)
  expect((await fetch(`${world.appUrl}/`)).status).toBe(200)
}, 180_000)

test('over a given chain and service it has Safes of its own, and ends neither', async () => {
  const { rpcUrl, serviceUrl } = world
  const second = await startWorld({ appFolder, given: { rpcUrl, serviceUrl } })
  expect([second.rpcUrl, second.serviceUrl]).toEqual([rpcUrl, serviceUrl])
  const { address } = second.safes.twoOfThree
  expect(address).not.toBe(world.safes.twoOfThree.address)
  expect((await fetch(`${serviceUrl}/v1/safes/${address}/`)).status).toBe(200)

  await second.stop()
  expect(await world.client.getChainId()).toBe(31337)
  expect((await fetch(`${serviceUrl}/v1/safes/${address}/`)).status).toBe(200)
}, 180_000)

test('a start that is given up ends its build and leaves no folder behind', async () => {
  const buildsFolder = mkdtempSync(join(tmpdir(), 'builds-'))
  const asked = new AbortController()
  const starting = startWorld({ buildsFolder, signal: asked.signal })
  await until(() => readdirSync(buildsFolder).length > 0)

  asked.abort(new Error('given up'))

  await expect(starting).rejects.toThrow('given up')
  expect(readdirSync(buildsFolder)).toEqual([])
  rmSync(buildsFolder, { recursive: true })
}, 180_000)
