import type { Address } from 'viem'
import type { SafeOnChain, SafeTxRecord } from '../../../safe/safeTx'
import { verifyConfirmations } from '../../../safe/verifyConfirmations'
import { verifyRecord } from '../../../safe/verifyRecord'
import type { TrackedTx } from '../../trackedItem'

/** The most rows that are verified: recovery takes milliseconds, and anyone can add rows. */
const mostJudged = 5

/**
 * The queued transactions beside an item that hash to what they say, each with the owners whose signature was recovered:
 * at least one, because anybody can put an unsigned row at the service. The first of them are judged.
 *
 * @throws SafeVersionError when the hash scheme of the Safe's version is unknown.
 */
export function signedOthers(
  { safe, safeTxHash }: Pick<TrackedTx, 'safe' | 'safeTxHash'>,
  records: readonly SafeTxRecord[],
  { chainId, version, owners }: SafeOnChain,
): readonly { readonly record: SafeTxRecord; readonly signed: readonly Address[] }[] {
  return records
    .filter((record) => !record.isExecuted && record.trusted)
    .filter((record) => record.safeTxHash.toLowerCase() !== safeTxHash.toLowerCase())
    .filter((record) => verifyRecord(record, { chainId, safe, version }).kind === 'ok')
    .slice(0, mostJudged)
    .map((record) => {
      const { safeTxHash: hash, confirmations } = record
      return { record, signed: verifyConfirmations({ hash, confirmations, owners }).valid }
    })
    .filter(({ signed }) => signed.length > 0)
}
