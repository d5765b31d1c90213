import { fallback, http, type Transport } from 'viem'
import { nodeLimits } from '../config/nodeLimits'
import type { AppChain } from '../core/chain'

export type TransportLimits = {
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
 * node is asked a second time; of several, none is.
 */
export function chainTransport(
  { id, rpcUrls }: Pick<AppChain, 'id' | 'rpcUrls'>,
  { order = 'configured', limits = nodeLimits }: ChainTransportOptions = {},
): Transport {
  const retryCount = rpcUrls.length > 1 ? 0 : 1
  const nodes = rpcUrls.map((url) => http(url, { timeout: limits.requestTimeoutMs, batch: true, retryCount }))
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
  return fallback(nodes, { retryCount: 0, rank: order === 'measured' && nodes.length > 1 && rank })
}
