import { withoutCalls } from '../../../safe/comparePayments'
import { decodeCalls } from '../../../safe/decodeCalls'
import type { SafeOnChain, SafeTxRecord } from '../../../safe/safeTx'
import { verifyConfirmations } from '../../../safe/verifyConfirmations'
import { verifyRecord } from '../../../safe/verifyRecord'
import type { TrackedTx } from '../../trackedItem'

/** Recovering a signature takes milliseconds, and anybody can put rows there. */
const mostJudged = 5

/**
 * The queued transaction that makes the payments of a draft too, such as the batch of the wallet once it is confirmed. It
 * hashes to what it says, and an owner has signed it.
 *
 * @throws SafeVersionError when the hash scheme of the Safe's version is unknown.
 */
export function findHolder(
  { safe, safeTxHash, calls }: Pick<TrackedTx, 'safe' | 'safeTxHash' | 'calls'>,
  records: readonly SafeTxRecord[],
  { chainId, version, owners, nonce }: SafeOnChain,
): TrackedTx['heldBy'] {
  const holder = records
    .filter((record) => record.nonce >= nonce && !record.isExecuted && record.trusted)
    .filter((record) => record.safeTxHash.toLowerCase() !== safeTxHash.toLowerCase())
    .filter((record) => {
      const decoded = decodeCalls(record)
      return decoded.kind === 'calls' && withoutCalls(decoded.calls, calls) !== null
    })
    .filter((record) => verifyRecord(record, { chainId, safe, version }).kind === 'ok')
    .slice(0, mostJudged)
    .find(({ safeTxHash: hash, confirmations }) => {
      return verifyConfirmations({ hash, confirmations, owners }).valid.length > 0
    })
  return holder && { safeTxHash: holder.safeTxHash, nonce: holder.nonce }
}
