import { isRejection } from '../../../safe/isRejection'
import type { SafeOnChain, SafeTxRecord } from '../../../safe/safeTx'
import { verifyConfirmations } from '../../../safe/verifyConfirmations'
import { verifyRecord } from '../../../safe/verifyRecord'
import type { Rival, TrackedTx } from '../../trackedItem'

/** Recovering a signature takes milliseconds, and anybody can put rows there. */
const mostJudged = 5

/**
 * The queued transactions that would use the nonce of a waiting gift in its place, rejections first. Each hashes to what
 * it says, and at least one owner has signed it: anybody can put an unsigned row at the service. Signatures that only the
 * chain can prove are not counted, so there may be more.
 */
export function findRivals(
  { safe, safeTxHash, nonce }: Pick<TrackedTx, 'safe' | 'safeTxHash' | 'nonce'>,
  records: readonly SafeTxRecord[],
  { chainId, version, owners }: SafeOnChain,
): readonly Rival[] {
  return records
    .filter((record) => record.nonce === nonce && !record.isExecuted && record.trusted)
    .filter((record) => record.safeTxHash.toLowerCase() !== safeTxHash.toLowerCase())
    .filter((record) => verifyRecord(record, { chainId, safe, version }).kind === 'ok')
    .sort((one, other) => Number(isRejection(other)) - Number(isRejection(one)))
    .slice(0, mostJudged)
    .map((record): Rival => {
      const { safeTxHash: hash, confirmations } = record
      const { valid } = verifyConfirmations({ hash, confirmations, owners })
      return { kind: isRejection(record) ? 'rejection' : 'other', safeTxHash: hash, signed: valid }
    })
    .filter(({ signed }) => signed.length > 0)
}
