import { messages } from '../../../language/messages'

/** Texts for the payments of a transaction, and for its answer on the first screen. */
export const m = messages('ui/review/payments', {
  list: {
    recipient: 'Recipient',
    amount: 'Amount',
    search: 'Search these payments',
    searchHint: 'A name, an address, an asset or a note.',
    order: 'Order',
    orders: {
      transaction: 'Original order',
      amount: 'Largest amount of each asset first',
      name: 'By name',
      asset: 'By asset',
    },
    found: (count: number, all: number) => `${count} of ${all} payments`,
    noneFound: 'No payment matches.',
    /** `more`: further payments like it. */
    equal: (position: number, more: number) =>
      `The same amount to the same recipient as payment ${position}${more === 0 ? '' : ` and ${more} more`}.`,
    called: (name: string) => `“${name}”`,
    memo: <T>(memo: T) => ['Note in the link: “', memo, '”'],
    created: 'A contract that is created',
  },
  groups: {
    odd: (count: number) => `${count} to look at one by one`,
    uncompared: (count: number) => `${count} not compared with the directory`,
    unlisted: (count: number) =>
      `${count} to ${count === 1 ? 'a recipient who is' : 'recipients who are'} not in the directory`,
    confirmed: (count: number) => `${count} to ${count === 1 ? 'a confirmed cause' : 'confirmed causes'}`,
    unlistedWords:
      'Nobody here has checked whose addresses these are. Compare them with a source that you trust.',
    labels: 'A text in quotation marks is the word of whoever made the link. Nobody has checked it.',
  },
  judge: {
    unlisted: (count: number, sums: string) =>
      count === 1
        ? `One payment, ${sums}, goes to a recipient who is not in the directory.`
        : `${count} payments, ${sums}, go to recipients who are not in the directory.`,
    more: (count: number) => (count === 1 ? 'One more' : `${count} more`),
    each: 'Each of them',
  },
  answer: {
    overline: (nonce: bigint, chain: string) => `Safe transaction #${nonce} on ${chain}`,
    /** `sums`: one or more amounts. */
    pays: (sums: string, recipient: string) => `${sums} to ${recipient}`,
    recipients: (count: number) => `${count} recipients`,
    assets: (count: number) => `${count} assets`,
    also: (kinds: string) => `Beside that: ${kinds}.`,
    paysNothing: 'Nothing leaves the Safe',
    rejects: (nonce: bigint) => `Rejects what else waits at #${nonce}`,
    rejectsWords: 'It only uses the nonce. Nothing leaves the Safe.',
    leaves: (sums: string, recipient: string) => `${sums} would leave the Safe, to ${recipient}.`,
    leavesNothing: 'No payment out of the Safe was read in it.',
    more: 'More may leave: not every call could be read.',
    atMost: (sum: string) => `up to ${sum}`,
    nobodyKnown: 'whoever executes it, or a new contract',
    /** `author`: null where the link names none. */
    purposeOf: (author: string | null) =>
      author === null
        ? 'Whoever made the link says what it is for:'
        : `The link says, as from “${author}”, what it is for:`,
    reasonOf: (author: string | null) =>
      author === null ? 'Whoever made the link says why:' : `The link says, as from “${author}”, why:`,
    plan: (name: string) => `A part of the plan “${name}”, as the link says.`,
    effects: {
      code: 'Runs unknown code as the Safe',
      takeover: 'Changes who can control the Safe',
      owners: 'Changes the owners of the Safe',
      ownCode: 'Changes the code that guards the Safe',
      threshold: 'Changes how many signatures the Safe needs',
      power: 'Changes who controls a contract',
      unlimited: 'Lets another account spend without limit',
      otherSafes: 'Acts for another Safe',
      signs: 'Signs a message as the Safe',
      bytes: 'Makes a call that cannot be read',
      moneyOfOthers: 'Moves money of another account',
      nature: 'Makes a call whose effect is not known',
      creation: 'Creates a contract and runs its code',
      creates: 'Creates a contract',
      settings: 'Changes settings of the Safe',
      rights: 'Gives a right over money of the Safe',
      calls: 'Calls a contract',
      revokes: 'Takes back a right over money of the Safe',
      nothing: 'Moves nothing',
      runs: 'Runs published code',
    },
  },
})
