import type { Payee } from '../giving/basket'
import type { LineContext } from '../giving/checkLine'
import type { Gift } from '../giving/gift'

/** A problem of one payment in a file. */
export type FileProblem = {
  /** In a table the line of the file; in a batch the number of the transaction. Both count from 1. */
  readonly place: number
  /** As the file spells it; null: the payment as a whole. */
  readonly column: string | null
  /** Text in the file, cut short; null: nothing to show. */
  readonly text: string | null
  readonly sentence: string
  readonly remedy: string
}

/** One payment of a file that has passed every check of a basket line. */
export type FilePayment = {
  readonly place: number
  readonly payee: Payee
  readonly gift: Gift
}

export type FileReading =
  | {
      readonly kind: 'read'
      /** Name of a place in the file: "Line 3", "Transaction 3". */
      readonly placeName: 'Line' | 'Transaction'
      readonly payments: readonly FilePayment[]
      readonly problems: readonly FileProblem[]
      /** Notes on the file as a whole, a sentence each. */
      readonly notes: readonly string[]
    }
  /** Nothing of the file could be read as payments. */
  | { readonly kind: 'unreadable'; readonly sentence: string; readonly remedy: string }

export type FileContext = LineContext

/** Maximum length of a cell's text in a problem. */
const shownLength = 60

/** Formats a cell for a problem: on one line, and short. */
export function shownText(text: string): string | null {
  const plain = text.replace(/\s+/gu, ' ').trim()
  if (plain === '') return null
  return plain.length > shownLength ? `${plain.slice(0, shownLength)}…` : plain
}
