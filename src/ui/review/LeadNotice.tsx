import type { Address } from 'viem'
import { assetNamesOf } from '../../core/review/assetNames'
import { leadByBytes, leadOf } from '../../core/review/byDanger'
import { leadWords } from '../../core/review/effectWords'
import type { SafePlace } from '../../core/review/safePlace'
import type { ShownReview } from '../../flows/review/reviewState'
import { Notice } from '../parts/Notice'
import { WithAddresses } from '../parts/AddressText'
import { checkOf } from './checkOf'
import { m } from './messages'

type LeadNoticeProps = { readonly place: SafePlace; readonly state: ShownReview }

/**
 * Shows the most dangerous effect, above everything else. Renders nothing for plain gifts to confirmed causes and plain
 * rejections.
 */
export function LeadNotice({ place, state }: LeadNoticeProps) {
  const { review } = state
  const { recipients } = checkOf(review.checks, 'recipients').evidence
  const confirmed = new Set(
    recipients.flatMap(({ kind, address }) => (kind === 'confirmed' ? [address] : [])),
  )
  const names = assetNamesOf(place.chain)
  const { threshold } = checkOf(review.checks, 'confirmations').evidence
  const view = {
    isConfirmed: (to: Address) => confirmed.has(to),
    names,
    ...(threshold !== null && { present: { safe: place.safe, threshold } }),
  }
  const lead = state.kind === 'partial' ? leadByBytes(review.effects, view) : leadOf(review.effects, view)
  if (lead === null) return null
  return (
    <Notice tone="waiting" title={m.lead}>
      <p>
        <WithAddresses text={leadWords(lead, place.safe, names)} />
      </p>
    </Notice>
  )
}
