import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createClient, custom, encodeAbiParameters, type Hex } from 'viem'
import { parseAvatarRecord } from 'viem/ens'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

/** What ENS names point to, as wagmi's `useEnsAvatar` reads it for the account panel. */

const contract = '0xBC4CA0EdA7647A8aB7C2061c2E118A18a936f13D'

const asked: string[] = []
let server: Server
let origin: string

beforeAll(async () => {
  server = createServer(({ method, url = '/' }, response) => {
    asked.push(`${method} ${url}`)
    const files: Readonly<Record<string, readonly [type: string, body: string]>> = {
      '/7.png': ['image/png', ''],
      '/7.json': ['application/json', JSON.stringify({ image: `${origin}/7.png` })],
      '/page.json': ['application/json', JSON.stringify({ image: `${origin}/page` })],
      '/nothing.json': ['application/json', JSON.stringify({ name: 'No picture' })],
      '/page': ['text/html', '<h1>Hello</h1>'],
    }
    const file = files[url]
    response.writeHead(file === undefined ? 404 : 200, { 'content-type': file?.[0] ?? 'text/plain' })
    response.end(method === 'HEAD' ? undefined : file?.[1])
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

beforeEach(() => void asked.splice(0))
afterAll(() => void server.close())

/** A chain on which every token says that its metadata is at `uri`. */
function chainWhereTokensSay(uri: string) {
  const calls: { to: string; data: Hex }[] = []
  const transport = custom({
    async request({ method, params }: { method: string; params: readonly [{ to: string; data: Hex }] }) {
      if (method !== 'eth_call') throw new Error(`The avatar needs no ${method}.`)
      calls.push(params[0])
      return encodeAbiParameters([{ type: 'string' }], [uri])
    },
  })
  return { client: createClient({ transport }), calls }
}

const resolve = (record: string, uri = `${origin}/7.json`) =>
  parseAvatarRecord(chainWhereTokensSay(uri).client, { record })

describe('a name that points to a token', () => {
  test('[S7.8] the metadata is fetched by GET, and the image asked for its type by HEAD', async () => {
    expect(await resolve(`eip155:1/erc721:${contract}/7`)).toBe(`${origin}/7.png`)
    expect(asked).toEqual(['GET /7.json', 'HEAD /7.png'])
  })

  test.each([
    ['erc721', '0xc87b56dd'],
    ['erc1155', '0x0e89341c'],
  ])('[S5.14] of %s is looked up in its contract, by its id', async (namespace, selector) => {
    const { client, calls } = chainWhereTokensSay(`${origin}/7.json`)
    await parseAvatarRecord(client, { record: `eip155:1/${namespace}:${contract}/7` })
    expect(calls).toEqual([{ to: contract, data: `${selector}${'7'.padStart(64, '0')}` }])
  })

  test.each([
    ['cosmos:cosmoshub-4', /Unable to resolve ENS avatar/],
    ['solana:1', /Unable to resolve ENS avatar/],
    ['noteip155:1', /Only EIP-155 supported/],
  ])('[S5.13] on %s is refused, and nobody is asked', async (chain, reason) => {
    const { client, calls } = chainWhereTokensSay(`${origin}/7.json`)
    const record = `did:nft:${chain}_erc721:${contract}_7`
    await expect(parseAvatarRecord(client, { record })).rejects.toThrow(reason)
    expect([...asked, ...calls]).toEqual([])
  })

  test.each([
    ['chain id', `did:nft:eip155:_erc721:${contract}_7`, 'Chain ID not found'],
    ['contract', 'did:nft:eip155:1_erc721:_7', 'Contract address not found'],
    ['token id', `did:nft:eip155:1_erc721:${contract}_`, 'Token ID not found'],
    ['namespace', `did:nft:eip155:1_:${contract}_7`, 'ERC namespace not found'],
  ])('[S5.14] without its %s is refused', async (_, record, reason) => {
    await expect(resolve(record)).rejects.toThrow(reason)
  })

  test('[S5.14, S8.23] of another namespace than erc721 and erc1155 is refused by name', async () => {
    await expect(resolve(`did:nft:eip155:1_erc20:${contract}_7`)).rejects.toMatchObject({
      name: 'EnsAvatarUnsupportedNamespaceError',
      message: expect.stringContaining('"erc20" is not supported'),
    })
  })

  test.each(['/nothing.json', '/page.json', '/missing.json'])(
    '[S8.23] whose metadata has no image (%s) is refused, and a page is not taken for a picture',
    async (path) => {
      await expect(resolve(`did:nft:eip155:1_erc721:${contract}_7`, origin + path)).rejects.toMatchObject({
        name: 'EnsAvatarUriResolutionError',
      })
    },
  )

  test('[S8.23] whose metadata on the chain has no image is refused', async () => {
    const metadata = `data:application/json;base64,${btoa('{"name":"No picture"}')}`
    await expect(resolve(`did:nft:eip155:1_erc721:${contract}_7`, metadata)).rejects.toMatchObject({
      name: 'EnsAvatarInvalidMetadataError',
    })
  })
})

describe('[S9.26] the gateways', () => {
  const hash = 'QmRRPWG96cmgTn2qSzjwr2qvfNEuhunv6FNeMFGa9bx6mQ'
  const files = { ipfs: [`ipfs://${hash}`, `/ipfs/${hash}`], arweave: ['ar://tree/1', '/tree/1'] } as const

  test.each([
    ['ipfs', 'https://ipfs.io'],
    ['arweave', 'https://arweave.net'],
  ] as const)('%s: %s', async (kind, gateway) => {
    const [record, path] = files[kind]
    const urls: string[] = []
    const fetchBefore = globalThis.fetch
    globalThis.fetch = async (url) => {
      urls.push(url instanceof Request ? url.url : url.toString())
      return new Response(null, { headers: { 'content-type': 'image/png' } })
    }
    try {
      const { client } = chainWhereTokensSay('')
      expect(await parseAvatarRecord(client, { record })).toBe(gateway + path)
      const gatewayUrls = { [kind]: 'https://gateway.example' }
      expect(await parseAvatarRecord(client, { record, gatewayUrls })).toBe(`https://gateway.example${path}`)
      expect(urls).toEqual([gateway + path, `https://gateway.example${path}`])
    } finally {
      globalThis.fetch = fetchBefore
    }
  })
})
