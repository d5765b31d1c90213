import type { ReviewReading } from '../../flows/review/readReview'
import { AddressText } from '../parts/AddressText'
import { Small } from '../parts/basics'
import { Notice } from '../parts/Notice'
import { Facts, FactRow } from './Facts'
import { readDigests } from './readDigests'

/** What a signing device shows for this transaction, computed here from its fields. */
export function Digests({ reading }: { readonly reading: ReviewReading }) {
  const digests = readDigests(reading)
  if (digests === null)
    return (
      <Notice tone="waiting" title="The hashes could not be computed">
        <p>The version of the Safe is not known, so nobody can tell what its owners sign. Do not sign.</p>
      </Notice>
    )
  return (
    <>
      <Small>
        A Ledger that does not show the fields shows domain hash and message hash, in this order. A Keystone
        shows these two and the safeTxHash. A Trezor shows the fields, and the message hash where that is
        turned on. No device shows the nonce beside a Ledger’s fields: it is inside the message hash.
      </Small>
      <Facts>
        <FactRow name="Domain hash">
          <AddressText value={digests.domainHash} />
        </FactRow>
        <FactRow name="Message hash">
          <AddressText value={digests.messageHash} />
        </FactRow>
        <FactRow name="EIP-712 digest (safeTxHash)">
          <AddressText value={digests.eip712Digest} />
        </FactRow>
        <FactRow name="Digest of the inner data">
          <AddressText value={digests.dataDigest} />
        </FactRow>
      </Facts>
    </>
  )
}
