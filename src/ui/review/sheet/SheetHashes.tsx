import type { Digests } from '../../../core/review/digests'
import { AddressText } from '../../parts/AddressText'
import { Small } from '../../parts/basics'
import { Section } from '../../parts/Layout'
import { Facts, FactRow } from '../Facts'

/** The digests under the names of ERC-8213, in full. */
export function SheetHashes({ digests }: { readonly digests: Digests }) {
  return (
    <Section aria-labelledby="hashes">
      <h2 id="hashes">Hashes</h2>
      <Facts>
        <FactRow name={digestNames.domainHash}>
          <AddressText value={digests.domainHash} />
        </FactRow>
        <FactRow name={digestNames.messageHash}>
          <AddressText value={digests.messageHash} />
        </FactRow>
        <FactRow name={digestNames.eip712Digest}>
          <AddressText value={digests.eip712Digest} />
        </FactRow>
        <FactRow name={digestNames.dataDigest}>
          <AddressText value={digests.dataDigest} />
        </FactRow>
      </Facts>
      <Small>
        Domain hash and message hash together make the EIP-712 digest. The nonce is inside the message hash.
        The calldata digest binds neither chain, nor recipient, nor value: never compare it alone.
      </Small>
    </Section>
  )
}

/** The digests as ERC-8213 names them. */
export const digestNames: Readonly<Record<keyof Digests, string>> = {
  eip712Digest: 'EIP-712 digest (safeTxHash)',
  domainHash: 'Domain hash',
  messageHash: 'Message hash',
  dataDigest: 'Calldata digest (inner data)',
}
