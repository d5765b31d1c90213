import type { BrowserContext, Page } from '@playwright/test'
import {
  decodeFunctionData,
  encodeFunctionResult,
  type Address,
  type Hex,
  multicall3Abi,
  numberToHex,
  parseAbi,
  size,
  zeroHash,
} from 'viem'
import { mainnet } from 'viem/chains'
import { namehash } from 'viem/ens'
import { chains } from '../../../src/config/chains'

type RpcCall = {
  readonly id: number
  readonly method: string
  readonly params?: readonly [{ readonly to: string; readonly data: Hex }]
}

/** Of ENS's universal resolver, by which an address is asked for its name. Source: docs.ens.domains/resolvers/universal. */
const resolverAbi = parseAbi([
  'function reverseWithGateways(bytes reverseName, uint256 coinType, string[] gateways) view returns (string, address, address)',
  'function resolveWithGateways(bytes name, bytes data, string[] gateways) view returns (bytes, address)',
])
const textAbi = parseAbi(['function text(bytes32 node, string key) view returns (string)'])
const addressAbi = parseAbi(['function addr(bytes32 node, uint256 coinType) view returns (bytes)'])
/** Its four bytes and two words. */
const addressCallSize = 68
const anyResolver = '0x231b0Ee14048e9dCcD1d247744d114a4EB5E8E63'
const { ensUniversalResolver, multicall3 } = mainnet.contracts
const origins = (chains.find(({ id }) => id === mainnet.id)?.rpcUrls ?? []).map((url) => new URL(url).origin)

/** What of the page's requests is meant by that: for `mishaps.allow`. */
export const ethereumRequests = new RegExp(`^request to (${origins.join('|')})$`)

/** What the name service knows of every address; null where it knows nothing. */
export type KnownName = {
  readonly name?: string | null
  readonly avatar?: string | null
  /** The address of each name that has one, for every chain. */
  readonly addresses?: Readonly<Record<string, Address>>
  /** Where a contract stands on Ethereum. */
  readonly contracts?: readonly Address[]
}

const responseHeaders = [
  { name: 'content-type', value: 'application/json' },
  { name: 'access-control-allow-origin', value: '*' },
  { name: 'access-control-allow-headers', value: '*' },
  { name: 'access-control-allow-methods', value: 'POST' },
]

/**
 * Answers in place of Ethereum's nodes, so that nothing leaves the machine. Its universal resolver gives every address
 * this name, until it is called again. Answers how to read which addresses it was asked for.
 *
 * Not by `route`: Playwright then holds every request of the page, to any server, and turns the HTTP cache off.
 */
export async function answerForEthereum(page: Page, known: KnownName = {}): Promise<() => readonly string[]> {
  const { name = null, avatar = null, addresses = {}, contracts = [] } = known
  const asked: string[] = []

  function call({ to, data }: { readonly to: string; readonly data: Hex }): Hex {
    if (isSame(to, ensUniversalResolver.address)) return resolve(data)
    if (!isSame(to, multicall3.address)) return '0x'
    const { args } = decodeFunctionData({ abi: multicall3Abi, data })
    const calls = args?.[0] as readonly { readonly target: Hex; readonly callData: Hex }[]
    const result = calls.map(({ target, callData }) => {
      const returnData = call({ to: target, data: callData })
      return { success: returnData !== '0x', returnData }
    })
    return encodeFunctionResult({ abi: multicall3Abi, functionName: 'aggregate3', result })
  }

  function resolve(data: Hex): Hex {
    const { functionName, args } = decodeFunctionData({ abi: resolverAbi, data })
    if (functionName === 'resolveWithGateways') {
      if (size(args[1]) === addressCallSize) {
        const { args: asked } = decodeFunctionData({ abi: addressAbi, data: args[1] })
        const found = Object.entries(addresses).find(([each]) => namehash(each) === asked[0])
        const result = encodeFunctionResult({ abi: addressAbi, result: found?.[1] ?? '0x' })
        return encodeFunctionResult({ abi: resolverAbi, functionName, result: [result, anyResolver] })
      }
      const text = encodeFunctionResult({ abi: textAbi, result: avatar ?? '' })
      return encodeFunctionResult({ abi: resolverAbi, functionName, result: [text, anyResolver] })
    }
    asked.push(args[0])
    return encodeFunctionResult({
      abi: resolverAbi,
      functionName,
      result: [name ?? '', anyResolver, anyResolver],
    })
  }

  function answer({ method, params }: RpcCall): Hex {
    if (method === 'eth_chainId') return numberToHex(mainnet.id)
    if (method === 'eth_blockNumber') return numberToHex(23_800_000)
    if (method === 'eth_getCode')
      return contracts.some((contract) =>
        JSON.stringify(params).toLowerCase().includes(contract.toLowerCase()),
      )
        ? '0x6000'
        : '0x'
    if (method === 'eth_getStorageAt') return zeroHash
    return method === 'eth_call' && params !== undefined ? call(params[0]) : '0x'
  }

  const context = page.context()
  const isFirst = !answering.has(context)
  answering.set(context, answer)
  if (isFirst) {
    context.on('page', (one) => void answerIn(one).catch(() => undefined))
    await answerIn(page)
  }
  return () => asked
}

/** The answers of now, for all pages of a browser context; null: no node can be reached. */
const answering = new WeakMap<BrowserContext, ((call: RpcCall) => Hex) | null>()

/** From now on Ethereum's nodes cannot be reached. After {@link answerForEthereum}. */
export function cutEthereum(page: Page): void {
  answering.set(page.context(), null)
}

/** Answers what this page sends to Ethereum's nodes. */
async function answerIn(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const fulfil = (responseCode: number, body: string) =>
      session.send('Fetch.fulfillRequest', {
        requestId,
        responseCode,
        responseHeaders,
        body: Buffer.from(body).toString('base64'),
      })
    const settle = () => {
      const answer = answering.get(page.context()) ?? null
      if (answer === null)
        return session.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionRefused' })
      if (request.method === 'OPTIONS') return fulfil(204, '')
      const sent = JSON.parse(request.postData ?? '[]') as RpcCall | readonly RpcCall[]
      const answers = [sent].flat().map((one) => ({ jsonrpc: '2.0', id: one.id, result: answer(one) }))
      return fulfil(200, JSON.stringify(Array.isArray(sent) ? answers : answers[0]))
    }
    // Fails only where the page has gone meanwhile.
    void settle().catch(() => undefined)
  })
  await session.send('Fetch.enable', { patterns: origins.map((origin) => ({ urlPattern: `${origin}/*` })) })
}

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()
