import type { SafeOnChain, SafeTxRecord } from '../../../safe/safeTx'
import type { TrackedTx } from '../../trackedItem'
import type { QueuedInstead } from '../../trackedNote'
import { signedOthers } from './signedOthers'

/** How far the clock of the service may be behind that of this browser, or of the chain, in ms. */
const clockToleranceMs = 5 * 60_000

/** Whether a record is older than a proposal of this moment, in ms. */
export function isOlder(
  { submittedAtMs }: Pick<SafeTxRecord, 'submittedAtMs'>,
  proposedAtMs: number,
): boolean {
  return submittedAtMs < proposedAtMs - clockToleranceMs
}

/**
 * The queued transactions that may have been signed in place of a gift which no source shows: an owner has signed each
 * after the gift was proposed. A parent window that shows one transaction and has another one signed could return the hash
 * of the first.
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
