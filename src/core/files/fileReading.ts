import type { Payee } from '../giving/basket'
import type { LineContext } from '../giving/checkLine'
import type { Gift } from '../giving/gift'
import type { Mapping } from './columns'
import type { SignGuess } from './guessSign'
import type { DecimalSign } from './parseDeclared'

/** The problem of a line, by the field that mends it. `row`: its cells do not fit the columns. */
type MendField = 'amount' | 'receiver' | 'asset' | 'name' | 'row'

/** A problem of one payment in a file. */
export type FileProblem = {
  /** In a table the line of the file; in a batch the number of the transaction. Both count from 1. */
  readonly place: number
  /** Null: the file has to be changed. */
  readonly field: MendField | null
  /** Whom the payment is for, as in the file; null: not named there. */
  readonly payee: string | null
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

/** Name of a place in the file: "Line 3", "Transaction 3", "Payment 3" of a list in JSON. */
export type PlaceName = 'Line' | 'Transaction' | 'Payment'

/** A table as the user sees and corrects its columns. */
export type TableSeen = {
  /** Null: the first line holds a payment already. */
  readonly header: readonly string[] | null
  /** The first lines below the header. */
  readonly samples: readonly (readonly string[])[]
  readonly mapping: Mapping
  /** Places in `mapping` that the user has to confirm: only the cells speak for them. */
  readonly proposed: readonly number[]
  readonly sign: SignGuess
  /** The sign that the amounts are read with; null: not known. */
  readonly decimalSign: DecimalSign | null
  /** The asset of every payment, where no column names it. */
  readonly assetKey: string | null
  readonly missing: readonly Missing[]
  /** The unit in the heading of the amounts, where it is not the symbol of every payment's asset. */
  readonly unit: HeadedUnit | null
  /** Amounts that may go on in the cell after it: the first one, and in how many lines. */
  readonly doubt: { readonly text: string; readonly lines: number } | null
}

/** `isAsset`: the symbol of an asset of the chain, so never a unit of another one. */
export type HeadedUnit = { readonly heading: string; readonly unit: string; readonly isAsset: boolean }

/** The choices that a table needs before it is read. A column that is only proposed is still missing. */
export type Missing = 'amount' | 'unit' | 'receiver' | 'asset' | 'sign'

export type FileReading =
  | {
      readonly kind: 'read'
      readonly placeName: PlaceName
      readonly payments: readonly FilePayment[]
      readonly problems: readonly FileProblem[]
      /** Notes on the file as a whole, a sentence each. */
      readonly notes: readonly string[]
      /** Totals of the file that its lines contradict, a sentence each: a payment may be missing. */
      readonly wrongTotals: readonly string[]
      /** The reading of its columns; null: the file is no table. */
      readonly table: TableSeen | null
    }
  /** The user has to choose first what a column holds, or how its amounts are written. */
  | { readonly kind: 'asked'; readonly placeName: PlaceName; readonly table: TableSeen }
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
