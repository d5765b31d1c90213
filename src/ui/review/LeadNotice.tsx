import type { Address } from 'viem'
import { assetNamesOf, type AssetNames } from '../../core/review/assetNames'
import { leadByBytes, leadOf } from '../../core/review/danger'
import { leadWords } from '../../core/review/effectWords'
import type { SafePlace } from '../../core/review/safePlace'
import type { ShownReview } from '../../flows/review/reviewState'
import { Notice } from '../parts/Notice'
import { WithAddresses } from '../parts/AddressText'
import { checkOf, type Check } from '../../core/review/check'
import { m } from './messages'
import { checkWords } from '../../core/review/checkWords'

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

type FindingsProps = { readonly checks: readonly Check[]; readonly names: AssetNames }

/** Lists the failed checks at the top. Renders nothing when no check fails. */
export function Findings({ checks, names }: FindingsProps) {
  const failing = checks.filter(({ outcome }) => outcome === 'fails')
  if (failing.length === 0) return null
  return (
    <section aria-label={m.findings}>
      <Notice tone="bad" title={m.findings} isSection>
        <ul>
          {failing.map((check) => {
            const { statement, detail } = checkWords(check, names)
            return (
              <li key={check.id}>
                <WithAddresses text={detail === '' ? m.notSo(statement) : detail} />
              </li>
            )
          })}
        </ul>
      </Notice>
    </section>
  )
}
