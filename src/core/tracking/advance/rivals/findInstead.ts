import type { SafeOnChain, SafeTxRecord } from '../../../safe/safeTx'
import { verifyConfirmations } from '../../../safe/verifyConfirmations'
import { verifyRecord } from '../../../safe/verifyRecord'
import type { TrackedTx } from '../../trackedItem'
import type { QueuedInstead } from '../../trackedNote'

/** Recovering a signature takes milliseconds, and anybody can put rows there. */
const mostJudged = 5

/** How far the clocks of this browser and of the service may be apart, in ms. */
const clockToleranceMs = 5 * 60_000

/**
 * The queued transactions that may have been signed in place of a gift which no source shows: each hashes to what it says,
 * an owner has signed it, and it came after the gift was asked for. A parent window that shows one thing and has another
 * signed could answer with the hash of the first.
 *
 * @throws SafeVersionError when the hash scheme of the Safe's version is unknown.
 */
export function findInstead(
  { safe, safeTxHash, createdAtMs }: Pick<TrackedTx, 'safe' | 'safeTxHash' | 'createdAtMs'>,
  records: readonly SafeTxRecord[],
  { chainId, version, owners, nonce }: SafeOnChain,
): readonly QueuedInstead[] {
  return records
    .filter((record) => record.nonce >= nonce && !record.isExecuted && record.trusted)
    .filter((record) => record.safeTxHash.toLowerCase() !== safeTxHash.toLowerCase())
    .filter((record) => record.submittedAtMs >= createdAtMs - clockToleranceMs)
    .filter((record) => verifyRecord(record, { chainId, safe, version }).kind === 'ok')
    .slice(0, mostJudged)
    .filter(({ safeTxHash: hash, confirmations }) => {
      return verifyConfirmations({ hash, confirmations, owners }).valid.length > 0
    })
    .map((record) => ({ safeTxHash: record.safeTxHash, nonce: record.nonce }))
}
