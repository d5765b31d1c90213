import { fallback, http, type Transport } from 'viem'
import { nodeLimits } from '../../config/nodeLimits'
import type { AppChain } from '../../core/chain'

type TransportLimits = {
  readonly requestTimeoutMs: number
  readonly ranking: {
    readonly sampleCount: number
    readonly weights: { readonly stability: number; readonly latency: number }
    readonly intervalMs: number
    readonly pingTimeoutMs: number
  }
}

export type ChainTransportOptions = {
  /**
   * `configured`: the nodes in the order of the configuration. `measured`: the one that has answered best comes first,
   * looked at again and again for as long as the page lives; with one node there is nothing to look at.
   */
  readonly order?: 'configured' | 'measured'
  readonly limits?: TransportLimits
}

/**
 * The transport of one chain: 10 s for each node, then the next one. The reads of one moment go in one request. A lone
 * node is asked a second time, and so are several that are measured: viem reads their order anew for each step of a
 * request, so that one under way while the order changes can meet the same dead node twice and miss the one that works.
 */
export function chainTransport(
  { id, rpcUrls }: Pick<AppChain, 'id' | 'rpcUrls'>,
  { order = 'configured', limits = nodeLimits }: ChainTransportOptions = {},
): Transport {
  const isLone = rpcUrls.length === 1
  const isMeasured = order === 'measured' && !isLone
  const nodes = rpcUrls.map((url) =>
    http(url, { timeout: limits.requestTimeoutMs, batch: true, retryCount: isLone ? 1 : 0 }),
  )
  const { sampleCount, weights, intervalMs, pingTimeoutMs } = limits.ranking

  /** viem's own is net_listening, which many public nodes refuse. Throws for a node that is on another chain. */
  async function ping({ transport }: { readonly transport: ReturnType<Transport> }): Promise<void> {
    // A signal of its own keeps it out of the batch of other reads, which would end with it, after its shorter time.
    const options = { signal: AbortSignal.timeout(pingTimeoutMs) }
    const [chainId] = await Promise.all([
      transport.request({ method: 'eth_chainId' }, options),
      transport.request({ method: 'eth_blockNumber' }, options),
    ])
    if (Number(chainId) !== id) throw new Error(`The node is on chain ${Number(chainId)}.`)
  }

  const rank = { sampleCount, weights, interval: intervalMs, timeout: pingTimeoutMs, ping }
  return fallback(nodes, { retryCount: isMeasured ? 1 : 0, rank: isMeasured && rank })
}
