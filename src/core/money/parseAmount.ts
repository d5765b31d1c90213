import { maxUint256 } from 'viem'

/** Why a text is not an amount that can be given. The sentence says what is wrong, the remedy what to do. */
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
  /** Of an ambiguous text: each reading, in a form that has no other. */
  readonly readings?: readonly string[]
}

export type ParsedAmount =
  | {
      readonly kind: 'ok'
      readonly value: bigint
      /** How another country reads the same text, in plain digits; null when all agree. To be shown with the reading. */
      readonly otherReading: string | null
    }
  | { readonly kind: 'problem'; readonly problem: AmountProblem }

/** Longer than 2^256 - 1 with 255 decimals, and short enough to be turned into a bigint at once. */
const maxLength = 400

const western = (group: string, decimal: string): RegExp =>
  new RegExp(`^(?<whole>\\d*|[1-9]\\d{0,2}(?:${group}\\d{3})+)(?:${decimal}(?<fraction>\\d*))?$`)

/**
 * How numbers are written in English, German, French, Swiss, Indian and Arabic. Spaces and apostrophes are made one each,
 * and digits Western ones.
 */
const conventions: readonly RegExp[] = [
  western(',', '\\.'),
  western('\\.', ','),
  western(' ', '[.,]'),
  western("'", '[.,]'),
  /^(?<whole>[1-9]\d?(?:,\d{2})+,\d{3})(?:\.(?<fraction>\d*))?$/,
  western('\u066c', '\u066b'),
]

/** The zeros of the digits that `Intl` writes for the languages of the page: Arabic, Persian, Devanagari, Bengali, full-width. */
const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0xff10] as const

/**
 * Reads what a user typed as an amount of an asset, in base units. Exact: it never rounds. Every text is read by all
 * conventions: where they agree, thousands may be grouped ("1 000", "1,234.56", "1.234,56"). "1,234" is refused with both
 * readings. Digits of another script are read where all are of one (Arabic-Indic, Devanagari, full-width). In "1.234" the dot is the decimal sign; the other reading is returned, to be shown.
 *
 * viem's `parseUnits` is not used because it rounds extra decimals and takes negative numbers.
 *
 * @param decimals of the asset, 0 to 255
 * @param symbol of the asset, for the sentence about too many decimals
 */
export function parseAmount(text: string, decimals: number, symbol = 'This asset'): ParsedAmount {
  const trimmed = inWesternDigits(text.trim())
  if (trimmed.length > maxLength) return problem('tooLong', ...words.tooLong)

  const [reading, other] = readingsOf(trimmed)
  if (reading === undefined) return notPlain(trimmed)
  if (other !== undefined && !trimmed.includes('.')) {
    const readings = [reading, other].map(({ whole, fraction }) =>
      [whole, fraction].filter(Boolean).join('.'),
    )
    const either = readings.join(' or ')
    return {
      kind: 'problem',
      problem: {
        code: 'ambiguous',
        sentence: `This can mean ${either}.`,
        remedy: `Write ${either}, with a dot as the decimal sign.`,
        readings,
      },
    }
  }
  const { whole, fraction } = reading
  if (fraction.length > decimals) {
    const allowed = decimals === 0 ? 'no decimals' : decimals === 1 ? '1 decimal' : `${decimals} decimals`
    return problem(
      'tooManyDecimals',
      `${symbol} has ${allowed}; this has ${fraction.length}.`,
      decimals === 0 ? 'Write a whole number.' : `Write at most ${allowed}.`,
    )
  }

  const value = BigInt(whole + fraction.padEnd(decimals, '0'))
  if (value === 0n) return problem('zero', ...words.zero)
  if (value > maxUint256) return problem('tooLarge', ...words.tooLarge)
  return { kind: 'ok', value, otherReading: other?.whole ?? null }
}

type Reading = { readonly whole: string; readonly fraction: string }

/** The text with the digits of one other script written as Western ones. Of two scripts at once it is left as it is. */
function inWesternDigits(text: string): string {
  const zero = zeros.find((zero) => isDigitOf(zero, text.match(/(?![0-9])\p{Nd}/u)?.[0]))
  if (zero === undefined || /[0-9]/.test(text)) return text
  return text.replace(/\p{Nd}/gu, (digit) =>
    isDigitOf(zero, digit) ? String((digit.codePointAt(0) ?? zero) - zero) : digit,
  )
}

function isDigitOf(zero: number, digit: string | undefined): boolean {
  const place = (digit?.codePointAt(0) ?? 0) - zero
  return place >= 0 && place <= 9
}

/** The distinct readings, English first. At most two: one sign either groups thousands or begins the decimals. */
function readingsOf(text: string): readonly Reading[] {
  const plain = withPlainSeparators(text)
  const readings = new Map<string, Reading>()
  for (const pattern of conventions) {
    const parts = pattern.exec(plain)?.groups
    const whole = parts?.['whole']?.replace(/\D/g, '') ?? ''
    const fraction = parts?.['fraction'] ?? ''
    if (whole + fraction !== '') readings.set(`${whole}.${fraction}`, { whole, fraction })
  }
  return [...readings.values()]
}

/** A number with one kind of space and one kind of apostrophe, of the several that separate thousands. */
export function withPlainSeparators(text: string): string {
  return text.replace(/[\u00a0\u2007\u2009\u202f]/g, ' ').replaceAll('\u2019', "'")
}

/** Says in which way a text that is not plain digits with one decimal sign is not an amount. */
function notPlain(text: string): ParsedAmount {
  if (text === '') return problem('empty', ...words.empty)
  if (/^[-\u2212\u2013]\s*[\d.,]/u.test(text)) return problem('negative', ...words.negative)
  if (/^0x[\da-f]*$/i.test(text)) return problem('hex', ...words.hex)
  if (/^[\d.,]+e[+-]?\d+$/i.test(text)) return problem('exponent', ...words.exponent)
  if (/^\d[\d.,'\u2019_\s]*$/u.test(text)) return problem('grouping', ...words.grouping)
  if (/[^\x20-\x7e]/.test(text)) return problem('characters', ...words.characters)
  return problem('notANumber', ...words.notANumber)
}

function problem(code: AmountProblem['code'], sentence: string, remedy: string): ParsedAmount {
  return { kind: 'problem', problem: { code, sentence, remedy } }
}

const words = {
  empty: ['Enter an amount.', 'For example 12.5.'],
  tooLong: ['This is too long to be an amount.', 'Write only the number, such as 12.5.'],
  negative: ['An amount cannot be negative.', 'Leave out the minus sign.'],
  hex: ['This is a hexadecimal number.', 'Write the amount with the digits 0 to 9, such as 12.5.'],
  exponent: ['This number is written with an exponent.', 'Write it in full, such as 1000000.'],
  grouping: [
    'The separators in this number do not fit.',
    'Leave out thousands separators and write one decimal sign, such as 1234.5.',
  ],
  characters: [
    'This has characters that are not plain digits, perhaps hidden ones.',
    'Type the amount again with the digits 0 to 9, such as 12.5.',
  ],
  notANumber: ['This is not a number.', 'Write only the number, such as 12.5.'],
  zero: ['An amount of zero gives nothing.', 'Write an amount above zero, or remove this line.'],
  tooLarge: ['This is more than any token can hold.', 'Write a smaller amount.'],
} as const
