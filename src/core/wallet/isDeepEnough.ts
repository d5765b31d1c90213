import type { ChainReceipt } from './chainAccount'

/** Whether so many blocks are on top of it that this chain will not take it back. */
export function isDeepEnough(
  { confirmations }: Pick<ChainReceipt, 'confirmations'>,
  wanted: number,
): boolean {
  return confirmations >= Math.max(1, wanted)
}
