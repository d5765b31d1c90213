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
}

export type ParsedAmount =
  | { readonly kind: 'ok'; readonly value: bigint }
  | { readonly kind: 'problem'; readonly problem: AmountProblem }

/** Longer than 2^256 - 1 with 255 decimals, and short enough to be turned into a bigint at once. */
const maxLength = 400

/**
 * Reads what a person typed as an amount of an asset, in base units. Exact: it never rounds, and it refuses what can
 * be read in two ways.
 *
 * The decimal sign is a dot, or a single comma where no group of thousands could be meant: "1,5" and "0,125" and
 * "1234,567" are read, "1,234" is refused. Signs that group digits ("1,234.5", "1 234", "1'234") are always refused.
 *
 * viem's `parseUnits` is not used because it rounds extra decimals and takes negative numbers.
 *
 * @param decimals of the asset, 0 to 255
 * @param symbol of the asset, for the sentence about too many decimals
 */
export function parseAmount(text: string, decimals: number, symbol = 'This asset'): ParsedAmount {
  const trimmed = text.trim()
  if (trimmed.length > maxLength) return problem('tooLong', ...words.tooLong)

  const parts = /^(?<whole>\d*)(?:(?<sign>[.,])(?<fraction>\d*))?$/.exec(trimmed)?.groups
  const whole = parts?.['whole'] ?? ''
  const fraction = parts?.['fraction'] ?? ''
  if (whole + fraction === '') return notPlain(trimmed)

  if (parts?.['sign'] === ',' && fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole)) {
    return problem(
      'ambiguous',
      `This can mean ${whole}${fraction} or ${whole}.${fraction}.`,
      `Write ${whole}${fraction} or ${whole}.${fraction}, with a dot as the decimal sign.`,
    )
  }
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
  return { kind: 'ok', value }
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
  empty: ['There is no amount yet.', 'Write how much to give, such as 12.5.'],
  tooLong: ['This is too long to be an amount.', 'Write only the number, such as 12.5.'],
  negative: ['An amount cannot be negative.', 'Leave out the minus sign.'],
  hex: ['This is a hexadecimal number.', 'Write the amount with the digits 0 to 9, such as 12.5.'],
  exponent: ['This number is written with an exponent.', 'Write it in full, such as 1000000.'],
  grouping: [
    'Signs that group digits can be misread.',
    'Write only digits and one decimal sign, such as 1234.5.',
  ],
  characters: [
    'This has characters that are not plain digits, perhaps hidden ones.',
    'Type the amount again with the digits 0 to 9, such as 12.5.',
  ],
  notANumber: ['This is not a number.', 'Write only the number, such as 12.5.'],
  zero: ['An amount of zero gives nothing.', 'Write an amount above zero, or remove this line.'],
  tooLarge: ['This is more than any token can hold.', 'Write a smaller amount.'],
} as const
