import type { Answer } from '../../../core/answer'
import type { AppChain } from '../../../core/chain'
import type { HistoryReader } from '../../../ports/history'

/** Multiple of the configured confirmations, far deeper than what counts as delivered. */
const settledFactor = 20n

/**
 * Returns the newest final block: the chain's own, or by the configured confirmations when the node has none. `settled`:
 * executions up to this block are cached for good.
 *
 * @param final - Result of `finalBlock` of the chain's history.
 */
export function finalBlocks(
  { confirmations }: Pick<AppChain, 'confirmations'>,
  newest: bigint,
  final: Answer<bigint>,
): { readonly finalBlock: bigint; readonly settled: bigint } {
  const wanted = BigInt(Math.max(1, confirmations))
  const settled = newest - wanted * settledFactor
  if (final.kind !== 'found') return { finalBlock: newest - wanted + 1n, settled }
  const finalBlock = final.value < newest ? final.value : newest
  return { finalBlock, settled: finalBlock }
}

/** Reads the newest final block. Null when it could not be read: a silent node may still know one. */
export async function readFinality(
  chain: Pick<AppChain, 'confirmations'>,
  history: Pick<HistoryReader, 'finalBlock' | 'newestBlock'>,
  signal: AbortSignal,
): Promise<bigint | null> {
  const [final, newest] = await Promise.all([history.finalBlock(signal), history.newestBlock(signal)])
  if (final.kind === 'unreachable' || newest.kind !== 'found') return null
  return finalBlocks(chain, newest.value, final).finalBlock
}
