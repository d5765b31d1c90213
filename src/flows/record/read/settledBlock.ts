import type { Answer } from '../../../core/answer'
import type { AppChain } from '../../../core/chain'

/** Far deeper than what counts as delivered: as many confirmations as that, times this. */
const settledFactor = 20n

/**
 * Tells up to which block a chain takes nothing back: what it calls final itself, or where the node does not say by the
 * confirmations of the configuration. `settled`: what is kept for good.
 *
 * @param final - What `finalBlock` of the chain's history says.
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
