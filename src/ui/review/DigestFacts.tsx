import type { Digests } from '../../core/review/digests'
import { AddressText } from '../parts/AddressText'
import { Facts, FactRow } from './Facts'
import { m } from './messages'

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
