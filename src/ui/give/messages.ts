import { messages } from '../../language/messages'

export type Who = 'Safe' | 'wallet'

const number = new Intl.NumberFormat('en-GB')

/** "1 payment", "3 payments". */
const payments = (count: number) => (count === 1 ? '1 payment' : `${count} payments`)

const nouns = {
  Safe: { one: 'proposal', many: 'proposals', title: 'Proposal', made: 'made', ask: 'Propose' },
  wallet: { one: 'batch', many: 'batches', title: 'Batch', made: 'sent', ask: 'Give' },
} as const

/** Texts from the basket to the review, and for the parts of a gift. */
export const m = messages('ui/give', {
  title: 'Your gift',
  unlisted: 'Not in the directory',
  nameUnknown: 'Name not known now',
  goneCause: 'A cause that is no longer here',
  ownName: (name: string) => `You call it ${name}`,
  loading: 'Loading …',
  fetchingTokens: 'Fetching the list of tokens…',
  basket: {
    lede: 'Choose how much each cause gets.',
    empty: (more: string) => `Nothing is chosen yet. Choose a cause, and set the amount here. ${more}`,
    readCauses: 'Read about the causes',
    unread: (who: Who) => `What your ${who} holds could not be read`,
    unreadMore: (reason: string, more: string) => `${reason} You can still prepare the gift. ${more}`,
    lines: (count: number) => `${count} lines.`,
    toTotal: 'Go to the total',
    removed: (name: string) => `Removed ${name}.`,
    undo: 'Undo',
    undoWhat: (sentence: string) => `Undo: ${sentence}`,
    review: 'Review your gift',
    tools: 'More for this gift',
    severalAmounts: 'Set several amounts at once',
    otherRecipient: 'Give to an address or ENS name',
    problems: (count: number) => (count === 1 ? '1 problem to fix' : `${count} problems to fix`),
  },
  add: {
    first: 'Add a cause',
    another: 'Add another cause, or another asset',
    choose: 'Choose a cause',
    added: (name: string) => `${name} is in your gift.`,
    hint: (count: number) =>
      `Type a part of the name, the field or the place: ${number.format(count)} causes receive here.`,
    searching: 'Searching…',
    found: (count: number) => (count === 1 ? '1 cause found' : `${number.format(count)} causes found`),
    none: 'No cause was found. Check how it is spelled.',
    more: (count: number) =>
      count === 1
        ? '1 more was found: type more of the name.'
        : `${number.format(count)} more were found: type more of the name.`,
  },
  line: {
    to: (name: string) => `Gift to ${name}`,
    remove: 'Remove',
    removeWhat: (name: string) => ` ${name}`,
    outside: (isLabelled: boolean) =>
      `Not in the directory${isLabelled ? ': the name is your own label' : ''}`,
    asset: 'Asset',
    choose: 'Choose',
    custom: 'custom',
    amount: (symbol: string | null) => (symbol === null ? 'Amount' : `Amount in ${symbol}`),
    unknownBalance: 'The balance is not known',
    holds: <T>(who: Who, amount: T) => [`Your ${who} holds `, amount],
    inYourFormat: (amount: string) => ` (${amount} in your number format)`,
  },
  sum: {
    title: 'Total',
    empty: 'Enter an amount to see what your gift adds up to.',
    give: 'You give',
    left: (who: Who) => `Left in your ${who}`,
    estimate: 'Estimate what this is worth',
    estimatesOnly: 'Estimates only: what you give are the amounts.',
    source: <T>(who: Who, address: T, chain: string) => [
      `From your ${who} `,
      address,
      ` on ${chain}. Nothing is sent before you have reviewed the gift.`,
    ],
    unknown: 'Not known',
    short: 'Not enough',
    /** `words`: a clause of `basketChecks.promised`. */
    holdsAnd: <T>(who: Who, amount: T, words: string) => [`Your ${who} holds `, amount, `, and ${words}.`],
  },
  plan: {
    next: (part: number, of: number, count: number, who: Who) => {
      const which = part === of && of > 1 ? 'last' : part === 1 ? 'first' : 'next'
      return `${nouns[who].ask} the ${count === 1 ? `${which} payment` : `${which} ${payments(count)}`}`
    },
    made: (part: number, of: number, who: Who) => `${part} of ${of} ${nouns[who].many} ${nouns[who].made}`,
    part: (part: number, of: number, count: number, who: Who) =>
      `${nouns[who].title} ${part} of ${of}: ${payments(count)}`,
    rest: (count: number, parts: number, who: Who) => {
      const noun = parts === 1 ? nouns[who].one : nouns[who].many
      return `${count === 1 ? 'The other payment' : `The other ${payments(count)}`}, in ${parts} more ${noun}`
    },
    start: (of: number, most: number, who: Who) =>
      `The gift goes as ${of} ${nouns[who].many}, because one carries at most ${payments(most)}. You confirm them one after the other.`,
    last: (of: number, who: Who) => `This is the last of ${of} ${nouns[who].many}.`,
    left: (left: number, of: number, who: Who) =>
      `${left} of ${of} ${nouns[who].many} are left. You confirm them one after the other.`,
    each: (who: Who) =>
      `Each ${nouns[who].one} is paid in full or not at all, whatever becomes of the others. What was not requested yet stays in your gift.`,
    goOn: (left: number) =>
      `${left === 1 ? 'This payment is' : `These ${payments(left)} are`} left of the same gift. Review to go on with the next part. What you remove here is not given.`,
    madeAndLeft: (part: number, of: number, who: Who, left: number) =>
      `${part} of ${of} ${nouns[who].many} ${nouns[who].made}. ${payments(left)} ${left === 1 ? 'is' : 'are'} left of this gift, and nothing more is requested before you go on.`,
  },
})
