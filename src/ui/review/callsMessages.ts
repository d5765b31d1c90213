import { wordsByEnd } from '../../core/review/txEnd'
import { messages } from '../../language/messages'

/** Texts for the effects of a transaction, what leaves the Safe, and the forecast. */
export const m = messages('ui/review/calls', {
  takeover: {
    open: 'This is how Safes have been taken over. Do not sign unless you know this code and why it has to run as your Safe.',
    over: 'This is how Safes have been taken over.',
  },
  unreadCall: {
    open: 'This page cannot tell what this call does. Do not sign before you know it from somebody who has read the bytes.',
    over: 'This page cannot tell what this call does.',
  },
  bytes: (count: number) => `${count} bytes of data, to be read in full at the end of this page.`,
  review: 'Review that transaction',
  reading: 'Reading that transaction…',
  forged: {
    open: 'The transaction service has something else under this hash. Do not sign: this page cannot show what is approved.',
    over: 'The transaction service has something else under this hash: this page cannot show what was approved.',
  },
  missing: {
    open: 'The transaction service does not know that transaction, so this page cannot show what is approved. Ask for it before you sign.',
    over: 'The transaction service does not know that transaction, so this page cannot show what was approved.',
  },
  unread: (reason: string) => `What is approved could not be read. ${reason}`,
  inner: (nonce: bigint, isExecuted: boolean) =>
    `That is transaction #${nonce} of that Safe${isExecuted ? ', which has been executed' : ''}:`,
  cause: (name: string) => `In the directory of this page: ${name}`,
  callAt: (path: string) => `Call ${path}`,
  everyCall: (count: number) =>
    count === 1 ? 'The call, in words' : `All ${count} calls in their order, in words`,
  more: (count: number) => `And ${count === 1 ? 'one call more' : `${count} calls more`}.`,
  tooLarge: (to: string, bytes: number) =>
    `Calls ${to} with ${bytes} bytes: too many to be read in a list. The review reads them.`,
  abi: 'Name what cannot be read, by an ABI that you have',
  fetchingAbi: 'Fetching this part…',
  showCall: (path: string) => `Show call ${path} in “What it does”`,
  totals: {
    none: {
      ...wordsByEnd(
        'Nothing leaves the Safe by this transaction.',
        'Nothing left the Safe by this transaction.',
        'Nothing would have left the Safe by this transaction.',
      ),
      // The Safe may have paid for the execution.
      failed: 'Its calls would have paid nothing out of the Safe.',
    },
    unknown: wordsByEnd(
      'What leaves the Safe is not known.',
      'What left the Safe is not known.',
      'What would have left the Safe is not known.',
    ),
    recipient: 'Recipient',
    amount: 'Amount',
    executor: 'Whoever executes it, for the gas',
    all: 'In all',
    more: wordsByEnd(
      'More may leave than is listed here. ',
      'More may have left than is listed here. ',
      'More might have left than is listed here. ',
    ),
    unread: 'A call of this transaction could not be read to its last byte.',
    created: 'A contract that is created',
    others: wordsByEnd(
      'What leaves other accounts',
      'What left other accounts, as far as their part succeeded',
      'What would have left other accounts',
    ),
    execution: 'for the execution',
    /** Of a failed execution. */
    allTheSame: 'Left the Safe all the same',
    atMost: <T>(sum: T) => ['at most ', sum],
    units: (units: bigint) => `${units} base units of the token`,
    item: (id: bigint) => `item ${id} of`,
    items: (amount: bigint, id: bigint) => `${amount} of item ${id} of`,
    amountOrId: (value: bigint) => `${value} base units, or the item with this id, of`,
    estimate: 'Estimate what this is worth today',
    estimates: 'Estimates only: the amounts in the transaction do not change.',
  },
  standing: {
    compared: (day: string) => `Compared with the cause’s own page on ${day}`,
    changed: 'Another address than in the last gift',
    stopped: (day: string, reason: string) => `Since ${day}: ${reason}`,
    replaced: <T>(address: T) => ['In its place the directory names ', address],
    known: <T>(name: string, address: T) => [`Known: ${name}, `, address],
    own: 'the Safe or one of its owners',
    paidIn: (nonce: bigint) => `According to the transaction service, this Safe paid it in #${nonce}.`,
  },
  forecast: {
    running: 'Running it without sending it…',
    none: 'Could not be forecast',
    again: 'Forecast again',
    rests: 'Assumptions',
    noPromise:
      'A forecast is no promise: the chain can change before the execution, and a contract can behave differently then. It changes none of the checks.',
    unread: (reason: string) => `Which balances would change could not be checked: ${reason}`,
    asNamed: (count: number) => `${count === 1 ? 'One change' : `${count} changes`} as the bytes say`,
    items: 'Items of collections',
    itemsLeft: (count: number) =>
      `${count === 1 ? 'One more item' : `${count} more items`} moved and ${count === 1 ? 'is' : 'are'} not listed. All of them were compared with the bytes.`,
    unnamedItem: 'The bytes of the transaction name no such transfer',
    safe: 'The Safe',
    disputed: (change: string) => `Its event log says ${change}, its balance says otherwise`,
    unnamed: 'The bytes of the transaction name no such change',
    named: (change: string) => `The bytes of the transaction say ${change}`,
    notMeasured: 'By its event log: the balance was not measured.',
    unknownToken: <T>(address: T) => ['The token at ', address, ', which is not known here'],
    units: (units: bigint) => `${units} base units`,
  },
  /** Texts for naming calls by a supplied ABI. */
  supplied: {
    label: 'ABI of the contract, or signatures of its functions',
    hint: 'JSON, or one function a line, like pay(address to, uint256 amount). Take it from somebody you trust: whoever wrote it chose the names. Nothing leaves this page.',
    count: (named: number, all: number) => `${named} of ${all} calls named.`,
    refused: (reason: string) => `This ABI was not used. ${reason}`,
    name: 'Name the calls',
    named: 'Named, not verified.',
    namedWords:
      'The bytes could mean this. Whether the contract does what these names say, nobody has checked here, and no check on this page counts them.',
    calls: 'Calls by the supplied ABI',
    none: (place: string, selector: string) => `${place}: none of these functions is called (${selector}).`,
    misfit: <T>(place: string, signature: T) => [
      `${place} begins like `,
      signature,
      ', and its data is not a standard call of it.',
    ],
    fits: <T>(place: string, signature: T) => [`${place}: `, signature],
    fitsAmong: <T>(place: string, signature: T) => [`${place}: `, signature, ', one of several that fit'],
    more: (count: number) => `And ${count} more values, which are in the data.`,
  },
})
