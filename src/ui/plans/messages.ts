import { locale, messages } from '../../language/messages'

function counted(count: number, one: string): string {
  return count === 1 ? `1 ${one}` : `${count.toLocaleString(locale)} ${one}s`
}

/** Texts for plans: saved ones, and those in a link or a file. */
export const m = messages('ui/plans', {
  title: 'Saved plans',
  lede: (chain: string) =>
    `Gifts that you have kept for this account on ${chain}. They are stored in this browser only: save a plan as a file to keep it elsewhere.`,
  devices: 'Take what this browser keeps to another device',
  denied: 'This browser keeps nothing for this page',
  deniedWords: 'Plans are gone when you leave. Save them as files.',
  notStored: 'The change was not stored',
  removed: (name: string) => `Removed “${name}”.`,
  back: (name: string) => `“${name}” is back.`,
  undo: 'Undo',
  none: 'There is no plan yet. Put a gift together, and choose “Save as plan” below it.',
  toGift: 'To your gift',
  renamed: (name: string) => `Renamed to “${name}”.`,
  joined: (name: string, parts: number) => `“${name}” now has ${counted(parts, 'part')}.`,
  row: {
    saved: (payments: number, parts: number, at: string) =>
      `${counted(payments, 'payment')}${parts > 1 ? ` in ${parts} parts` : ''}. Saved on ${at}.`,
    savedOn: (at: string) => `Saved on ${at}.`,
    newName: 'New name',
    storeName: 'Store the name',
    keepName: 'Keep the old one',
    look: 'Look at it, and load it into your gift',
    passOn: 'Pass it on',
    join: 'Join it with the plan of another Safe',
    unreadable: (problem: string) => `It cannot be read by this version of the page: ${problem}`,
    rename: 'Rename',
    remove: 'Remove',
  },
  join: {
    other: 'The other plan',
    hint: 'Paste its link, or what its gift file holds. Each Safe then proposes and signs its own part.',
    press: 'Join the plans',
  },
  connect: {
    needed: 'A gift is put together for one Safe or wallet on one chain.',
    forPlan: 'To take payments of the plan into a gift, a Safe or a wallet has to be connected.',
    either: 'Connect your wallet, or open this page in your Safe.',
    safe: 'Open this page in your Safe.',
    press: 'Connect a wallet',
    reading: 'Reading your account…',
  },
  put: {
    added: (count: number) => `${counted(count, 'payment')} added to your gift.`,
    now: (count: number) => `Your gift now has ${counted(count, 'payment')}.`,
    most: (most: number) => `A gift holds at most ${counted(most, 'payment')}`,
    splitThem: (count: number) =>
      `These are ${counted(count, 'payment')}. Split them, and give the rest afterwards.`,
    add: (count: number) => `Add ${counted(count, 'payment')} to your gift`,
    replace: (count: number) => `Replace the ${counted(count, 'payment')} in your gift`,
  },
  total: (symbol: string) => `Total in ${symbol}`,
  link: {
    none: 'This link carries no gift',
    at: (field: string) => `At “${field}”: `,
    notAdded: (problem: string) => `${problem} Nothing was added to any gift.`,
    notAddedToYours: (problem: string) => `${problem} Nothing was added to your gift.`,
    unnamed: 'A gift that was sent to you',
    lede: 'This is what the link describes, in the words of whoever sent it. Nothing of it has been added to a gift, and nothing is sent from here.',
  },
  view: {
    purpose: (purpose: string) => `Purpose: “${purpose}”. `,
    author: (author: string) => `Written by “${author}”. `,
    made: (at: string) => `Made on ${at}. `,
    parts: (count: number) => `The plan has ${counted(count, 'part')}, each for a different Safe or chain. `,
    sameDirectory: 'The directory of causes is the same as when it was made.',
    otherDirectory: 'The directory of causes has changed since it was made, or is another one.',
    part: (number: number, all: number) => `Part ${number} of ${all}`,
    payments: 'Payments',
  },
  part: {
    for: <T>(safe: T, chain: string, isConnected: boolean) => [
      'For ',
      safe,
      ` on ${chain}${isConnected ? ', which is connected now' : ''}.`,
    ],
    chain: (chainId: number) => `chain ${chainId}`,
    otherChain: (count: number) =>
      `This page does not work on that chain, so the ${counted(count, 'payment')} cannot be read here.`,
    unlisted: (count: number) =>
      `${
        count === 1
          ? '1 payment goes to a recipient that is not in the directory.'
          : `${counted(count, 'payment')} go to recipients that are not in the directory.`
      } Nobody here vouches for them: compare each address with one that you have from the recipient.`,
    otherSafe: (chain: string, giver: 'Safe' | 'wallet') =>
      `It was written for another Safe on ${chain}. You can take the payments into the gift of the ${giver} that is connected.`,
    payListed: (count: number) =>
      `Pay ${count === 1 ? 'the cause' : `the ${count} causes`} with another address in the directory at the address of the directory.`,
    leaveOut: (count: number, taken: number) =>
      `Leave out ${counted(count, 'payment')}, and take the other ${taken}.`,
  },
  offers: {
    name: 'Payments of the plan',
    recipient: 'Recipient',
    amount: 'Amount',
    baseUnits: (amount: string) => `${amount} base units`,
    refused: 'Cannot be given',
    unlisted: 'Not in the directory',
    called: (label: string) => `Not in the directory, called “${label}”`,
    moved: <T>(listed: T) => [
      'The directory has another address for this cause: ',
      listed,
      '. The one of the plan is not paid.',
    ],
    memo: <T>(memo: T) => ['Note in the plan: “', memo, '”'],
  },
  whole: {
    title: 'The plan as a whole',
    look: 'Look where all parts stand',
    again: 'Look again at all parts',
    looking: 'Looking in the queue of each Safe…',
    counts: (parts: number, counts: readonly string[]) =>
      `Of ${counted(parts, 'part')}: ${counts.join(', ')}. According to the transaction service of each chain.`,
    executed: (count: number) => `${count} executed`,
    partly: (count: number) => `${count} executed in part`,
    waiting: (count: number) => `${count} waiting`,
    rejected: (count: number) => `${count} rejected or replaced`,
    failed: (count: number) => `${count} failed`,
    none: (count: number) => `${count} not found`,
    unreachable: (count: number) => `${count} could not be checked`,
  },
  status: {
    notLoaded: 'A part of this page did not load.',
    looking: 'Looking in its queue…',
    none: (gap: string) =>
      `None of its newest transactions makes exactly these payments, nor do several of them together. ${gap}`,
    several: (count: number, executed: number) =>
      `${count} transactions together make exactly these payments: ${executed} of ${count} executed, according to the transaction service.`,
    reviewOne: (nonce: string) => `Review #${nonce}`,
    unreachable: (reason: string) => `Where it stands could not be checked. ${reason}`,
    review: 'Review it, and compare it with this plan',
    look: 'Look where these payments stand',
    again: 'Look again',
    queue: 'Its whole queue',
    waits: (nonce: string, signatures: number) =>
      `Transaction #${nonce} makes exactly these payments and waits with ${counted(signatures, 'signature')}, according to the transaction service.`,
    executed: (nonce: string) =>
      `Transaction #${nonce} makes exactly these payments and was executed, according to the transaction service.`,
    contained: (nonce: string, isExecuted: boolean, signatures: number) =>
      `Transaction #${nonce} makes these payments among others and ${isExecuted ? 'was executed' : `waits with ${counted(signatures, 'signature')}`}, according to the transaction service.`,
    failed: (nonce: string) =>
      `Transaction #${nonce} makes exactly these payments. It was executed and failed, according to the transaction service.`,
    rejected: (nonce: string) =>
      `Transaction #${nonce} makes exactly these payments and was rejected, according to the transaction service. It paid nothing.`,
    replaced: (nonce: string) =>
      `Transaction #${nonce} makes exactly these payments. Another transaction with this number was executed in its place, according to the transaction service. Look whether it paid some of them before you give them again.`,
    used: (nonce: string) =>
      `Transaction #${nonce} makes exactly these payments and can no longer be executed: a later one was, according to the transaction service. Look whether another one paid some of them before you give them again.`,
  },
})
