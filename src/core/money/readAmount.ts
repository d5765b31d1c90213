import { maxUint256 } from 'viem'

/** Reading of a text as an amount, without sentences. */
type AmountReading =
  | {
      readonly kind: 'ok'
      readonly value: bigint
      /** Another country's reading of the same text, in plain digits; null when all agree. */
      readonly otherReading: string | null
    }
  /** Not plain digits with one decimal sign. `text` in Western digits, without the space around it. */
  | { readonly kind: 'text'; readonly text: string }
  /** Ambiguous: `readings` in plain digits. */
  | { readonly kind: 'several'; readonly readings: readonly [string, string] }
  /** `decimals`: of the text. */
  | {
      readonly kind: 'problem'
      readonly problem: 'tooLong' | 'zero' | 'tooLarge' | 'tooManyDecimals'
      readonly decimals: number
    }

/** Longer than 2^256 - 1 with 255 decimals, and short enough for a fast conversion to bigint. */
const maxLength = 400

const western = (group: string, decimal: string): RegExp =>
  new RegExp(`^(?<whole>\\d*|[1-9]\\d{0,2}(?:${group}\\d{3})+)(?:${decimal}(?<fraction>\\d*))?$`)

/**
 * Number formats of English, German, French, Swiss, Indian and Arabic, with spaces and apostrophes unified, and
 * Western digits.
 */
const conventions: readonly RegExp[] = [
  western(',', '\\.'),
  western('\\.', ','),
  western(' ', '[.,]'),
  western("'", '[.,]'),
  /^(?<whole>[1-9]\d?(?:,\d{2})+,\d{3})(?:\.(?<fraction>\d*))?$/,
  western('\u066c', '\u066b'),
]

/**
 * Zeros of the digits that `Intl` uses for the languages of the page: Arabic, Persian, Devanagari, Bengali,
 * full-width.
 */
const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0xff10] as const

/**
 * Parses a typed amount exactly: see {@link parseAmount}, which adds sentences for problems. Separate, because the
 * frame of a Safe needs no sentences.
 *
 * @param decimals of the asset, 0 to 255
 */
export function readAmount(text: string, decimals: number): AmountReading {
  const trimmed = inWesternDigits(text.trim())
  if (trimmed.length > maxLength) return refuse('tooLong')

  const [reading, other] = readingsOf(trimmed)
  if (reading === undefined) return { kind: 'text', text: trimmed }
  if (other !== undefined && !trimmed.includes('.'))
    return { kind: 'several', readings: [plainText(reading), plainText(other)] }
  const { whole, fraction } = reading
  if (fraction.length > decimals) return refuse('tooManyDecimals', fraction)

  const value = BigInt(whole + fraction.padEnd(decimals, '0'))
  if (value === 0n) return refuse('zero', fraction)
  if (value > maxUint256) return refuse('tooLarge', fraction)
  return { kind: 'ok', value, otherReading: other?.whole ?? null }
}

type AmountRefusal = Extract<AmountReading, { kind: 'problem' }>

function refuse(problem: AmountRefusal['problem'], fraction = ''): AmountRefusal {
  return { kind: 'problem', problem, decimals: fraction.length }
}

type Reading = { readonly whole: string; readonly fraction: string }

/** Converts the digits of one other script to Western ones. Leaves a mix of two scripts unchanged. */
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

/** Returns the distinct readings, English first. At most two: one sign either groups thousands or begins the decimals. */
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

/** Unifies the several spaces and apostrophes that separate thousands. */
export function withPlainSeparators(text: string): string {
  return text.replace(/[\u00a0\u2007\u2009\u202f]/g, ' ').replaceAll('\u2019', "'")
}

function plainText({ whole, fraction }: Reading): string {
  return [whole, fraction].filter(Boolean).join('.')
}
