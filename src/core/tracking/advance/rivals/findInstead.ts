import type { SafeOnChain, SafeTxRecord } from '../../../safe/safeTx'
import type { TrackedTx } from '../../trackedItem'
import type { QueuedInstead } from '../../trackedNote'
import { signedOthers } from './signedOthers'

/** How far the clocks of this browser and of the service may be apart, in ms. */
const clockToleranceMs = 5 * 60_000

/**
 * The queued transactions that may have been signed in place of a gift which no source shows: an owner has signed each
 * after the gift was proposed. A parent window that shows one transaction and has another one signed could return the hash
 * of the first.
 *
 * @throws SafeVersionError when the hash scheme of the Safe's version is unknown.
 */
export function findInstead(
  item: Pick<TrackedTx, 'safe' | 'safeTxHash' | 'createdAtMs'>,
  records: readonly SafeTxRecord[],
  onChain: SafeOnChain,
): readonly QueuedInstead[] {
  const since = item.createdAtMs - clockToleranceMs
  const recent = records.filter(
    ({ nonce, submittedAtMs }) => nonce >= onChain.nonce && submittedAtMs >= since,
  )
  return signedOthers(item, recent, onChain).map(({ record: { safeTxHash, nonce } }) => ({
    safeTxHash,
    nonce,
  }))
}
