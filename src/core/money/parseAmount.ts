import { maxUint256 } from 'viem'
import { m } from './messages'
import { type AmountReading, readAmount, readAmountBySign, withPlainSeparators } from './readAmount'
import { locale } from '../../language/messages'
import { amountFieldText, formatAmountFor } from './formatAmount'

/** Reason why a text is not a valid amount, with a remedy. */
export type AmountProblem = {
  readonly code:
    | 'empty'
    | 'tooLong'
    | 'ambiguous'
    | 'grouping'
    | 'negative'
    | 'exponent'
    | 'hex'
    | 'characters'
    | 'notANumber'
    | 'tooManyDecimals'
    | 'zero'
    | 'tooLarge'
  readonly sentence: string
  readonly remedy: string
  /** For an ambiguous text: each reading, in plain digits. */
  readonly readings?: readonly string[]
}

export type ParsedAmount =
  | { readonly kind: 'ok'; readonly value: bigint }
  | { readonly kind: 'problem'; readonly problem: AmountProblem }

/**
 * Parses a typed amount of an asset, in base units. Exact: never rounds. Tries all conventions; when they agree,
 * thousands may be grouped ("1 000", "1,234.56", "1.234,56"). Refuses "1,234" and "1.234" with both readings: which one is
 * meant depends on who writes it. Accepts digits of one other script (Arabic-Indic, Devanagari, full-width).
 *
 * Does not use viem's `parseUnits`, which rounds extra decimals and takes negative numbers.
 *
 * @param decimals of the asset, 0 to 255
 * @param symbol of the asset, for the sentence about too many decimals
 */
export function parseAmount(text: string, decimals: number, symbol = m.asset): ParsedAmount {
  return inWords(text, readAmount(text, decimals), decimals, symbol)
}

/** Parses an amount by a declared decimal sign: see `readAmountBySign`. Null: it is not written like that. */
export function parseAmountBySign(
  text: string,
  sign: '.' | ',',
  { decimals, symbol }: Asset,
): ParsedAmount | null {
  const read = readAmountBySign(text, sign, decimals)
  return read === null ? null : inWords(text, read, decimals, symbol)
}

function inWords(text: string, read: AmountReading, decimals: number, symbol: string): ParsedAmount {
  switch (read.kind) {
    case 'ok':
      return read
    case 'text':
      return notPlain(read.text)
    case 'several': {
      const { readings } = read
      const [one, other] = readings.map((plain) => readingName(plain)) as [string, string]
      const words = { sentence: m.couldBe(text.trim(), one, other), remedy: m.choose }
      return { kind: 'problem', problem: { code: 'ambiguous', ...words, readings } }
    }
    case 'problem':
      if (read.problem !== 'tooManyDecimals') return problem(read.problem, m[read.problem])
      return problem(read.problem, {
        sentence: m.decimals(symbol, decimals, read.decimals),
        remedy: m.atMost(decimals),
      })
  }
}

/** Finds what would be refused of an amount that is known in base units, in the words of `parseAmount`. Null: nothing. */
export function amountProblem(value: bigint): AmountProblem | null {
  const code = value < 0n ? 'negative' : value === 0n ? 'zero' : value > maxUint256 ? 'tooLarge' : null
  return code === null ? null : { code, ...m[code] }
}

type Asset = { readonly decimals: number; readonly symbol: string }

/**
 * Describes how a typed amount was read, in the number format of the page; null when it was typed like that.
 *
 * @param forLocale - BCP 47 tag of the page's number format
 */
export function readingWords(
  text: string,
  parsed: ParsedAmount,
  { decimals, symbol }: Asset,
  forLocale = locale,
): string | null {
  if (parsed.kind !== 'ok') return null
  const typed = withPlainSeparators(text.trim())
  const own = formatAmountFor(parsed.value, decimals, forLocale)
  const isOwn =
    typed === withPlainSeparators(own) || typed === amountFieldText(parsed.value, decimals, forLocale)
  return isOwn ? null : m.read(`${own} ${symbol}`)
}

/** Names one of two readings: 1,000, or 1.234 (a little more than 1), which differs from 1,234 in one sign. */
export function readingName(plain: string, symbol = ''): string {
  const [whole = '', fraction] = plain.split('.')
  const own = `${inOwnFormat(plain, locale)} ${symbol}`.trim()
  return fraction === undefined ? own : m.littleMore(own, whole)
}

/** Writes one of two readings into a field, where it has only this one. */
export function readingText(plain: string): string {
  const [whole = '0', fraction = ''] = plain.split('.')
  return amountFieldText(BigInt(whole + fraction), fraction.length)
}

/** Formats a number in plain digits for a locale, with every digit kept. `locale`: BCP 47. */
function inOwnFormat(plain: string, locale: string): string {
  const [whole = '0', fraction = ''] = plain.split('.')
  return formatAmountFor(BigInt(whole + fraction), fraction.length, locale)
}

/** Finds the problem of a text that is not plain digits with one decimal sign. */
function notPlain(text: string): ParsedAmount {
  if (text === '') return problem('empty', m.empty)
  if (/^[-\u2212\u2013]\s*[\d.,]/u.test(text)) return problem('negative', m.negative)
  if (/^0x[\da-f]*$/i.test(text)) return problem('hex', m.hex)
  if (/^[\d.,]+e[+-]?\d+$/i.test(text)) return problem('exponent', m.exponent)
  if (/^\d[\d.,'\u2019_\s]*$/u.test(text)) return problem('grouping', m.grouping)
  if (/[^\x20-\x7e]/.test(text)) return problem('characters', m.characters)
  return problem('notANumber', m.notANumber)
}

function problem(
  code: AmountProblem['code'],
  { sentence, remedy }: Pick<AmountProblem, 'sentence' | 'remedy'>,
): ParsedAmount {
  return { kind: 'problem', problem: { code, sentence, remedy } }
}
