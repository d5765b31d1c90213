import type { Digests } from '../../../core/review/digests'
import { AddressText } from '../../parts/AddressText'
import { Small } from '../../parts/basics'
import { Section } from '../../parts/Layout'
import { Facts, FactRow } from '../Facts'
import { m } from './messages'

/** The digests under the names of ERC-8213, in full. */
export function SheetHashes({ digests }: { readonly digests: Digests }) {
  return (
    <Section aria-labelledby="hashes">
      <h2 id="hashes">{m.hashes.title}</h2>
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
      <Small>{m.hashes.words}</Small>
    </Section>
  )
}
