import { createStore } from 'zustand/vanilla'
import type { Lines } from '../../core/giving/basket'

type ReplacedGift = {
  /** Lines of the gift before. */
  readonly before: Lines
  /** Purpose of the earlier lines; empty: none. */
  readonly purposeBefore: string
  /** Lines that replaced them. With any other lines in the gift, restoring the earlier ones would lose those. */
  readonly after: Lines
}

/** The lines that a file or a plan has replaced, until the next change of the gift. Null: none. */
export const replacedGift = createStore<ReplacedGift | null>(() => null)
