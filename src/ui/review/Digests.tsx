import { useMemo } from 'react'
import { Link } from 'wouter'
import type { SafePlace } from '../../core/review/safePlace'
import type { ReviewReading } from '../../flows/review/read/readReview'
import { Notice } from '../parts/Notice'
import { paths } from '../paths'
import { DigestFacts } from './DigestFacts'
import { readDigests } from './readDigests'
import { useGiftText } from './useGiftText'
import { Sentence } from '../parts/Sentence'
import { m } from './messages'

type DigestsProps = { readonly place: SafePlace; readonly reading: ReviewReading }

/** Shows the digests that a signing device shows for this transaction, computed here from its fields. */
export function Digests({ place, reading }: DigestsProps) {
  const digests = useMemo(() => readDigests(reading), [reading])
  const giftText = useGiftText()
  if (digests === null)
    return (
      <Notice tone="waiting" title={m.hashes.unknown}>
        <p>{m.hashes.unknownWords}</p>
      </Notice>
    )
  return (
    <>
      <p>
        <Sentence
          of={m.hashes.compare(
            <Link href={paths.sheet(place, reading.record.safeTxHash, giftText)}>{m.hashes.sheet}</Link>,
          )}
        />
      </p>
      <DigestFacts digests={digests} />
    </>
  )
}
