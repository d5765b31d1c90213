import { locale } from '../../language/messages'
import { amountFieldText, formatAmountFor } from '../money/formatAmount'
import { type ParsedAmount, parseAmount, readingText } from '../money/parseAmount'
import type { Asset } from './gift'
import { m } from './messages'
import { BaseError } from '../baseError'

/** Distribution of an amount over several lines, as typed. */
export type Spread =
  | { readonly kind: 'same' | 'equal'; readonly amountText: string }
  /** One text for each line, in its order. */
  | { readonly kind: 'percent'; readonly amountText: string; readonly percentTexts: readonly string[] }

type SpreadResult =
  /** In the order of the lines, as texts for their amount fields. */
  | { readonly kind: 'ok'; readonly amountTexts: readonly string[] }
  | {
      readonly kind: 'problem'
      /** The line with the wrong percentage; null: the amount, or all percentages together. */
      readonly place: number | null
      readonly field: 'amount' | 'percent'
      readonly sentence: string
      readonly remedy: string
    }

/**
 * Adds up the amounts of lines as typed, in base units.
 *
 * @returns `unread`: how many of them are empty or no amount.
 */
export function sumOfTexts(
  amountTexts: readonly string[],
  { decimals, symbol }: Pick<Asset, 'decimals' | 'symbol'>,
): { readonly amount: bigint; readonly unread: number } {
  const read = amountTexts.map((text) => parseAmount(text, decimals, symbol))
  return {
    amount: read.reduce((sum, one) => (one.kind === 'ok' ? sum + one.value : sum), 0n),
    unread: read.filter(({ kind }) => kind === 'problem').length,
  }
}

/** Maximum number of decimals of a percentage. */
const percentDecimals = 4

const wholePercent = 100n * 10n ** BigInt(percentDecimals)

/**
 * Computes the amount of each line: the same for each, or parts that add up to exactly the total (largest remainder). An
 * amount of zero is a problem.
 *
 * @param names - Of the lines, for the sentences.
 */
export function spreadAmount(
  spread: Spread,
  names: readonly string[],
  { decimals, symbol }: Pick<Asset, 'decimals' | 'symbol'>,
): SpreadResult {
  const amount = parseAmount(spread.amountText, decimals, symbol)
  if (amount.kind === 'problem') {
    const { sentence, remedy } = amount.problem
    return { kind: 'problem', field: 'amount', place: null, sentence, remedy }
  }
  const ok = (values: readonly bigint[]): SpreadResult => ({
    kind: 'ok',
    amountTexts: values.map((value) => amountFieldText(value, decimals)),
  })
  if (spread.kind === 'same') return ok(names.map(() => amount.value))

  const weights = spread.kind === 'percent' ? readPercents(spread.percentTexts, names) : names.map(() => 1n)
  if ('kind' in weights) return weights
  const parts = splitAmount(amount.value, weights)
  const without = parts.indexOf(0n)
  if (without === -1) return ok(parts)
  return {
    kind: 'problem',
    field: 'amount',
    place: null,
    sentence: m.spread.tooSmall(names[without] ?? null),
    remedy: m.spread.larger,
  }
}

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

type Problem = Extract<SpreadResult, { kind: 'problem' }>

function readPercents(texts: readonly string[], names: readonly string[]): readonly bigint[] | Problem {
  const weights: bigint[] = []
  for (const [place, name] of names.entries()) {
    const read = readPercent(texts[place] ?? '')
    if (read.kind === 'problem')
      return {
        kind: 'problem',
        field: 'percent',
        place,
        sentence: m.spread.unusable(name, read.problem.sentence),
        remedy: read.problem.code === 'zero' ? m.spread.giveAPart : read.problem.remedy,
      }
    weights.push(read.value)
  }
  const sum = weights.reduce((total, weight) => total + weight, 0n)
  if (sum === wholePercent) return weights
  return {
    kind: 'problem',
    field: 'percent',
    place: null,
    sentence: m.spread.sum(formatAmountFor(sum, percentDecimals, locale)),
    remedy: m.spread.until,
  }
}

/** Reads a percentage. Of two readings only the smaller one is a percentage: 33.333, not 33,333. */
function readPercent(text: string): ParsedAmount {
  const read = parseAmount(text, percentDecimals, m.spread.percentage)
  const readings = read.kind === 'problem' ? (read.problem.readings ?? []) : []
  const small = readings.find((plain) => plain.length < 4 || plain.includes('.'))
  return small === undefined ? read : parseAmount(readingText(small), percentDecimals, m.spread.percentage)
}
