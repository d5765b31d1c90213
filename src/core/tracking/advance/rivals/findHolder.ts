import { withoutCalls } from '../../../safe/comparePayments'
import { decodeCalls } from '../../../safe/decodeCalls'
import type { SafeOnChain, SafeTxRecord } from '../../../safe/safeTx'
import type { TrackedTx } from '../../trackedItem'
import { signedOthers } from './signedOthers'

/**
 * Finds the queued transaction that also makes the payments of a draft, such as the wallet's confirmed batch. It has
 * a valid hash, and an owner's signature.
 *
 * @throws SafeVersionError when the hash scheme of the Safe's version is unknown.
 */
export function findHolder(
  item: Pick<TrackedTx, 'safe' | 'safeTxHash' | 'calls'>,
  records: readonly SafeTxRecord[],
  onChain: SafeOnChain,
): TrackedTx['heldBy'] {
  const holding = records.filter((record) => {
    if (record.nonce < onChain.nonce) return false
    const decoded = decodeCalls(record)
    return decoded.kind === 'calls' && withoutCalls(decoded.calls, item.calls) !== null
  })
  const holder = signedOthers(item, holding, onChain)[0]?.record
  return holder && { safeTxHash: holder.safeTxHash, nonce: holder.nonce }
}
