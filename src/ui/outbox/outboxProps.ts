import type { Cause } from '../../core/causes/cause'
import type { Gift } from '../../core/giving/gift'
import type { Shown } from '../../core/outbox/state'
import type { Giver } from '../give/giver'

/** The props of an outbox screen. */
export type OutboxProps<Kind extends Shown['kind']> = {
  readonly giver: Giver
  readonly causes: readonly Cause[]
  readonly shown: Extract<Shown, { readonly kind: Kind }>
  /** Forgets what was not sent and returns to the basket. */
  readonly onChange: () => void
  /** Reviews the rest of the gift. */
  readonly onReview: (gifts: readonly Gift[]) => void
}
