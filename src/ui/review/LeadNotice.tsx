import { useMemo } from 'react'
import { assetNamesOf } from '../../core/review/assetNames'
import { findingsIn } from '../../core/review/findings'
import { leadByBytes, leadOf } from '../../core/review/danger'
import { leadWords, unconfirmedPaymentsWords } from '../../core/review/effectWords'
import type { SafePlace } from '../../core/review/safePlace'
import type { ShownReview } from '../../flows/review/reviewState'
import { Notice } from '../parts/Notice'
import { WithAddresses } from '../parts/AddressText'
import { useEnd } from './useEnd'
import { viewOf } from './viewOf'
import { m } from './messages'
import { m as inPayments } from './payments/messages'
import { isGrouped, ToJudge } from './payments/ToJudge'
import { checkWords } from '../../core/review/checkWords'
import type { TxEnd } from '../../core/review/txEnd'

const noLabels: ReadonlyMap<number, string> = new Map()

type LeadNoticeProps = {
  readonly place: SafePlace
  readonly state: ShownReview
  /** What the author of the link calls the recipients, by the position of the payment. */
  readonly labels?: ReadonlyMap<number, string>
}

/**
 * Shows the most dangerous effect, above everything else. Renders nothing for plain gifts to confirmed causes and plain
 * rejections, for what was not executed, and where the first of the {@link Findings} below says the same.
 */
export function LeadNotice({ place, state, labels = noLabels }: LeadNoticeProps) {
  const { review } = state
  const isPartial = state.kind === 'partial'
  const end = useEnd()
  const sentences = useMemo(() => {
    const names = assetNamesOf(place.chain)
    const lead = (isPartial ? leadByBytes : leadOf)(review.effects, viewOf(place, review.checks))
    if (lead === null) return null
    const labelOf = (index: number) => {
      const label = labels.get(index)
      return label === undefined ? null : inPayments.list.called(label)
    }
    const tense = end === 'done' ? 'did' : 'does'
    const view = { safe: place.safe, names, tense, labelOf } as const
    return unconfirmedPaymentsWords(lead, review.effects, view) ?? [leadWords(lead, place.safe, names, tense)]
  }, [place, review, labels, isPartial, end])
  // Nothing came of it, and the title says what it was.
  if (end === 'failed' || end === 'never') return null
  if (sentences === null || sentences.join(' ') === firstFindingText(place, review, end)) return null
  return (
    <Notice tone={end === 'open' ? 'waiting' : 'quiet'} title={m.lead}>
      {sentences.map((words) => (
        <p key={words}>
          <WithAddresses text={words} />
        </p>
      ))}
    </Notice>
  )
}

/** Returns the first of the {@link Findings}, in words. Null: there are none. */
function firstFindingText(place: SafePlace, { checks }: ShownReview['review'], end: TxEnd): string | null {
  const [first] = findingsIn(checks, end)
  return first === undefined ? null : checkWords(first, assetNamesOf(place.chain)).detail
}

type FindingsProps = {
  readonly place: SafePlace
  readonly review: ShownReview['review']
  /** True on paper, where nothing can be unfolded: each recipient is named in a sentence. */
  readonly isOnPaper?: boolean
}

/** Lists the failed checks at the top. Renders nothing when no check fails, or when nothing can be signed any more. */
export function Findings({ place, review: { checks, effects }, isOnPaper = false }: FindingsProps) {
  const names = assetNamesOf(place.chain)
  const failing = findingsIn(checks, useEnd())
  if (failing.length === 0) return null
  return (
    <section aria-label={m.findings}>
      <Notice tone="bad" title={m.findings} isSection>
        <ul>
          {failing.map((check) => {
            const { statement, detail } = checkWords(check, names)
            return (
              <li key={check.id}>
                {isGrouped(check) && !isOnPaper ? (
                  <ToJudge place={place} effects={effects} check={check} names={names} labels={noLabels} />
                ) : (
                  <WithAddresses text={detail === '' ? m.notSo(statement) : detail} />
                )}
              </li>
            )
          })}
        </ul>
      </Notice>
    </section>
  )
}
