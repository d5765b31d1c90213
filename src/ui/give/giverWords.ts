import type { LastSearch } from '../../core/outbox/state'
import type { Progress } from './outbox/payments'

/** The sentences of a gift that differ between a Safe and an ordinary wallet. */
export type GiverWords = {
  /** In an empty basket: what one gift can hold. */
  readonly emptyBasket: string
  /** The consequence of an unreadable balance. */
  readonly unreadBalances: string
  /** The calls of a gift cannot be read back. */
  readonly unreadable: string
  readonly give: string
  /** What is read before the request. */
  readonly checking: string
  asking(progress: Progress): { readonly title: string; readonly lede: string }
  readonly noAnswer: string
  readonly windowClosed: string
  readonly look: string
  unknown(progress: Progress): { readonly title: string; readonly lede: string }
  readonly looking: string
  /** What the last search found. */
  result(lastSearch: LastSearch): string
  /** What to do next. `maySay`: the user may declare it as not sent. */
  advice(lastSearch: LastSearch, progress: Progress, maySay: boolean): string
  /** `isLikeDraft`: an equal gift is a draft, which no search can tell from this one. */
  notOut(progress: Progress, lastSearch: LastSearch | null, isLikeDraft: boolean): NotOutWords
  readonly blocked: { readonly title: string; readonly notice: string }
}

/** For a user who has compared and is sure. */
export type NotOutWords = {
  readonly title: string
  readonly compare: string
  readonly sure: string
  /** The cost of a mistake; null: the title says it. */
  readonly warning: string | null
}
