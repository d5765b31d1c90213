import type { TrackedGift } from '../../core/giving/trackedGift'
import { ForecastFold as Fold } from '../review/ForecastFold'
import { m } from './messages'
import { ReviewTable } from './ReviewTable'
import type { GiftParts } from './useParts'

type PaymentTablesProps = {
  /** All that is left of the gift, in the order of its parts. */
  readonly gifts: readonly TrackedGift[]
  readonly parts: GiftParts
  readonly who: 'Safe' | 'wallet'
}

/** Lists the payments that are requested now, in full, and the later ones behind a fold. */
export function PaymentTables({ gifts, parts: { parts, plan }, who }: PaymentTablesProps) {
  const count = parts[0]?.length ?? 0
  if (plan === undefined) return <ReviewTable caption={m.review.table.all} gifts={gifts} />
  const later = gifts.slice(count)
  return (
    <>
      <h2>{m.plan.part(plan.part, plan.of, count, who)}</h2>
      <ReviewTable caption={m.review.table.now} gifts={gifts.slice(0, count)} />
      {later.length > 0 && (
        <Fold>
          <summary>{m.plan.rest(later.length, parts.length - 1, who)}</summary>
          <ReviewTable caption={m.review.table.later} gifts={later} />
        </Fold>
      )}
    </>
  )
}
