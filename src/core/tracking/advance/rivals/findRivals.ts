import { isRejection } from '../../../safe/isRejection'
import type { SafeOnChain, SafeTxRecord } from '../../../safe/safeTx'
import type { Rival, TrackedTx } from '../../trackedItem'
import { signedOthers } from './signedOthers'

/**
 * Finds the queued transactions with the nonce of a waiting gift, rejections first, each signed by at least one
 * owner. Ignores signatures that only the chain can prove, so there may be more.
 */
export function findRivals(
  item: Pick<TrackedTx, 'safe' | 'safeTxHash' | 'nonce'>,
  records: readonly SafeTxRecord[],
  onChain: SafeOnChain,
): readonly Rival[] {
  const rivals = records
    .filter(({ nonce }) => nonce === item.nonce)
    .sort((one, other) => Number(isRejection(other)) - Number(isRejection(one)))
  return signedOthers(item, rivals, onChain).map(({ record, signed }) => {
    return { kind: isRejection(record) ? 'rejection' : 'other', safeTxHash: record.safeTxHash, signed }
  })
}
