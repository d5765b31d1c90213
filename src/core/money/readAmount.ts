import { formatUnits, maxUint256 } from 'viem'

/** Reading of a text as an amount, without sentences. */
export type AmountReading =
  | { readonly kind: 'ok'; readonly value: bigint }
  /** Not plain digits with one decimal sign. `text` in Western digits, without the space around it. */
  | { readonly kind: 'text'; readonly text: string }
  /** Ambiguous: `readings` in plain digits, without zeros at the end. */
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

/** The conventions of one decimal sign, whichever sign groups thousands. */
const bySign: Readonly<Record<'.' | ',', readonly RegExp[]>> = {
  '.': [
    western(',', '\\.'),
    western(' ', '\\.'),
    western("'", '\\.'),
    /^(?<whole>[1-9]\d?(?:,\d{2})+,\d{3})(?:\.(?<fraction>\d*))?$/,
  ],
  ',': [western('\\.', ','), western(' ', ','), western("'", ',')],
}

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
  const trimmed = text.trim()
  // Before any pattern: a pasted cell can be of any length.
  if (trimmed.length > maxLength) return refuse('tooLong')
  const plain = inWesternDigits(trimmed)

  const [reading, other] = readingsOf(plain)
  if (reading === undefined) return { kind: 'text', text: plain }
  if (other !== undefined) return { kind: 'several', readings: [plainText(reading), plainText(other)] }
  return valueOf(reading, decimals)
}

/**
 * Reads an amount by a declared decimal sign; the other sign, a space or an apostrophe may group thousands. Null: it is
 * not written like that.
 */
export function readAmountBySign(text: string, sign: '.' | ',', decimals: number): AmountReading | null {
  const trimmed = text.trim()
  if (trimmed.length > maxLength) return refuse('tooLong')
  const reading = readingsOf(inWesternDigits(trimmed), bySign[sign])[0]
  return reading === undefined ? null : valueOf(reading, decimals)
}

/** Returns true when a text can be read as this amount. `value`: in base units. */
export function canMean(text: string, decimals: number, value: bigint): boolean {
  const read = readAmount(text, decimals)
  if (read.kind === 'ok') return read.value === value
  return read.kind === 'several' && read.readings.includes(formatUnits(value, decimals))
}

function valueOf({ whole, fraction: written }: Reading, decimals: number): AmountReading {
  // More zeros than the asset has decimals change nothing.
  const fraction = written.length > decimals ? written.replace(/0+$/, '').padEnd(decimals, '0') : written
  if (fraction.length > decimals) return refuse('tooManyDecimals', fraction)

  const value = BigInt(whole + fraction.padEnd(decimals, '0'))
  if (value === 0n) return refuse('zero', fraction)
  if (value > maxUint256) return refuse('tooLarge', fraction)
  return { kind: 'ok', value }
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
function readingsOf(text: string, patterns = conventions): readonly Reading[] {
  const plain = withPlainSeparators(text)
  const readings = new Map<string, Reading>()
  for (const pattern of patterns) {
    const parts = pattern.exec(plain)?.groups
    const whole = parts?.['whole']?.replace(/\D/g, '') ?? ''
    const fraction = parts?.['fraction'] ?? ''
    if (whole + fraction === '') continue
    readings.set(`${whole}.${fraction}`, { whole, fraction })
  }
  return [...readings.values()]
}

/** Unifies the several spaces and apostrophes that separate thousands, and full-width signs. */
export function withPlainSeparators(text: string): string {
  return text
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
    .replace(/[\u2019\uff07]/g, "'")
    .replaceAll('\uff0e', '.')
    .replaceAll('\uff0c', ',')
}

function plainText({ whole, fraction }: Reading): string {
  return [whole, fraction.replace(/0+$/, '')].filter(Boolean).join('.')
}
