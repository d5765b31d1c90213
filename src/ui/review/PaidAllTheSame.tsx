import { assetNamesOf } from '../../core/review/assetNames'
import { effectWords } from '../../core/review/effectWords'
import type { SafePlace } from '../../core/review/safePlace'
import type { ShownReview } from '../../flows/review/reviewState'
import { isHexEqual } from '../../core/isHexEqual'
import { WithAddresses } from '../parts/AddressText'
import { Notice } from '../parts/Notice'
import { m } from './messages'
import { useEnd } from './useEnd'

type PaidAllTheSameProps = { readonly place: SafePlace; readonly review: ShownReview['review'] }

/** Shows what the Safe paid for an execution that failed: only its calls were undone. Renders nothing where it paid nothing. */
export function PaidAllTheSame({ place: { chain, safe }, review: { effects } }: PaidAllTheSameProps) {
  const end = useEnd()
  const refund = effects.find((effect) => effect.kind === 'refunds' && isHexEqual(effect.by, safe))
  if (end !== 'failed' || refund === undefined) return null
  return (
    <Notice tone="waiting" title={m.paidAllTheSame}>
      <p>
        <WithAddresses text={effectWords(refund, safe, assetNamesOf(chain), 'did')} />
      </p>
    </Notice>
  )
}
