import { messages } from '../../language/messages'

/** Texts for the queue of a Safe: its transactions and messages. */
export const m = messages('ui/queue', {
  title: 'Queue',
  noSafe: 'This link names no Safe',
  lede: <T>(safe: T, chain: string) => ['What waits for the owners of ', safe, ` on ${chain}.`],
  reading: 'Reading the Safe and its queue…',
  checkAgain: 'Look again',
  checkingAgain: 'Looking again…',
  wholeRecord: 'The record of what this Safe has given',
  noSafeOn: (chain: string) => `There is no Safe at this address on ${chain}.`,
  otherChain: 'It may be on another chain.',
  readAnother: 'Read another Safe',
  unread: 'The queue could not be read',
  unreadWords: (reason: string, since: string) =>
    `${reason} There has been no answer since ${since}, and we keep asking.`,
  stale: 'What is shown may be out of date',
  staleWords: (reason: string, time: string) => `${reason} It was read on ${time}, and we keep asking.`,
  notComplete: 'The list is not complete',
  /** Nonces: "#4, #7 and 12 more". */
  numbersRange: (first: bigint, last: bigint) => `#${first} to #${last}`,
  numbersMore: (numbers: string, more: number) => `${numbers} and ${more} more`,
  own: {
    title: 'For you',
    titleLong: 'Waiting for a long time',
    titleInSafe: 'To do',
    sign: (nonce: bigint) => `Review and sign #${nonce}`,
    signOneOf: (nonce: bigint, place: number, of: number) =>
      `Review ${place} of ${of} at #${nonce}: only one of them can be executed`,
    needs: (nonce: bigint) => `#${nonce} needs signatures`,
    execute: (nonce: bigint) => `#${nonce} can be executed`,
    executeAfter: (nonce: bigint, before: bigint) => `#${nonce} can be executed after #${before}`,
    sentence: (words: string) => `${words}.`,
    missing: (numbers: string) => `Your signature is missing on ${numbers}.`,
    needSigned: (numbers: string, count: number) =>
      `${numbers} ${count === 1 ? 'needs' : 'need'} signatures.`,
    inSafe: (nonce: bigint) => `Open #${nonce} in Safe{Wallet}`,
    moreMissing: (count: number) => `And ${count} more below.`,
    checking: 'Signatures are still being checked.',
    long: (numbers: string, count: number) =>
      `${numbers} ${count === 1 ? 'was' : 'were'} proposed more than 7 days ago and still ${
        count === 1 ? 'waits' : 'wait'
      }, by the service’s dates.`,
    nothingMissing: 'Nothing here needs your signature.',
    gap: (nonce: bigint) =>
      `You have signed #${nonce}. Nothing is queued right before it, so it cannot be executed yet.`,
    before: (nonce: bigint, numbers: string) => `You have signed #${nonce}. Before it: ${numbers}.`,
  },
  empty: 'No transaction of this Safe waits, according to the transaction service.',
  unreadable: (count: number) =>
    count === 1
      ? 'The service lists a record that cannot be read'
      : `The service lists ${count} records that cannot be read`,
  unreadableWords: 'They may be part of the queue. Check the queue in another way before you sign anything.',
  forged: 'Not what they say',
  forgedWords: 'The hash of these does not fit their fields, or they are of another Safe. Do not sign them.',
  ahead: 'Executed according to the service, not on the chain',
  aheadWords:
    'The service calls these executed, and the Safe has not used their numbers. One of the two is behind, or wrong. Take them for waiting.',
  unsigned: 'Proposed, but signed by no owner',
  unsignedWords: 'Anybody can submit such a record to the service. It blocks nothing.',
  next: <T>(nonce: T) => [nonce, ' is next'],
  waits: <T>(nonce: T, before: bigint) => [nonce, ` waits for #${before}`],
  /** `to`: the last nonce of the gap. */
  gap: (from: bigint, to: bigint) =>
    `${
      from === to ? `Nothing is queued as #${from}` : `Nothing is queued from #${from} to #${to}`
    }, so this cannot be executed yet.`,
  onlyOne: (count: number) => `Only one of these ${count} can happen.`,
  sameCalls: 'Makes the same calls as another one here, under another hash: sign one of them only',
  unreadNote: 'This browser has a note about it that cannot be read. The record offers to save it as a file.',
  purpose: (text: string) => `Kept in this browser: “${text}”`,
  since: (day: string) => `Since ${day}`,
  dates: 'The dates come from the transaction service, and nobody has checked them.',
  reviewRejection: (nonce: bigint) => `Review the rejection of #${nonce}`,
  review: (nonce: bigint) => `Review #${nonce}`,
  inSafe: 'Open in Safe{Wallet}',
  inSafeWhich: (nonce: bigint) => `: #${nonce}`,
  you: {
    signed: 'You have signed it.',
    listed: 'A signature of yours is listed, and only the chain can verify it.',
    invalid: 'What is listed in your name is not your signature of it.',
    missing: 'You have not signed it.',
    notNeeded: 'Enough without yours.',
    unknown: 'Whether you have signed it is not known.',
  },
  signatures: {
    checking: 'Its signatures are being checked',
    forged: {
      safe: 'Of another Safe',
      safeTxHash: 'Its hash does not fit its fields',
      messageHash: 'Its hash does not fit what it says',
    },
    /** `open`: number of signatures that only the chain can verify. `threshold`: null where it could not be read. */
    count: (valid: number, threshold: number | null, open: number) =>
      `${valid} of ${threshold ?? 'an unknown number of'} required signatures${
        open > 0 ? `, and ${open} that only the chain can verify` : ''
      }`,
    invalid: (count: number) =>
      `${count === 1 ? 'One listed signature does' : `${count} listed signatures do`} not count`,
  },
  messages: {
    title: 'Messages',
    unread: (reason: string) => `The messages of this Safe could not be read. ${reason}`,
    words:
      'A message has no number and moves nothing by itself. Some allow somebody else to move tokens later.',
    unreadable: (count: number) =>
      count === 1
        ? 'The service lists a message that cannot be read'
        : `The service lists ${count} messages that cannot be read`,
    forged: 'Not what they say',
    forgedWords: 'The hash of these messages does not fit what they say. Do not sign them.',
    signed: (count: number) =>
      `${count === 1 ? 'One message has' : `${count} messages have`} enough signatures`,
    doNotSign: 'Do not sign this as a message',
    askedFor: (time: string) => `Asked for on ${time}`,
    hash: 'Message hash, to compare on your device',
    computed: 'Computed from what is shown here: it is what the owners sign.',
    listed: 'As the service lists it. It was not confirmed by what is shown here.',
    /** `isCut`: there are more. */
    fields: (count: number, isCut: boolean) =>
      `Every field that is signed (${isCut ? `the first ${count}` : count})`,
    unsigned: 'Given beside them, and signed by nobody:',
    emptyText: '(empty)',
    nothing: '(nothing)',
  },
  listed: {
    title: 'What the transaction service lists, unchecked',
    words: (time: string) =>
      `Without the chain nothing of this could be checked: not the hash, not the signatures, not whether its number is still free. Do not sign on the strength of it. Read on ${time}.`,
    unreadable: (count: number) =>
      `${count === 1 ? 'One more record' : `${count} more records`} of the list cannot be read.`,
    none: 'It lists nothing that waits.',
    more: (count: number) => `And ${count} more.`,
    unchecked: 'Could not be checked: the chain could not be read',
  },
})
