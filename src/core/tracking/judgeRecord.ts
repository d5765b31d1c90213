import { decodeCalls } from '../safe/decodeCalls'
import { sameCalls } from '../safe/sameCalls'
import type { SafeOnChain, SafeTxRecord } from '../safe/safeTx'
import { SafeVersionError } from '../safe/safeTxHash'
import { verifyRecord } from '../safe/verifyRecord'
import type { TrackedTx } from './trackedItem'

/** Whether a record that some source sent is the transaction that was asked for. */
export type Judgement =
  | { readonly kind: 'ours'; readonly record: SafeTxRecord }
  | { readonly kind: 'forged'; readonly field: string }
  | { readonly kind: 'unknown'; readonly reason: string }

/**
 * Compares a record with the item: it has to hash to the item's own safeTxHash and make exactly the calls that were
 * asked for, with no payment for the execution beside them. Whoever sent it, that is proof; a source is not.
 */
export function judgeRecord(
  item: Pick<TrackedTx, 'safe' | 'safeTxHash' | 'calls'>,
  record: SafeTxRecord,
  onChain: SafeOnChain,
): Judgement {
  try {
    const verified = verifyRecord(record, {
      chainId: onChain.chainId,
      safe: item.safe,
      version: onChain.version,
    })
    if (verified.kind === 'forged') return { kind: 'forged', field: verified.field }
  } catch (error) {
    if (error instanceof SafeVersionError) return { kind: 'unknown', reason: error.sentence }
    throw error
  }
  if (record.safeTxHash.toLowerCase() !== item.safeTxHash.toLowerCase())
    return { kind: 'forged', field: 'safeTxHash' }
  if (record.gasPrice !== 0n) return { kind: 'forged', field: 'gasPrice' }
  const decoded = decodeCalls(record)
  if (decoded.kind !== 'calls' || !sameCalls(decoded.calls, item.calls))
    return { kind: 'forged', field: 'calls' }
  return { kind: 'ours', record }
}
