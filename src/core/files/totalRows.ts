import { locale } from '../../language/messages'
import { formatAmountFor } from '../money/formatAmount'
import { readAmount, readAmountBySign } from '../money/readAmount'
import { m } from './messages'
import type { DecimalSign } from './parseDeclared'

/** A word for a total, and what stands after it. */
const words =
  /^(?:grand[ -]?total|sub[ -]?total|totals?|sum|(?:gesamt|zwischen)?summe|gesamt(?:betrag)?|insgesamt)(?<rest>[^\p{L}\p{N}].*)?$/isu

/** More than any token has: lines of several assets are summed as they stand. */
const decimals = 40

/** A longer cell is a text. */
const maxWord = 60

/** The lines of a table from the first on, to tell a total from a payment. */
export type Totals = {
  /**
   * Returns a sentence on a line that is a total, and whether it contradicts the lines above; null: it is none, and its
   * amount counts for the totals below.
   */
  noteOn(line: {
    readonly place: number
    readonly cells: readonly string[]
    readonly amount: string
    /** The amount that the user has typed in its place. */
    readonly typed: string | undefined
    readonly hasRecipient: boolean
    /** Whom the line names; empty: nobody. */
    readonly name: string
  }): { readonly sentence: string; readonly differs: boolean } | null
}

/**
 * Follows the sums of a table. A line without a recipient that names nobody is a total when a cell says nothing else, or when
 * its amount is the sum of the lines above.
 *
 * @param symbols - Of the assets that may stand beside the word: "Total USDC".
 */
export function followTotals(sign: DecimalSign, symbols: readonly string[]): Totals {
  const known = new Set(symbols.map((symbol) => symbol.toLowerCase()))
  const isWord = (cell: string) => {
    const found = words.exec(cell.slice(0, maxWord).trim())
    if (found === null || cell.length > maxWord) return false
    const rest = (found.groups?.['rest'] ?? '').replace(/[\s:()[\]]+/gu, ' ').trim()
    return rest === '' || known.has(rest.toLowerCase())
  }
  // Since the first line, and since the last total. Null: an amount could not be read.
  let all: bigint | null = 0n
  let since: bigint | null = 0n
  let lines = 0
  return {
    noteOn({ place, cells, amount, typed, hasRecipient, name }) {
      const read =
        typed === undefined
          ? readAmountBySign(amount, sign === 'point' ? '.' : ',', decimals)
          : readAmount(typed, decimals)
      const value = read?.kind === 'ok' ? read.value : null
      const isSum = value !== null && (value === all || value === since)
      const isNamed = cells.some(isWord) && (name === '' || isWord(name))
      if (hasRecipient || !(isNamed || (isSum && lines > 1 && name === ''))) {
        lines++
        all = all === null || value === null ? null : all + value
        since = since === null || value === null ? null : since + value
        return null
      }
      const sum = all
      since = 0n
      if (isSum) return { sentence: m.table.total(place), differs: false }
      if (value === null || sum === null) return { sentence: m.table.totalUnchecked(place), differs: false }
      const text = (one: bigint) => formatAmountFor(one, decimals, locale)
      return { sentence: m.table.totalDiffers(place, text(value), text(sum)), differs: true }
    },
  }
}
