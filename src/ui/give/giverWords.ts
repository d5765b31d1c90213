import type { LastSearch } from '../../core/outbox/state'
import type { Progress } from './outbox/payments'

/** What the screens of a gift say differently for a Safe and for an ordinary wallet. */
export type GiverWords = {
  /** Nothing is chosen yet: what one gift can carry. */
  readonly emptyBasket: string
  /** What the giver holds could not be read: what follows from that. */
  readonly unreadBalances: string
  /** The calls of a gift cannot be read back. */
  readonly unreadable: string
  readonly give: string
  /** What is read before asking. */
  readonly checking: string
  asking(progress: Progress): { readonly title: string; readonly lede: string }
  readonly noAnswer: string
  readonly windowClosed: string
  readonly look: string
  unknown(progress: Progress): { readonly title: string; readonly lede: string }
  readonly looking: string
  /** What the last search found. */
  result(lastSearch: LastSearch): string
  /** What follows from it. `maySay`: the user may say already that it is not out. */
  advice(lastSearch: LastSearch, progress: Progress, maySay: boolean): string
  /** `isLikeDraft`: an equal gift is a draft, which no search can tell from this one. */
  notOut(progress: Progress, lastSearch: LastSearch | null, isLikeDraft: boolean): NotOutWords
  readonly blocked: { readonly title: string; readonly notice: string }
}

/** For a user who has compared for themselves and is sure. */
export type NotOutWords = {
  readonly title: string
  readonly compare: string
  readonly sure: string
  /** What it costs to be wrong; null where the title says so. */
  readonly warning: string | null
}
