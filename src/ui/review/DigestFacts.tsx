import { type Digests, digestsOf } from '../../core/review/digests'
import { AddressText } from '../parts/AddressText'
import { Facts, FactRow } from './Facts'
import { m } from './messages'
import type { ReviewReading } from '../../flows/review/read/readReview'

/** Shows the digests of a transaction in full, named as in ERC-8213. */
export function DigestFacts({ digests }: { readonly digests: Digests }) {
  return (
    <Facts>
      <FactRow name={m.hashes.domainHash}>
        <AddressText value={digests.domainHash} />
      </FactRow>
      <FactRow name={m.hashes.messageHash}>
        <AddressText value={digests.messageHash} />
      </FactRow>
      <FactRow name={m.hashes.eip712Digest}>
        <AddressText value={digests.eip712Digest} />
      </FactRow>
      <FactRow name={m.hashes.dataDigest}>
        <AddressText value={digests.dataDigest} />
      </FactRow>
    </Facts>
  )
}

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
