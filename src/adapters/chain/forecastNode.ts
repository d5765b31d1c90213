import { createClient, type Hex, http, HttpRequestError, RpcRequestError, rpcSchema } from 'viem'
import { nodeLimits } from '../../config/nodeLimits'
import type { RunSeen } from '../../core/review/forecast/compareRun'
import type { Assumption, MadeForecast } from '../../core/review/forecast/forecast'
import { plainText } from '../../core/review/forecast/revertReason'
import { m } from './messages'

type ForecastMethod = 'eth_simulateV1' | 'debug_traceCall' | 'eth_call' | 'eth_blockNumber'
type Request<method extends string> = {
  readonly Method: method
  readonly Parameters: readonly unknown[]
  readonly ReturnType: unknown
}
type Methods = [
  Request<'eth_simulateV1'>,
  Request<'debug_traceCall'>,
  Request<'eth_call'>,
  Request<'eth_blockNumber'>,
  Request<'eth_chainId'>,
]

/** Reply of a node to one request. */
export type NodeReply =
  | { readonly kind: 'answer'; readonly value: unknown }
  /** The node lacks this method, or refuses it to us. Never requested again during the life of the page. */
  | { readonly kind: 'unsupported' }
  /** The node refused this request. `data`: the bytes that a reverted eth_call returned. */
  | { readonly kind: 'refused'; readonly code: number; readonly message: string; readonly data: Hex | null }
  | { readonly kind: 'silent' }
  | { readonly kind: 'otherChain' }

/** Result of one node by one method. */
export type RungReply =
  | ({
      readonly kind: 'made'
      readonly assumptions: readonly Assumption[]
      /** Null: the node returns only the outcome. */
      readonly seen: RunSeen | null
    } & Pick<MadeForecast, 'outcome' | 'items' | 'gas'>)
  /** Another method may work. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** No reply, or another chain: the node is skipped for this forecast. */
  | { readonly kind: 'silent' }

/** One node of a chain, requested by itself so that the forecast can name it. */
export type ForecastNode = {
  /** Host without its path, which may hold a key. */
  readonly host: string
  ask(method: ForecastMethod, params: readonly unknown[], feature?: string): Promise<NodeReply>
}

/** Methods and features that each node lacks, by its URL. */
const lacking = new Map<string, Set<string>>()

/** Opens a node by its URL. `signal` aborts its requests. */
export function openForecastNode(
  url: string,
  chainId: number,
  signal: AbortSignal | undefined,
): ForecastNode {
  const lacks = lacking.get(url) ?? new Set<string>()
  lacking.set(url, lacks)
  const client = createClient({
    transport: http(url, {
      timeout: nodeLimits.requestTimeoutMs,
      retryCount: 0,
      ...(signal === undefined ? {} : { fetchOptions: { signal } }),
    }),
    rpcSchema: rpcSchema<Methods>(),
  })
  let checked: Promise<boolean> | null = null
  const isRightChain = () =>
    (checked ??= client
      .request({ method: 'eth_chainId', params: [] })
      .then((answered) => Number(answered) === chainId))

  return {
    host: new URL(url).host,
    async ask(method, params, feature = method) {
      if (lacks.has(feature)) return { kind: 'unsupported' }
      try {
        const [isRight, value] = await Promise.all([isRightChain(), client.request({ method, params })])
        return isRight ? { kind: 'answer', value } : { kind: 'otherChain' }
      } catch (error) {
        signal?.throwIfAborted()
        const reply = replyOf(error)
        if (reply.kind === 'unsupported') lacks.add(feature)
        return reply
      }
    },
  }
}

/** Returns why a reply is no result. */
export function refusalOf(reply: Exclude<NodeReply, { kind: 'answer' }>, host: string): RungReply {
  switch (reply.kind) {
    case 'unsupported':
      return { kind: 'refused', reason: m.forecast.lacks(host) }
    case 'refused':
      return { kind: 'refused', reason: m.forecast.refused(host, plainText(reply.message)) }
    case 'silent':
    case 'otherChain':
      return { kind: 'silent' }
  }
}

/** Returns a refusal for a response of an unexpected shape. */
export function unreadable(host: string): RungReply {
  return { kind: 'refused', reason: m.forecast.unreadable(host) }
}

/** Returns the reason in one sentence, where no other method is tried. */
export function reasonOf(reply: RungReply, { host }: { readonly host: string }): string {
  return reply.kind === 'refused' ? reply.reason : m.forecast.silent(host)
}

/**
 * @see EIP-1474: -32601 method not found, -32004 method not supported. Gateways use words instead.
 */
function replyOf(error: unknown): NodeReply {
  const refusal = causeOf(error, RpcRequestError)
  const status = causeOf(error, HttpRequestError)?.status ?? 500
  // A gateway may refuse one method by a status alone; the node behind it may still run another.
  if (refusal === null && status < 500)
    return { kind: 'refused', code: status, message: `HTTP ${status}`, data: null }
  if (refusal === null) return { kind: 'silent' }
  const { code } = refusal
  // Before any pattern: a node can send a text of any length.
  const message = refusal.details.slice(0, longestMessage)
  const data: unknown = refusal.data
  if (code === -32601 || code === -32004 || (code !== 3 && missing.test(message)))
    return { kind: 'unsupported' }
  return { kind: 'refused', code, message, data: bytesIn(data) }
}

const longestMessage = 2_000

const missing =
  /method .*(not (found|supported|available|allowed|whitelisted|exist)|does not exist|disabled)|unsupported method|unknown method/i

function causeOf<error extends Error>(
  thrown: unknown,
  kind: abstract new (...args: never[]) => error,
): error | null {
  for (let each = thrown; each instanceof Error; each = each.cause) if (each instanceof kind) return each
  return null
}

/** Returns the bytes, which some nodes put into an object, others beside it. */
function bytesIn(data: unknown): Hex | null {
  const bytes = typeof data === 'object' && data !== null && 'data' in data ? data.data : data
  return typeof bytes === 'string' && /^0x([0-9a-fA-F]{2})*$/.test(bytes) ? (bytes as Hex) : null
}
