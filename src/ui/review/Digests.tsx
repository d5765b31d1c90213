import { useMemo } from 'react'
import { Link } from 'wouter'
import type { SafePlace } from '../../core/review/safePlace'
import type { ReviewReading } from '../../flows/review/readReview'
import { AddressText } from '../parts/AddressText'
import { Notice } from '../parts/Notice'
import { paths } from '../paths'
import { Facts, FactRow } from './Facts'
import { readDigests } from './readDigests'
import { useGiftText } from './useGiftText'

type DigestsProps = { readonly place: SafePlace; readonly reading: ReviewReading }

/** What a signing device shows for this transaction, computed here from its fields. */
export function Digests({ place, reading }: DigestsProps) {
  const digests = useMemo(() => readDigests(reading), [reading])
  const giftText = useGiftText()
  if (digests === null)
    return (
      <Notice tone="waiting" title="The hashes could not be computed">
        <p>The version of the Safe is not known, so nobody can tell what its owners sign. Do not sign.</p>
      </Notice>
    )
  return (
    <>
      <p>
        Compare the whole of what your device shows. Which hashes or fields that are, and in which order, is
        on the <Link href={paths.sheet(place, reading.record.safeTxHash, giftText)}>verification sheet</Link>,
        with a box to paste into and a page to print. The nonce is inside the message hash.
      </p>
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
        <FactRow name="Calldata digest (inner data)">
          <AddressText value={digests.dataDigest} />
        </FactRow>
      </Facts>
    </>
  )
}
