import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createChainReader } from '../../src/adapters/chain/chainReader'
import { chains } from '../../src/config/chains'
import { parseEnv } from '../../src/config/env'

type Asked = {
  readonly method: string | undefined
  readonly type: string | undefined
  readonly body: unknown
}

const asked: Asked[] = []
let server: Server

beforeAll(async () => {
  server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => (text += String(chunk)))
    request.on('end', () => {
      const body = JSON.parse(text) as readonly { id: number }[]
      asked.push({ method: request.method, type: request.headers['content-type'], body })
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(body.map(({ id }) => ({ jsonrpc: '2.0', id, result: '0x1' }))))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterAll(() => void server.close())

test('[S7.2] a node is asked by POST, each question with version, id, method and what it is about', async () => {
  const { port } = server.address() as AddressInfo
  const [mainnet] = chains
  const owner = '0x00000000000000000000000000000000000000A1'
  const reader = createChainReader({ ...mainnet, rpcUrls: [`http://127.0.0.1:${port}`] })
  expect(await reader.readBalances(owner, [{ kind: 'native' }])).toEqual({ kind: 'found', value: [1n] })

  expect(asked.map(({ method, type }) => [method, type])).toEqual([['POST', 'application/json']])
  const questions = asked[0]?.body as readonly { readonly id: number }[]
  expect(questions).toEqual([
    { jsonrpc: '2.0', id: expect.any(Number), method: 'eth_chainId' },
    { jsonrpc: '2.0', id: expect.any(Number), method: 'eth_getBalance', params: [owner, 'latest'] },
  ])
  expect(new Set(questions.map(({ id }) => id)).size).toBe(2)
})

test('[S7.2] a WebSocket is no way to a node here, and the setting that names one is named', () => {
  expect(() => parseEnv({ VITE_RPC_URLS_1: 'wss://rpc.example.org' })).toThrow(/VITE_RPC_URLS_1[\s\S]*https:/)
})
