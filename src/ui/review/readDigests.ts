import { type Digests, digestsOf } from '../../core/review/digests'
import type { ReviewReading } from '../../flows/review/read/readReview'

/**
 * Returns the digests of the transaction under review. Null: the version of the Safe was not read, or a field does not
 * fit its type.
 */
export function readDigests({ setup, safe, chain, record }: ReviewReading): Digests | null {
  if (setup.kind !== 'found' || setup.value.version.kind !== 'read') return null
  try {
    return digestsOf(record, { chainId: chain.id, safe, version: setup.value.version.value })
  } catch {
    return null
  }
}
