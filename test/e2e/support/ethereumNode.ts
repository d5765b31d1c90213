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

/** The nodes of each chain that the build knows. */
const nodes = chains.flatMap(({ id, rpcUrls }) => rpcUrls.map((url) => ({ id, origin: new URL(url).origin })))
const requestsTo = (some: typeof nodes) =>
  new RegExp(`^request to (${some.map(({ origin }) => origin).join('|')})$`)

/** What of the page's requests is meant by that: for `mishaps.allow`. */
export const ethereumRequests = requestsTo(nodes.filter(({ id }) => id === mainnet.id))
/** The same of {@link answerForAllChains}. */
export const nodeRequests = requestsTo(nodes)

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
 * this name, until it is called again: in every page of the browser context, and from the first request on in this one. Answers
 * how to read which addresses it was asked for.
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

  function answer({ method, params }: RpcCall): Hex | null {
    if (method === 'eth_chainId') return numberToHex(mainnet.id)
    if (method === 'eth_blockNumber') return numberToHex(23_800_000)
    if (method === 'eth_getCode')
      return contracts.some((contract) =>
        JSON.stringify(params).toLowerCase().includes(contract.toLowerCase()),
      )
        ? '0x6000'
        : '0x'
    if (method === 'eth_getStorageAt') return zeroHash
    if (/^eth_getTransaction(ByHash|Receipt)$/.test(method)) return null
    return method === 'eth_call' && params !== undefined ? call(params[0]) : '0x'
  }

  await answerWith(page, mainnet.id, answer)
  return () => asked
}

/** Answers in place of the nodes of every chain: on Ethereum like {@link answerForEthereum}, on the others nothing was ever sent. */
export async function answerForAllChains(page: Page): Promise<void> {
  await answerForEthereum(page)
  for (const { id } of chains)
    if (id !== mainnet.id)
      await answerWith(page, id, ({ method }) => {
        if (method === 'eth_chainId') return numberToHex(id)
        return method === 'eth_blockNumber' ? numberToHex(23_800_000) : null
      })
}

/** Resolves once this page, another of a browser context with a stand-in, has it too. Before that its requests would leave. */
export async function shareAnswers(page: Page): Promise<void> {
  if (answering.has(page.context())) await answerIn(page)
}

type Answers = (call: RpcCall) => Hex | null

/** The answers of now, by chain, for all pages of a browser context; null: its nodes cannot be reached; silent: they never answer. */
const answering = new WeakMap<BrowserContext, Map<number, Answers | null | 'silent'>>()

/** From now on Ethereum's nodes cannot be reached. After {@link answerForEthereum}. */
export function cutEthereum(page: Page): void {
  cutChain(page, mainnet.id)
}

/** From now on the nodes of this chain take requests and never answer. After {@link answerForAllChains}. */
export function silenceChain(page: Page, chainId: number): void {
  answering.get(page.context())?.set(chainId, 'silent')
}

/** From now on the nodes of this chain cannot be reached. After {@link answerForAllChains}. */
export function cutChain(page: Page, chainId: number): void {
  answering.get(page.context())?.set(chainId, null)
}

/** The pages whose requests are answered; settled once that has begun. */
const begun = new WeakMap<Page, Promise<void>>()

async function answerWith(page: Page, chainId: number, answer: Answers): Promise<void> {
  const context = page.context()
  const known = answering.get(context)
  if (known === undefined) {
    answering.set(context, new Map([[chainId, answer]]))
    context.on('page', (one) => void answerIn(one).catch(() => undefined))
  } else known.set(chainId, answer)
  await answerIn(page)
}

/** Answers what this page sends to the nodes of these chains. */
function answerIn(page: Page): Promise<void> {
  const answered = begun.get(page) ?? beginAnswering(page)
  begun.set(page, answered)
  return answered
}

async function beginAnswering(page: Page): Promise<void> {
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
      const { origin } = new URL(request.url)
      const chainId = nodes.find((node) => node.origin === origin)?.id
      const answer = answering.get(page.context())?.get(chainId ?? 0)
      // Another stand-in's, or nobody's.
      if (answer === undefined) return session.send('Fetch.continueRequest', { requestId })
      if (answer === 'silent') return Promise.resolve()
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
  await session.send('Fetch.enable', { patterns: nodes.map(({ origin }) => ({ urlPattern: `${origin}/*` })) })
}

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()
