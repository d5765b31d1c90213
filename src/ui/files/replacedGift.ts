import { createStore } from 'zustand/vanilla'
import type { Lines } from '../../core/giving/editBasket'

type ReplacedGift = {
  /** What was in the gift before. */
  readonly before: Lines
  /** What that was for; empty: nothing was said. */
  readonly purposeBefore: string
  /** What took its place. Once anything else is in the gift, bringing the earlier lines back would lose that. */
  readonly after: Lines
}

/** The lines that a file or a plan has taken the place of, until the next change of the gift. Null: none. */
export const replacedGift = createStore<ReplacedGift | null>(() => null)
