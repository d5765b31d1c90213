import type { LastSearch } from '../../core/outbox/state'
import type { Progress } from '../outbox/payments'

/** The sentences of a gift that differ between a Safe and an ordinary wallet. */
export type GiverWords = {
  /** Limits of one gift, for an empty basket. */
  readonly emptyBasket: string
  /** The consequence of an unreadable balance. */
  readonly unreadBalances: string
  /** Title for calls that cannot be decoded. */
  readonly unreadable: string
  readonly give: string
  /** Sentence for the reads before the request. */
  readonly checking: string
  asking(progress: Progress): { readonly title: string; readonly lede: string }
  readonly noAnswer: string
  readonly windowClosed: string
  readonly look: string
  unknown(progress: Progress): { readonly title: string; readonly lede: string }
  readonly looking: string
  /** Returns the outcome of the last search. */
  result(lastSearch: LastSearch): string
  /** Returns the next step. `maySay`: the user may declare it as not sent. */
  advice(lastSearch: LastSearch, progress: Progress, maySay: boolean): string
  /**
   * Returns the words for declaring it as not sent. `isLikeDraft`: an equal gift is a draft, which no search can
   * distinguish from this one.
   */
  notOut(progress: Progress, lastSearch: LastSearch | null, isLikeDraft: boolean): NotOutWords
  readonly blocked: { readonly title: string; readonly notice: string }
}

/** Words for a user who has compared and is sure. */
export type NotOutWords = {
  readonly title: string
  readonly compare: string
  readonly sure: string
  /** Cost of a mistake. Null: the title has it. */
  readonly warning: string | null
}
