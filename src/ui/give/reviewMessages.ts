import { messages } from '../../language/messages'
import type { Who } from './messages'

const all = (count: number) => (count === 2 ? 'both payments' : `all ${count} payments`)

/** Texts for the review of a gift. */
export const m = messages('ui/give/review', {
  title: 'Review your gift',
  lede: 'Read every line. You can still change everything.',
  unreadable: (reason: string) => `${reason} Nothing was sent. Go back and change the gift.`,
  forecast: 'Would it go through?',
  running: 'Running the payments without sending them…',
  confirm: 'Confirm',
  unverified:
    'I know that this Safe could not be compared with the chain, and I will read the transaction again in my Safe.',
  change: 'Change the gift',
  table: {
    all: 'The payments in this gift',
    now: 'The payments that are requested now',
    later: 'The payments that are requested later',
    recipient: 'Recipient',
    amount: 'Amount',
    total: (symbol: string) => `Total in ${symbol}`,
  },
  from: {
    who: (who: Who) => `From your ${who}`,
    on: 'On',
    chain: (name: string, id: number) => `${name} (chain ${id})`,
  },
  purpose: {
    label: 'What is this gift for? (optional)',
    hint: 'Your co-signers read it with the link that you send them. It is not part of the transaction: nobody signs it, and the chain does not store it.',
    notKept:
      'The purposes that you wrote before cannot be read by this version of the page. They stay stored, and what you write here is not kept beside it. Reload the page to get the newest version.',
  },
  since: {
    same: (day: string) => `Same payments as in your gift of ${day}, to the last digit.`,
    label: (day: string) => `Changes since ${day}`,
    lede: (day: string) => `Compared with your gift of ${day} to the same recipients:`,
    moved: (name: string) => `The address of ${name} has changed.`,
    addresses: <T>(then: T, now: T) => [' Then ', then, ', now ', now],
    /** `null`: nothing. */
    amount: (name: string, now: string | null, then: string | null, symbol: string) =>
      `${name}: ${now ?? `nothing in ${symbol}`}, and ${then ?? `nothing in ${symbol}`} then`,
  },
  again: {
    title: (isWhole: boolean, who: Who, isUnknown: boolean, numbers: string) => {
      const where = isUnknown
        ? 'may have been paid already'
        : who === 'wallet'
          ? 'is already on its way'
          : 'is already waiting'
      const nonces = numbers === '' ? '' : `: ${numbers}`
      return `${isWhole ? 'An equal gift' : 'A part of this gift'} ${where}${nonces}. Give it again?`
    },
    payment: (amount: string, to: string) => `${amount} to ${to}`,
    unlisted: (address: string, name: string) => `${address} (${name.toLowerCase()})`,
    yes: 'Yes, give it again.',
  },
  directory: {
    checking: 'The signature of the directory is being checked',
    wait: 'The addresses above come from a list that the organisation signs. You can go on once that is checked.',
    unchecked: 'The signature of the directory could not be checked',
    compare: (reason: string) =>
      `${reason} Nothing shows that the directory is wrong. Compare each address with the website of its cause, or try again later.`,
    compared: 'I have compared the addresses above myself.',
  },
  noFee: {
    title: 'Nothing is left for the network’s fee',
    words: (symbol: string) =>
      `Your wallet would hold no ${symbol} beside the gift, and the fee is paid in it. Give a little less, or bring some into your wallet first.`,
  },
  noOwner: {
    title: 'No owner is connected in your Safe',
    words: 'Your Safe may ask for an owner’s wallet, or refuse the proposal. Nothing is sent before that.',
  },
  notKept: {
    title: 'This browser keeps nothing for this page',
    Safe: 'Leave this page open until your Safe has the gift. After a reload this page forgets the gift: look in your Safe before you give again.',
    wallet:
      'Leave this page open until everything has been sent. After a reload this page forgets the gift: look in your wallet before you give again.',
  },
  own: {
    looking: 'The recipients outside the directory are being checked …',
  },
  next: {
    title: 'What will happen',
    propose: (count: number) =>
      `Your Safe will be asked to propose one transaction${count === 1 ? '' : ` for ${all(count)}`}. You confirm it there.`,
    signatures: (threshold: number, owners: number) =>
      threshold === 1 ? 'Only one signature is needed.' : `${threshold} of ${owners} owners have to sign.`,
    executed: (count: number) =>
      `No money moves until it is executed. ${count === 1 ? 'It is then paid in full, or not at all.' : 'Then every payment is made, or none is.'}`,
    fee: (symbol: string, wallet: string) =>
      `The network takes a fee on top of the gift, in ${symbol}. ${wallet} shows it before you confirm.`,
    single: (wallet: string) => `${wallet} shows one transaction, and you confirm it there.`,
    singleFinal: 'Once you have confirmed it, it cannot be taken back.',
    atomic: (wallet: string, count: number) =>
      `It goes as one transaction for ${all(count)}. ${wallet} shows it, and you confirm it there once.`,
    atomicFinal: 'Every payment is made, or none is. Once you have confirmed it, it cannot be taken back.',
    none: (wallet: string, count: number) =>
      `It goes as ${count} transactions, one after the other. ${wallet} shows each of them, and you confirm each there.`,
    noneFinal:
      'You can stop in between and go on later. What has gone out cannot be taken back, and is not sent again.',
    asking: (wallet: string, count: number) =>
      `It goes as one transaction if ${wallet} can do that, which is being checked. Otherwise as ${count} transactions, one after the other.`,
    askingFinal:
      'You can stop between two transactions and go on later. What has gone out cannot be taken back, and is not sent again.',
  },
})
