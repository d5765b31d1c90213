import { useMemo } from 'react'
import { describeGift } from '../../core/giving/writeGiftDocument'
import { isHexEqual } from '../../core/isHexEqual'
import { assetNamesOf } from '../../core/review/assetNames'
import { type IntentComparison, intentDifferenceWords } from '../../core/review/compareIntent'
import type { SafePlace } from '../../core/review/safePlace'
import type { SafeTxHash } from '../../core/safe/safeTx'
import { isMadeHere, type TrackedTx } from '../../core/tracking/trackedItem'
import { createTrackedStore } from '../../core/tracking/trackedStore'
import type { ReviewState } from '../../flows/review/reviewState'
import { useAccount } from '../AppContext'
import { DifferenceList } from '../parts/DifferenceList'
import { timeText } from '../parts/format'
import { Notice } from '../parts/Notice'
import { useStoreValue } from '../parts/useStoreValue'
import { compareWith } from './compareLink'
import { m } from './messages'
import { stageOf, useEnd } from './useEnd'

/** A gift that was proposed in this browser, or that a file from another one describes, and its comparison with the transaction under review. */
export type OwnGift = { readonly item: TrackedTx; readonly comparison: IntentComparison }

/** Returns the comparison of a transaction with the gift that is known here under its hash. Null: there is none. */
export function useOwnGift(place: SafePlace, safeTxHash: SafeTxHash, state: ReviewState): OwnGift | null {
  const { items } = useStoreValue(useAccount()?.tracked ?? nothing)
  return useMemo(() => {
    // One that was rebuilt from what the browser remembers would agree with it whatever was proposed.
    if (state.kind !== 'read' || state.rebuiltFrom !== undefined) return null
    const item = items.find(
      (one): one is TrackedTx =>
        one.kind === 'safeTx' && !one.rebuilt && isHexEqual(one.safeTxHash, safeTxHash),
    )
    if (item === undefined) return null
    const comparison = compareWith(describeGift(item, { directory: null }), { place, safeTxHash, state })
    return { item, comparison }
  }, [items, place, safeTxHash, state])
}

const nothing = createTrackedStore({ items: [], durable: false })

/** Shows whether the transaction is the gift that was made here, or the one of a file that was brought in. Renders nothing while that is not compared to the end. */
export function OwnGiftNotice({
  own: { item, comparison },
  place,
}: {
  readonly own: OwnGift
  readonly place: SafePlace
}) {
  const stage = stageOf(useEnd())
  const words = isMadeHere(item) ? m.own : m.imported
  if (comparison.kind === 'differs')
    return (
      <Notice tone="bad" title={words.differs[stage]}>
        <DifferenceList
          meantName={words.given}
          differences={comparison.differences.map((one) =>
            intentDifferenceWords(one, assetNamesOf(place.chain)),
          )}
        />
        <p>{words.ask[stage]}</p>
      </Notice>
    )
  if (comparison.kind !== 'same' || comparison.besides.length > 0) return null
  return (
    <Notice tone={isMadeHere(item) ? 'good' : 'quiet'} title={words.same}>
      <p>{words.sameWords(timeText(item.createdAtMs))}</p>
    </Notice>
  )
}
