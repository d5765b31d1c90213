import { wordsByEnd } from '../../core/review/txEnd'
import { messages } from '../../language/messages'

const built = (payments: number, then: string) =>
  `From the description in the link this page built ${
    payments === 1 ? 'the payment' : `the ${payments} payments`
  } anew, and compared the result with the transaction byte for byte: the recipients, assets, amounts and their order are the same${then}`

const lede =
  (rest: string) =>
  <T>(safe: T, chain: string) => ['What the Safe ', safe, ` on ${chain} ${rest}`]

/** Texts for the review of one transaction: its head and its findings. */
export const m = messages('ui/review', {
  title: 'Review',
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
  lede: {
    open: lede('would do, read from the bytes that its owners sign.'),
    done: lede('did, read from the bytes that its owners signed.'),
    failed: lede(
      'would have done, read from the bytes that its owners signed. It failed, and its calls were undone.',
    ),
    never: lede('would have done, read from its bytes. Another transaction used its nonce.'),
    unknown: lede('is asked to do by this transaction, read from its bytes.'),
  },
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
    rejected: 'What it rejects waits on the same nonce: only one of the two can be executed.',
    others: (count: number) =>
      `${count} other transactions wait on the same nonce: only one of them all can be executed.`,
    reviewRejection: 'Review the rejection',
    reviewOther: 'Review the other one',
    reviewRejected: 'Review what it rejects',
  },
  lead: 'What weighs most in it',
  paidAllTheSame: 'It failed, and money left the Safe all the same',
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
  /** For a Safe with one owner. */
  linkAlone: 'Link for another device',
  /** For a transaction that has ended: nobody signs it any more. */
  linkOver: 'Link to this review',
  /** `block`: null where the Safe was not read. */
  readOn: (time: string, block: bigint | null, chain: string) =>
    `Read on ${time}${block === null ? '' : `, the Safe at block ${block} of ${chain}`}. The name, the origin and the note of a proposal are not shown here: nobody signs them.`,
  findings: 'Do not sign before you have understood this',
  notSo: (statement: string) => `Does not hold: ${statement}`,
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
  /** Comparison with the gift that this browser proposed. */
  own: {
    same: 'The gift that you made in this browser',
    sameWords: (time: string) =>
      `Its recipients, amounts and assets are those of the gift that was proposed here on ${time}, and nothing else is in it.`,
    differs: {
      open: 'Not the gift that you made in this browser: do not sign',
      over: 'Not the gift that you made in this browser',
    },
    given: 'Given here',
    ask: {
      open: 'Somebody has proposed another transaction in its place, or shows another one here. Tell your co-signers before anyone signs.',
      over: 'Somebody had proposed another transaction in its place, or shows another one here.',
    },
  },
  /** The same for a gift of a file that was brought in from another browser. */
  imported: {
    same: 'The gift of a file that was brought into this browser',
    sameWords: (time: string) =>
      `Its recipients, amounts and assets are those of a gift in that file, made on ${time} as the file says, and nothing else is in it. That is worth as much as the file.`,
    differs: {
      open: 'Not the gift of the file that was brought into this browser: do not sign',
      over: 'Not the gift of the file that was brought into this browser',
    },
    given: 'In the file',
    ask: {
      open: 'The file, or the transaction, is not what was meant. Find out which of the two before anyone signs.',
      over: 'The file, or the transaction, is not what was meant.',
    },
  },
  gift: {
    title: 'Readable as a gift',
    words: wordsByEnd(
      'All it does is pay causes that are confirmed in this page’s directory.',
      'All it did was pay causes that are confirmed in this page’s directory.',
      'All it would have done is pay causes that are confirmed in this page’s directory.',
    ),
    unknown: {
      open: 'Whether it is the gift that was meant, nobody can tell from here: the link you opened has no description to compare with. Ask whoever proposed it for the link that the app made then.',
      over: 'Whether it was the gift that was meant, nobody can tell from here: the link you opened has no description to compare with.',
    },
  },
  parts: {
    what: wordsByEnd('What it does', 'What it did', 'What it would have done'),
    forecast: 'What would happen',
    totals: wordsByEnd('What leaves the Safe', 'What left the Safe', 'What would have left the Safe'),
    signed: 'Who has signed',
    checks: 'Checks',
    compare: { open: 'Compare on your device', over: 'Hashes' },
    bytes: { open: 'Every field that is signed', over: 'Every field of it' },
  },
  hashes: {
    unknown: 'The hashes could not be computed',
    unknownWords: {
      open: 'The version of the Safe is not known, so nobody can tell what its owners sign. Do not sign.',
      over: 'The version of the Safe is not known, so nobody can tell what its owners signed.',
    },
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
  /** Texts for the signers, and the findings about them. */
  signers: {
    saidAbove: 'In full at the top of this page.',
    /** `threshold`: null where it could not be read. */
    verified: (count: number, threshold: number | null) =>
      `${count} of ${threshold ?? 'an unknown number of'} required signatures ${count === 1 ? 'is' : 'are'} verified.`,
    unread: 'Who has signed could not be checked: the owners of the Safe could not be read.',
    /** Number of signatures that the service lists. */
    listed: (count: number) =>
      count === 0
        ? 'The transaction service lists no signature.'
        : `The transaction service lists ${count === 1 ? 'one signature' : `${count} signatures`}. Nobody has checked ${count === 1 ? 'it' : 'them'} yet.`,
    notListed:
      'The transaction service has not listed its signatures: more of them may exist than are known here.',
    stranger: 'Not an owner of this Safe.',
    strangerSigned: 'Listed as a signer, and counts for nothing',
    accepted: (count: number, block: bigint) =>
      `The Safe itself accepts ${count === 1 ? 'it' : 'each of them'}, at block ${block}.`,
    silent: (count: number) =>
      `What the Safe itself says about ${count === 1 ? 'one' : count} of them could not be read.`,
    delegated: (to: string) => `A key whose account runs other code (EIP-7702): ${to}. The key still signs.`,
    safe: 'A Safe of its own: its owners sign there.',
    passkeySigner: 'A passkey.',
    contract: 'A contract, which says itself what it has signed.',
    counted: {
      key: 'Signed exactly this',
      contract: 'Signed exactly this, as its contract confirms',
      approval: 'Approved exactly this on chain',
    },
    open: 'Listed, and could not be checked',
    notSigned: 'Not signed',
    unknown: 'Whether this owner has signed is not known here',
    passkey: (origin: string) => `Made with a passkey on ${origin}, as the signature itself says.`,
    passkeyElsewhere: (origin: string) =>
      `Made with a passkey on ${origin}, as the signature itself says: no Safe front end that this page knows`,
    /** `why`: null where the Safe’s code gives no reason. */
    refused: (why: string | null) =>
      `The Safe itself refuses this signature${why === null ? '' : `: ${why}`}`,
    unexplained: {
      open: 'The Safe itself accepts it, and this page cannot say why: find out before you sign',
      over: 'The Safe itself accepts it, and this page cannot say why',
    },
    problems: {
      noSignature: 'Listed without a signature',
      malformed: 'Listed with something that is not a signature',
      otherSigner: 'This signature is not by this owner, or is over something else',
      notOwner: 'Not an owner',
      notChecked: 'Listed too often to be checked',
    },
    ownerSafe: {
      queue: 'The queue of that Safe',
      looking: 'Looking in its queue for the approval of this transaction…',
      found: (nonce: bigint) => `Its transaction #${nonce} approves this one: review it`,
      none: 'Nothing in its queue approves this transaction.',
      unread: (reason: string) => `Whether its queue approves this transaction could not be read. ${reason}`,
    },
    hold: 'What holds',
    /** `outcome`: in words. */
    each: (outcome: string) => `${outcome}, each of these`,
    block: (block: bigint) => `Read at block ${block}.`,
  },
  /** Texts for the start of a co-signer without a link. */
  start: {
    title: 'Review what a Safe would do',
    lede: 'Read in plain words what waits in the queue of a Safe, computed from its bytes. Nothing has to be connected.',
    safe: 'Safe',
    noSafe: 'There is no Safe at this address.',
    byHash: 'You have its hash, or the transaction itself',
    hash: 'safeTxHash, if you have it',
    hashHint: 'The hash that owners sign: 0x and 64 digits. Without it you see the whole queue.',
    badHash:
      'This is not a safeTxHash: 0x and 64 digits from 0 to f. Copy it from the details of the transaction.',
    otherHash: 'The link above names another transaction. Clear one of the two.',
    paste: 'The transaction itself, if the transaction service does not have it',
    pasteHint:
      'JSON with all ten fields: a record of the service, or the typed data that your wallet shows. It is checked against the chain.',
    otherChain: (pasted: bigint, chain: string) =>
      `It is of chain ${pasted}, and the Safe above is on ${chain}.`,
    notLoaded: 'A part of this page did not load. Reload it.',
    noHash: (reason: string) => `Its hash cannot be computed now. ${reason}`,
    read: 'Read it',
    yourSafe: 'Your Safe',
    yourQueue: 'The queue of your Safe',
    ownedSafes: 'Safes of your wallet',
    unread: (reason: string) => `${reason} We keep asking. You can name the Safe below meanwhile.`,
    more: (count: number) =>
      `The service lists ${count === 1 ? 'one more Safe' : `${count} more Safes`}. Name yours below.`,
    none: (chain: string) => `Your wallet owns no Safe on ${chain} that the transaction service knows of.`,
    source: (chain: string) =>
      `On ${chain}, according to the transaction service. Anybody can name your wallet as an owner of a Safe of theirs: open only what you know.`,
    looking: (chain: string) => `Looking for Safes on ${chain} that your wallet owns…`,
  },
  /** Texts for the comparison of a transaction with the gift in its link. */
  intent: {
    title: 'Compared with the gift described',
    unreadable: 'The description in this link cannot be read',
    /** `field`: null for all of it. */
    problem: (field: string | null, problem: string) =>
      `${field === null ? '' : `In “${field}”: `}${problem} Nothing was compared with what was meant: the rest of this page is read from the transaction alone.`,
    differs: { open: 'Not the gift described: do not sign', over: 'Not the gift described' },
    described: 'Described',
    ask: 'Ask whoever sent you the link, by a way that you both know, which of the two was meant.',
    unchecked: 'Could not be compared to the end',
    uncheckedWords: (reasons: string) =>
      `Nothing differs so far: recipients, amounts and assets are as described. ${reasons} Do not take it as the gift described.`,
    unread: 'Not compared: the transaction could not be read',
    unreadWords:
      'What the link describes is only what its sender says. Nothing on this page shows that the transaction does it. Do not sign on the strength of the description.',
    circular: 'Not compared: it was rebuilt from this description',
    circularWords:
      'The transaction service does not give the transaction, so this page built it from the description in the link: they agree whatever was meant. What was compared: its fields hash to the safeTxHash in the link. Whoever wrote the link wrote both. Compare that hash with what your device shows.',
    exactly: 'Exactly the gift described',
    exactlyWords: (payments: number) => built(payments, ', and nothing else is in it.'),
    besides: 'The gift described, and something beside it',
    besidesWords: (payments: number) =>
      built(payments, '. Beside them the transaction has what the link does not describe:'),
    source:
      'The description comes from whoever sent you the link. It is worth as much as your trust in them, and in the way the link reached you.',
    purpose: (purpose: string) => `What it is for, in the words of whoever wrote the link: “${purpose}”`,
    author: (author: string) => `The link names “${author}” as its author. Anybody can write that.`,
    summary: 'What the link describes',
    made: (time: string) => `According to the link it was made on ${time}.`,
    sameDirectory: 'It names the same version of the directory of causes as this page uses.',
    otherDirectory: 'It names another version of the directory of causes than this page uses.',
    payment: <T>(amount: T, recipient: T) => [amount, ' to ', recipient],
    paymentUnknown: <T>(amount: T, token: T, recipient: T) => [
      amount,
      ' of the token ',
      token,
      ', which is not known here, to ',
      recipient,
    ],
    units: (units: bigint) => `${units} base units`,
    confirmed: (name: string) => `${name}, confirmed in this page’s directory`,
    notListed: 'Not in this page’s directory.',
    notListedCalled: (name: string) => `Not in this page’s directory; the link calls it “${name}”.`,
    notCompared: 'Not compared with a directory.',
    notComparedCalled: (name: string) => `Not compared with a directory; the link calls it “${name}”.`,
  },
})
