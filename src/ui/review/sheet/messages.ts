import { wordsByEnd } from '../../../core/review/txEnd'
import { messages } from '../../../language/messages'

const leavesMore = (more: string) => (sums: string) =>
  `In all, ${sums}. ${more}: a call of this transaction could not be read to its last byte.`

const readOn = (then: string) => (time: string, block: bigint | null) =>
  `Read on ${time}${block === null ? '' : `, the Safe at block ${block}`}. ${then}`

/** Texts for the verification sheet: one page to compare before signing. */
export const m = messages('ui/review/sheet', {
  title: (nonce: bigint) => `Verification sheet for transaction #${nonce}`,
  lede: <T>(safe: T, chain: string, nonce: bigint) => ['Safe ', safe, ` on ${chain}, nonce ${nonce}.`],
  /** `block`: null where the Safe was not read. */
  readOn: {
    open: readOn('What stands here is computed from the bytes that the owners sign.'),
    over: readOn('What stands here is computed from the bytes of the transaction.'),
  },
  review: 'The whole review',
  openInTab: 'Open this sheet in a tab, to print it',
  print: 'Print this sheet',
  rebuilt: {
    browser: 'Rebuilt from what this browser remembers',
    link: 'Rebuilt from the description in the link',
  },
  rebuiltWords:
    'The transaction service does not give this transaction. Its fields hash to the safeTxHash of the link; who has signed it is not known.',
  stale: 'What is shown may be out of date',
  pasted: 'This transaction was pasted here',
  pastedWords:
    'The transaction service has not given it. On a second device it has to be pasted too, and tools that ask the service do not find it.',
  does: wordsByEnd('What it does', 'What it did', 'What it would have done'),
  nothingLeaves: {
    ...wordsByEnd(
      'Nothing leaves the Safe by this transaction.',
      'Nothing left the Safe by this transaction.',
      'Nothing would have left the Safe by this transaction.',
    ),
    // The Safe may have paid for the execution.
    failed: 'Its calls would have paid nothing out of the Safe.',
  },
  leavesUnknown: wordsByEnd(
    'What leaves the Safe is not known: a call of this transaction could not be read to its last byte.',
    'What left the Safe is not known: a call of this transaction could not be read to its last byte.',
    'What would have left the Safe is not known: a call of this transaction could not be read to its last byte.',
  ),
  leaves: (sums: string) => `In all, ${sums}.`,
  leavesMore: wordsByEnd(
    leavesMore('More may leave'),
    leavesMore('More may have left'),
    leavesMore('More might have left'),
  ),
  tooMany: (calls: number) =>
    `These are ${calls} calls, too many for one page. On screen each of them is in the review. Printed, they follow on the next pages.`,
  onNextPages: (calls: number) => `Each of the ${calls} calls is on the next pages.`,
  calls: (calls: number) => `The ${calls} calls`,
  hashes: {
    title: 'Hashes',
    unknown: 'The hashes could not be computed',
    unknownWords: {
      open: 'The version of the Safe is not known, so nobody can tell what its owners sign. Do not sign.',
      over: 'The version of the Safe is not known, so nobody can tell what its owners signed.',
    },
    words:
      'Domain hash and message hash together make the EIP-712 digest. The nonce is inside the message hash. The calldata digest binds neither chain, nor recipient, nor value: never compare it alone.',
  },
  fields: {
    title: { open: 'Every field that is signed', over: 'Every field of it' },
    data: <T>(bytes: number, data: T) => [`${bytes} bytes: `, data],
    longData: <T>(bytes: number, digest: string, first: T, last: T) => [
      `${bytes} bytes, too long for this page. Calldata digest ${digest}. It begins with `,
      first,
      ' and ends with ',
      last,
      '.',
    ],
  },
  phrase: {
    title: 'Check phrase',
    loading: 'Loading the word list…',
    broken: 'The word list did not load. Compare the safeTxHash itself.',
    words:
      'To read to another signer: equal words mean that both of you hold the same safeTxHash. They do not say that its fields are good. 132 bits of a hash of the safeTxHash; somebody who writes two transactions until their words are equal needs about 2⁶⁶ tries. They are no recovery phrase.',
  },
  device: {
    title: 'What do you see on your device?',
    jump: 'On your device',
    label: (device: string) => `On the device: ${device}`,
    /** In print, after the name of a device. */
    seenAs: (sees: string) => ` (${sees.charAt(0).toLowerCase()}${sees.slice(1)}): `,
    ownerSafes: <T>(safes: T, count: number) => [
      `Do you sign for an owner that is a Safe itself, ${count === 1 ? '' : 'one of '}`,
      safes,
      '? Then your device shows the hashes of a transaction of that Safe, which approves this one. Open the sheet of that transaction instead.',
    ],
    executing:
      'Whoever executes the transaction sees an ordinary contract call instead. A device may show its calldata digest, which depends on the signatures and is computed at that moment.',
    batch: (contract: string) =>
      `The recipients of a batch are inside the data: here “to” is the contract ${contract}, through which the Safe makes it, and the operation is a Delegate Call.`,
    never: (things: string) => `It never shows ${things}.`,
    neverBrief: (things: string) => `Never shows ${things}.`,
    noChainId: (version: string) => `missing: a Safe ${version} does not sign it`,
    value: (amount: string, wei: bigint) => `${amount}, or ${wei} wei`,
    call: '0, a Call',
    delegateCall: '1, a Delegate Call',
    data: (bytes: number) => `${bytes} bytes, which stand in full under “Every field that is signed”`,
  },
  paste: {
    title: 'Compare without reading digit by digit',
    label: 'What your device, another tool or another signer shows',
    hint: 'A whole hash, with or without 0x, spaces or capitals; or the twelve words. Never enter the recovery phrase of a wallet here or anywhere else.',
    result: 'Result',
    equals: {
      phrase:
        'Equal to the check phrase: you both have the same safeTxHash. Whether its fields are right, each of you has to read.',
      eip712Digest:
        'Equal to the EIP-712 digest (safeTxHash), all 64 characters. It stands for the Safe and for every field, the nonce too.',
      messageHash:
        'Equal to the message hash, all 64 characters. It stands for every field, the nonce too, and not for the Safe: compare the domain hash too.',
      domainHash:
        'Equal to the domain hash, all 64 characters. It stands for the Safe, and for nothing of the transaction: compare the message hash too.',
      dataDigest:
        'Equal to the calldata digest (inner data), all 64 characters. It stands for the data alone, and not for chain, recipient or value: compare another hash too.',
    },
    otherPhrase:
      'Not the check phrase of this sheet. Read the words to each other again. If they stay different, you hold two transactions: do not sign.',
    otherHash: (shown: string) =>
      `Equal to nothing on this sheet: ${shown}. Do not sign on a device that shows it.`,
    tooShort: {
      characters: (given: number, needed: number) =>
        `Too short to decide: ${given} of ${needed} characters. Somebody who wants to deceive can make a part of a hash fit.`,
      words: (given: number, needed: number) =>
        `Too short to decide: ${given} of ${needed} words. Somebody who wants to deceive can make a part of a hash fit.`,
    },
    tooLong: (given: number) => `Longer than a hash: ${given} characters of 64. Paste one hash at a time.`,
    noPhrase: 'Could not be compared: the word list did not load. Compare the hash itself.',
    unreadable:
      'Could not be compared: this is neither a hash (64 characters from 0 to 9 and a to f) nor twelve words.',
  },
  second: {
    title: 'On a second device',
    qr: 'QR code with the link to the review of this transaction',
    qrWithGift: 'QR code with the link to the review of this transaction, and the description of the gift',
    withGift: 'The code also carries the description of the gift, which the other device compares.',
    withoutGift: 'The description of the gift is too long for the code. To compare it, send the whole link.',
    words:
      'Open it on another device, on another network, and compare the hashes. A page or a browser that was tampered with shows what it likes, this sheet included: the other device is the way to notice it.',
  },
  tools: {
    title: 'Compute the hashes with another tool',
    none: 'No command can be written: a field of the transaction does not fit its type. Do not sign it.',
    rpcUrl: 'RPC_URL is a node that you trust.',
    rpcUrlAndData: 'RPC_URL is a node that you trust, DATA is the field data.',
    page: 'Its page',
    command: (tool: string) => `Command of ${tool}`,
    copy: (tool: string) => `Copy the ${tool} command`,
  },
  unchecked: {
    title: 'What was not checked',
    page: 'The code of this page, and your browser. If either was tampered with, so is this sheet.',
    node: 'The chain’s node. Owners, version and nonce of the Safe are what one node answered.',
    moment: 'The moment of execution. Until then contracts, balances and owners can change.',
    device: 'Your device: whether it signs what it shows is up to its maker.',
    wish: 'Whether you want it. A correct hash of a wrong payment is still a wrong payment.',
  },
})
