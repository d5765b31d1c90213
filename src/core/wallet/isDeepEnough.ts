import type { ChainReceipt } from './chainAccount'

/** Returns true when a block has enough confirmations on this chain to count as final. */
export function isDeepEnough(
  { confirmations }: Pick<ChainReceipt, 'confirmations'>,
  wanted: number,
): boolean {
  return confirmations >= Math.max(1, wanted)
}
