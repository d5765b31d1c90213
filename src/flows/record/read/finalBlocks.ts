import type { Answer } from '../../../core/answer'
import type { AppChain } from '../../../core/chain'
import type { HistoryReader } from '../../../ports/history'

/** Multiple of the configured confirmations, far deeper than what counts as delivered. */
const settledFactor = 20n

/**
 * Returns the newest final block: the chain's own, or by the configured confirmations when the node has none. Null when it
 * could not be read: a silent node may still know one. `settled`: executions up to this block are not read again.
 *
 * @param final - Result of `finalBlock` of the chain's history.
 */
export function finalBlocks(
  { confirmations }: Pick<AppChain, 'confirmations'>,
  newest: bigint,
  final: Answer<bigint>,
): { readonly finalBlock: bigint | null; readonly settled: bigint } {
  const wanted = BigInt(Math.max(1, confirmations))
  const settled = newest - wanted * settledFactor
  if (final.kind === 'unreachable') return { finalBlock: null, settled }
  if (final.kind === 'missing') return { finalBlock: newest - wanted + 1n, settled }
  const finalBlock = final.value < newest ? final.value : newest
  return { finalBlock, settled: finalBlock }
}

/** Reads the newest final block. Null when it could not be read. */
export async function readFinality(
  chain: Pick<AppChain, 'confirmations'>,
  history: Pick<HistoryReader, 'finalBlock' | 'newestBlock'>,
  signal: AbortSignal,
): Promise<bigint | null> {
  const [final, newest] = await Promise.all([history.finalBlock(signal), history.newestBlock(signal)])
  return newest.kind === 'found' ? finalBlocks(chain, newest.value, final).finalBlock : null
}
