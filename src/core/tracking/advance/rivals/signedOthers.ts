import type { Address } from 'viem'
import { isHexEqual } from '../../../isHexEqual'
import type { SafeOnChain, SafeTxRecord } from '../../../safe/safeTx'
import { verifyConfirmations } from '../../../safe/recoverOwners'
import { verifyRecord } from '../../../safe/verifyRecord'
import type { TrackedTx } from '../../trackedItem'

/** Maximum number of rows to verify: recovery takes milliseconds, and anyone can add rows. */
const mostJudged = 5

/**
 * Returns the queued transactions beside an item with a valid hash, each with the owners whose signature was
 * recovered: at least one, since anyone can add an unsigned row to the service. Judges only the first ones.
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
    .filter((record) => !isHexEqual(record.safeTxHash, safeTxHash))
    .filter((record) => verifyRecord(record, { chainId, safe, version }).kind === 'ok')
    .slice(0, mostJudged)
    .map((record) => {
      const { safeTxHash: hash, confirmations } = record
      return { record, signed: verifyConfirmations({ hash, confirmations, owners }).valid }
    })
    .filter(({ signed }) => signed.length > 0)
}
