import { messages } from '../../language/messages'

/** Problems of a gift record that was read from a file or a link. */
export const m = messages('core/record', {
  noJson: 'This is not the text of a gift record, or it was cut short or changed on the way.',
  noAddress: 'This is not an address: 0x and 40 digits from 0 to f.',
  checksum: 'Its capital letters do not fit its EIP-55 checksum.',
  noHash: 'This is not a hash: 0x and 64 digits from 0 to f in lower case.',
  noUint: 'This is not a whole number of base units in plain digits, in quotation marks.',
  tooMuch: 'This is more than a token can hold.',
  zero: 'This is zero. A gift has an amount.',
  noCount: 'This is not a whole number that can be here.',
  noTime: 'This is not a moment in milliseconds since 1970.',
  noDay: 'This is not a day of the calendar like 2026-11-02.',
  noCurrency: 'This is not a currency of three capital letters, like “EUR”.',
  noCountry: 'This is not a country of two capital letters, like “KE”.',
  tooLong: (length: number, most: number) => `It has ${length} characters; ${most} are allowed.`,
  empty: 'There is nothing in it. Where nothing is known, null stands for it.',
  noTable: 'There is no table in it.',
  newerColumn:
    'This version of the page has no such column. A newer one wrote it, or somebody added it. Reload the page to get the newest version. If it was added by hand, remove it.',
  changedColumn: (missing: string) =>
    `This is no column of a record, and “${missing}” is missing. Its heading may have been changed: write “${missing}” there again.`,
  ownColumn: 'This is no column of a record. Remove it from the file.',
  missingColumn: 'This column is missing.',
  columnTwice: 'This column is there twice.',
  moreCells: 'This line has more cells than the first line has columns.',
  otherCell: (expected: string) =>
    `This does not fit the other cells of the line: it would be “${expected}”.`,
  hidden: 'There is a hidden or control character in it.',
})
