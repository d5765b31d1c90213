import { messages } from '../../language/messages'

/** Problems in the text of a gift document or a plan. */
export const m = messages('core/giving/document', {
  length: (length: number, most: number) => `It has ${length} characters; ${most} are allowed.`,
  noAddress: 'This is not an address: 0x and 40 digits from 0 to f.',
  zero: 'This is the zero address.',
  checksum: 'Its capital letters do not fit its EIP-55 checksum.',
  amount: 'This is not a whole number of base units above zero.',
  tooMuch: 'This is more than a token can hold.',
  moment: 'This is not a moment like 2026-11-20T14:05:00.000Z.',
  hash: 'This is not a hash: 0x and 64 digits.',
  place: 'This is not a place.',
  chainWhole: 'A chain id is a whole number.',
  chainLeast: 'A chain id is 1 or more.',
  noGift: 'There is no gift in it.',
  noPart: 'There is no part in it.',
  parts: (most: number) => `It has more than ${most} parts.`,
  version: 'This version of a gift document is not known here.',
  newer: (version: number, newest: number) =>
    `A newer version of this page wrote it: format ${version}, and this one reads up to ${newest}. Reload the page to get the newest version, or open it on the page that wrote it.`,
  form: 'It is not written in the one form that a gift document has.',
  cut: 'It has been cut short or changed on the way. Ask for the link again.',
  noToken: 'There is no such token in the list.',
  isToken: 'This is the contract of the token itself.',
  unknown: 'This is not known here.',
  missing: 'This is missing.',
  /** JSON types; `expected` null: unknown. */
  wrong: (received: string, expected: string | null) =>
    `This is ${received}, where ${expected ?? 'something else'} belongs.`,
  /** `field` null: the document as a whole. */
  in: (field: string | null, problem: string) => `${field ?? 'The description'}: ${problem}`,
  inPlan: (field: string | null, problem: string) => `${field ?? 'The plan'}: ${problem}`,
  tooLong: (payments: number, length: number, most: number) =>
    `The description of ${payments} payments is too long for a link (${length} characters; ${most} are allowed).`,
  planTooLong: (length: number, most: number) =>
    `The plan is too long for a link (${length} characters; ${most} are allowed). Send it as a file.`,
  /** Differences between the intended calls and the ones found. */
  difference: {
    changed: (place: number, recipient: boolean, amount: boolean, asset: boolean) => {
      const parts = [
        recipient ? 'another recipient' : [],
        amount ? 'another amount' : [],
        asset ? 'another asset' : [],
      ].flat()
      return `Payment ${place}: ${parts.join(' and ')}`
    },
    somethingElse: (place: number) => `Payment ${place}: something else`,
    missing: (place: number) => `Payment ${place} is missing`,
    extra: (place: number) => `Call ${place} of the transaction was not meant`,
    order: (place: number) => `The same payments in another order, from payment ${place} on`,
    payment: (amount: string, recipient: string) => `${amount} to ${recipient}`,
    /** `token` null: the chain's own coin. */
    unknown: (amount: bigint, token: string | null, recipient: string) => {
      const what = token === null ? 'the chain’s own coin' : `the token at ${token}, which is not known here,`
      return `${amount} base ${amount === 1n ? 'unit' : 'units'} of ${what} to ${recipient}`
    },
    /** `coin`: amount of coin that it sends; null: none. */
    call: (to: string, bytes: number, data: string, coin: string | null) =>
      `a call of ${to} with ${bytes} ${bytes === 1 ? 'byte' : 'bytes'} of data (${data})${coin === null ? '' : `, sending ${coin}`}`,
    baseUnits: (value: bigint) => `${value} base units of coin`,
  },
})
