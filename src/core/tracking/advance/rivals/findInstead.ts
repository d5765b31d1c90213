import type { SafeOnChain, SafeTxRecord } from '../../../safe/safeTx'
import type { TrackedTx } from '../../trackedItem'
import type { QueuedInstead } from '../../trackedNote'
import { signedOthers } from './signedOthers'

/** Maximum lag of the service's clock behind this browser's, or the chain's, in ms. */
const clockToleranceMs = 5 * 60_000

/** Returns true when a record is older than a proposal of this time, in ms. */
export function isOlder(
  { submittedAtMs }: Pick<SafeTxRecord, 'submittedAtMs'>,
  proposedAtMs: number,
): boolean {
  return submittedAtMs < proposedAtMs - clockToleranceMs
}

/**
 * Finds queued transactions that may have been signed in place of a gift that no source shows: each signed by an
 * owner after the gift was proposed. A hostile parent window could show one transaction, have another one signed, and
 * return the hash of the first.
 *
 * @throws SafeVersionError when the hash scheme of the Safe's version is unknown.
 */
export function findInstead(
  item: Pick<TrackedTx, 'safe' | 'safeTxHash'>,
  proposedAtMs: number,
  records: readonly SafeTxRecord[],
  onChain: SafeOnChain,
): readonly QueuedInstead[] {
  const recent = records.filter((record) => record.nonce >= onChain.nonce && !isOlder(record, proposedAtMs))
  return signedOthers(item, recent, onChain).map(({ record: { safeTxHash, nonce } }) => ({
    safeTxHash,
    nonce,
  }))
}
