import { messages } from '../../language/messages'

function decimalsText(allowed: number): string {
  if (allowed === 0) return 'no decimals'
  return allowed === 1 ? '1 decimal' : `${allowed} decimals`
}

/** Messages for problems with a typed amount, their remedy, and its reading. */
export const m = messages('core/money', {
  asset: 'This asset',
  empty: { sentence: 'Enter an amount.', remedy: 'For example 12.5.' },
  tooLong: {
    sentence: 'This is too long to be an amount.',
    remedy: 'Write only the number, such as 12.5.',
  },
  negative: { sentence: 'An amount cannot be negative.', remedy: 'Leave out the minus sign.' },
  hex: {
    sentence: 'This is a hexadecimal number.',
    remedy: 'Write the amount with the digits 0 to 9, such as 12.5.',
  },
  exponent: {
    sentence: 'This number is written with an exponent.',
    remedy: 'Write it in full, such as 1000000.',
  },
  grouping: {
    sentence: 'The separators in this number do not fit.',
    remedy: 'Leave out thousands separators and write one decimal sign, such as 1234.5.',
  },
  characters: {
    sentence: 'This has characters that are not plain digits, perhaps hidden ones.',
    remedy: 'Type the amount again with the digits 0 to 9, such as 12.5.',
  },
  notANumber: { sentence: 'This is not a number.', remedy: 'Write only the number, such as 12.5.' },
  zero: {
    sentence: 'An amount of zero gives nothing.',
    remedy: 'Write an amount above zero, or remove this line.',
  },
  tooLarge: { sentence: 'This is more than any token can hold.', remedy: 'Write a smaller amount.' },
  /** The two readings in the number format of the page. */
  couldBe: (typed: string, one: string, other: string) => `${typed} could be ${one} or ${other}.`,
  littleMore: (number: string, whole: string) => `${number} (a little more than ${whole})`,
  choose: 'Choose which one is meant.',
  decimals: (symbol: string, allowed: number, given: number) =>
    `${symbol} has ${decimalsText(allowed)}; this has ${given}.`,
  atMost: (allowed: number) =>
    allowed === 0 ? 'Write a whole number.' : `Write at most ${decimalsText(allowed)}.`,
  read: (amount: string) => `Read as ${amount}.`,
})
