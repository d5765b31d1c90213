import { readAmountBySign } from '../money/readAmount'
import type { DecimalSign } from './parseDeclared'

/** The decimal sign of a column, as far as its cells prove it. */
export type SignGuess = {
  /** The sign that most of the decisive cells have; null: none is decisive. */
  readonly sign: DecimalSign | null
  /**
   * A cell that the two signs read differently, and that must not be taken before the user has chosen. Null: there is none,
   * or its reading is also that of the page's own number format.
   */
  readonly asked: string | null
  /** A cell that the two signs read differently, to show beside the sign. */
  readonly example: string | null
}

/** More than any token has: the sign does not depend on the asset. */
const decimals = 40

/**
 * Guesses the decimal sign of a column from all its cells. A cell such as 12.5 proves a sign; one such as 1.000 does not.
 *
 * @param pageSign - Of the numbers that the page itself prints.
 */
export function guessSign(cells: readonly string[], pageSign: DecimalSign): SignGuess {
  const proofs = { point: 0, comma: 0 }
  let example: string | null = null
  for (const cell of cells) {
    const point = readAmountBySign(cell, '.', decimals)
    const comma = readAmountBySign(cell, ',', decimals)
    if (point === null && comma !== null) proofs.comma++
    else if (comma === null && point !== null) proofs.point++
    else if (point?.kind === 'ok' && comma?.kind === 'ok' && point.value !== comma.value)
      example ??= cell.trim()
  }
  const { point, comma } = proofs
  const sign = point === comma ? null : point > comma ? 'point' : 'comma'
  const isProved = sign !== null && (point === 0 || comma === 0)
  const isTaken = example === null || (isProved && sign === pageSign)
  return { sign, asked: isTaken ? null : example, example }
}

/** Reads the same cell by each sign, to show what a choice means. In base units of `decimals`. */
export function readBothWays(cell: string): Readonly<Record<DecimalSign, bigint | null>> {
  const read = (sign: '.' | ',') => {
    const reading = readAmountBySign(cell, sign, decimals)
    return reading?.kind === 'ok' ? reading.value : null
  }
  return { point: read('.'), comma: read(',') }
}

/** Decimals of the amounts of `readBothWays`. */
export const bothWaysDecimals = decimals
