import { fallback, type Transport } from 'viem'
import { nodeLimits } from '../../config/nodeLimits'
import type { AppChain } from '../../core/chain'
import { batchedHttp } from './batchedHttp'

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
   * `configured`: the nodes in the order of the configuration. `measured`: viem's ranking, which probes the nodes while
   * the page is open; a single node is not probed.
   */
  readonly order?: 'configured' | 'measured'
  readonly limits?: TransportLimits
}

/**
 * Creates the transport of one chain: 10 s for each node, then the next one. Simultaneous reads are batched into one
 * request. A single node gets a retry, and so do ranked ones: viem reads the ranking for each attempt. While the
 * ranking changes a request can hit the same dead node twice and miss the one that works.
 */
export function chainTransport(
  { id, rpcUrls }: Pick<AppChain, 'id' | 'rpcUrls'>,
  { order = 'configured', limits = nodeLimits }: ChainTransportOptions = {},
): Transport {
  const isLone = rpcUrls.length === 1
  const isMeasured = order === 'measured' && !isLone
  const nodes = rpcUrls.map((url) =>
    batchedHttp(url, { timeout: limits.requestTimeoutMs, retryCount: isLone ? 1 : 0 }),
  )
  const { sampleCount, weights, intervalMs, pingTimeoutMs } = limits.ranking

  /** Replaces viem's net_listening, which many public nodes refuse. Throws for a node on another chain. */
  async function ping({ transport }: { readonly transport: ReturnType<Transport> }): Promise<void> {
    // Its own signal keeps it out of the batch of other reads, which would fail with its shorter time limit.
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
