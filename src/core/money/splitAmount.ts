import { BaseError } from '../baseError'

/**
 * Splits a total by weights so that the parts add up to exactly the total (largest remainder method: each part is
 * rounded down, then the base units left over go one each to the largest remainders; the earlier line wins a tie).
 * A part is zero where its weight is zero or the total is too small to reach it.
 *
 * @param total in base units, zero or more
 * @param weights of any scale (shares, percent, hundredths of a percent), zero or more, not all zero
 * @throws InvalidSplitError
 */
export function splitAmount(total: bigint, weights: readonly bigint[]): readonly bigint[] {
  const sum = weights.reduce((sum, weight) => sum + weight, 0n)
  if (total < 0n) throw new InvalidSplitError('A negative total cannot be split.')
  if (weights.some((weight) => weight < 0n)) throw new InvalidSplitError('A share cannot be negative.')
  if (sum === 0n) throw new InvalidSplitError('There is no share to split by.')

  const parts = weights.map((weight) => (total * weight) / sum)
  const left = Number(total - parts.reduce((sum, part) => sum + part, 0n))
  const byRemainder = weights
    .map((weight, index) => ({ index, remainder: (total * weight) % sum }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1))
  const raised = new Set(byRemainder.slice(0, left).map(({ index }) => index))
  return parts.map((part, index) => (raised.has(index) ? part + 1n : part))
}

export class InvalidSplitError extends BaseError {
  override name = 'InvalidSplitError'
}
