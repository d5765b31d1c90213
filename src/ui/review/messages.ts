import { messages } from '../../language/messages'

/** Texts for the review of one transaction: its head and its findings. */
export const m = messages('ui/review', {
  title: 'Review',
  titleOf: (nonce: bigint) => `Safe transaction #${nonce}`,
  noTransaction: 'This link names no transaction',
  badHash:
    'The second part of the link is not a safeTxHash: 0x and 64 digits from 0 to f. It may be cut short.',
  reading: 'Reading the transaction and the Safe…',
  coming: {
    chain: 'The Safe and its signatures are still being read.',
    queue: 'The queue of the Safe is still being read.',
    tokens: 'The list of tokens is still being read: until then some amounts have no name and no decimals.',
  },
  stillReading: 'Still being read.',
  lede: <T>(safe: T, chain: string) => [
    'What the Safe ',
    safe,
    ` on ${chain} would do, read from the bytes that its owners sign.`,
  ],
  rebuilt: {
    browser: 'Rebuilt from what this browser remembers',
    link: 'Rebuilt from the description in the link',
  },
  rebuiltWords: (from: 'browser' | 'link', trouble: string | null) =>
    `The transaction service does not give this transaction. ${trouble ?? ''} It was rebuilt from the gift that ${
      from === 'link' ? 'the link describes' : 'this browser follows'
    }, and its fields hash to the safeTxHash of the link. Who has signed it, and whether it is still queued, is not known. We keep asking.`,
  noChain: (chain: string) => `The node of ${chain} could not be read`,
  noChainWords: (reason: string) =>
    `${reason} What the transaction does is read from its bytes. Whose signatures count, whether it can still be executed, and how the Safe is set up could not be checked. Do not sign yet. We keep asking.`,
  progress: {
    rejection: 'Its rejection waits on the same nonce: only one of the two can be executed.',
    other: 'Another transaction waits on the same nonce: only one of the two can be executed.',
    others: (count: number) =>
      `${count} other transactions wait on the same nonce: only one of them all can be executed.`,
    reviewRejection: 'Review the rejection',
    reviewOther: 'Review the other one',
  },
  lead: 'What weighs most in it',
  stale: 'What is shown may be out of date',
  staleWords: (trouble: string, time: string) => `${trouble} It was read on ${time}, and we keep asking.`,
  pasted: 'This transaction was pasted here',
  pastedWords:
    'The transaction service has not given it. What is shown here comes from the paste and the chain. Signatures that were given elsewhere are not known here. Where no safeTxHash came with it, the one below was computed from its fields: compare it with your device. A reload forgets the paste.',
  readAgain: 'Read again',
  readingAgain: 'Reading again…',
  sheet: 'Verification sheet',
  queue: 'The whole queue',
  openInSafe: 'Open in Safe{Wallet}',
  link: 'Link for co-signers',
  /** `block`: null where the Safe was not read. */
  readOn: (time: string, block: bigint | null, chain: string) =>
    `Read on ${time}${block === null ? '' : `, the Safe at block ${block} of ${chain}`}. The name, the origin and the note of a proposal are not shown here: nobody signs them.`,
  findings: 'Do not sign before you have understood this',
  notSo: (statement: string) => `Not so: ${statement}`,
  problem: {
    missing: 'No such transaction',
    unreachable: 'The transaction could not be read',
    missingOn: (chain: string) => `The transaction service of ${chain} has no transaction with this hash.`,
    missingWords:
      'It may have been removed from the queue, or the link may be of another chain. Do not sign something else in its place: ask whoever sent you the link.',
    unreachableWords:
      'We keep asking. Do not sign on the strength of this page until it shows the transaction.',
    lookAgain: 'Look again',
    readAnother: 'Read another transaction',
    askedFor: 'Asked for: ',
    safe: 'Safe: ',
  },
  gift: {
    title: 'Readable as a gift',
    words: 'All it does is pay causes that are confirmed in this page’s directory:',
    payment: <T>(amount: T, name: string) => [amount, ` to ${name}`],
    unknown:
      'Whether it is the gift that was meant, nobody can tell from here: the link you opened has no description to compare with. Ask whoever proposed it for the link that the app made then.',
  },
  parts: {
    what: 'What it does',
    forecast: 'What would happen',
    totals: 'What leaves the Safe',
    signed: 'Who has signed',
    checks: 'Checks',
    compare: 'Compare on your device',
    bytes: 'Every field that is signed',
  },
  hashes: {
    unknown: 'The hashes could not be computed',
    unknownWords:
      'The version of the Safe is not known, so nobody can tell what its owners sign. Do not sign.',
    sheet: 'verification sheet',
    compare: <T>(sheet: T) => [
      'Compare the whole of what your device shows. Which hashes or fields that are, and in which order, is on the ',
      sheet,
      ', with a box to paste into and a page to print. The nonce is inside the message hash.',
    ],
    domainHash: 'Domain hash',
    messageHash: 'Message hash',
    eip712Digest: 'EIP-712 digest (safeTxHash)',
    dataDigest: 'Calldata digest (inner data)',
  },
  data: (bytes: number) => `data (${bytes} bytes)`,
  allData: 'data, all bytes',
  copyData: 'Copy the data',
})
