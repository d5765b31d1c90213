import { wordsByEnd } from '../../../core/review/txEnd'
import { messages } from '../../../language/messages'

const unlisted = (one: string, several: string) => (count: number, sums: string) =>
  count === 1
    ? `One payment, ${sums}, ${one} to a recipient who is not in the directory.`
    : `${count} payments, ${sums}, ${several} to recipients who are not in the directory.`

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
    unlistedWords: {
      open: 'Nobody here has checked whose addresses these are. Compare them with a source that you trust.',
      over: 'Nobody here has checked whose addresses these are.',
    },
    labels: 'A text in quotation marks is the word of whoever made the link. Nobody has checked it.',
  },
  judge: {
    unlisted: wordsByEnd(
      unlisted('goes', 'go'),
      unlisted('went', 'went'),
      unlisted('would have gone', 'would have gone'),
    ),
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
    /** `title`: of a transaction that is not executed. */
    failed: (title: string) => `Failed: ${title}`,
    never: (title: string) => `Not executed: ${title}`,
    paysNothing: {
      ...wordsByEnd('Nothing leaves the Safe', 'Nothing left the Safe', 'Nothing would have left the Safe'),
      // The Safe may have paid for the execution.
      failed: 'no payment out of the Safe',
    },
    rejects: wordsByEnd(
      (nonce: bigint) => `Rejects what else waits at #${nonce}`,
      (nonce: bigint) => `Rejected what else waited at #${nonce}`,
      (nonce: bigint) => `a rejection of what else waited at #${nonce}`,
    ),
    rejectsWords: wordsByEnd(
      'It only uses the nonce. Nothing leaves the Safe.',
      'It only used the nonce. Nothing left the Safe.',
      'It would only have used the nonce.',
    ),
    leaves: wordsByEnd(
      (sums: string, recipient: string) => `${sums} would leave the Safe, to ${recipient}.`,
      (sums: string, recipient: string) => `${sums} left the Safe, to ${recipient}.`,
      (sums: string, recipient: string) => `${sums} would have left the Safe, to ${recipient}.`,
    ),
    leavesNothing: 'No payment out of the Safe was read in it.',
    more: wordsByEnd(
      'More may leave: not every call could be read.',
      'More may have left: not every call could be read.',
      'More might have left: not every call could be read.',
    ),
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
    /** The same of an executed transaction. */
    did: {
      code: 'Ran unknown code as the Safe',
      takeover: 'Changed who can control the Safe',
      owners: 'Changed the owners of the Safe',
      ownCode: 'Changed the code that guards the Safe',
      threshold: 'Changed how many signatures the Safe needs',
      power: 'Changed who controls a contract',
      unlimited: 'Let another account spend without limit',
      otherSafes: 'Acted for another Safe',
      signs: 'Signed a message as the Safe',
      bytes: 'Made a call that cannot be read',
      moneyOfOthers: 'Moved money of another account',
      nature: 'Made a call whose effect is not known',
      creation: 'Created a contract and ran its code',
      creates: 'Created a contract',
      settings: 'Changed settings of the Safe',
      rights: 'Gave a right over money of the Safe',
      calls: 'Called a contract',
      revokes: 'Took back a right over money of the Safe',
      nothing: 'Moved nothing',
      runs: 'Ran published code',
    },
  },
})
