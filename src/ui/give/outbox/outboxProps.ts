import type { Cause } from '../../../core/causes/cause'
import type { Gift } from '../../../core/giving/gift'
import type { Shown } from '../../../core/outbox/state'
import type { Giver } from '../giver'

/** What the screen of one state of the outbox is given. */
export type OutboxProps<Kind extends Shown['kind']> = {
  readonly giver: Giver
  readonly causes: readonly Cause[]
  readonly shown: Extract<Shown, { readonly kind: Kind }>
  /** Forget what has not been sent, and go on with the basket. */
  readonly onChange: () => void
  /** Review what is left of the gift. */
  readonly onReview: (gifts: readonly Gift[]) => void
}
