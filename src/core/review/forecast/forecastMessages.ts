import { messages } from '../../../language/messages'

const written = (setting: string) => ({
  removed: (address: string) => `It removes the ${setting} ${address}.`,
  set: (address: string) => `It sets the ${setting} to ${address}.`,
})
const list = (what: string) => ({
  start: `It changes the list of ${what} at its beginning.`,
  at: (account: string) => `It changes the list of ${what} at ${account}.`,
})

type Giver = 'Safe' | 'wallet'

/** Messages for a forecast, its assumptions and its source. */
export const m = messages('core/review/forecast/forecast', {
  outcome: {
    succeeds: 'It would go through',
    fails: 'Its calls would fail, and its nonce would be used up',
    reverts: 'It would fail, and nothing would happen',
  },
  items: {
    unread: (reason: string) => `Which of its calls fails could not be checked: ${reason}`,
    notReached: 'It fails before any of its calls is made.',
    gasLimit:
      'Made by the Safe without a gas limit, its calls would go through: the limit in the transaction (safeTxGas) may be too low.',
    execution: 'Made by the Safe one after another, its calls would go through: the execution itself fails.',
    fails: (place: string) => `${place} would fail.`,
    nothing: (place: string) => `${place} would do nothing.`,
    answersFalse: 'The token answers “false”, and the batch goes on without it.',
  },
  executor: {
    given: (owner: string) => `Executed by the owner ${owner}, with the signatures that are there.`,
    assumed: (owner: string) => `Executed by the owner ${owner}, as if enough owners had signed.`,
  },
  earlier: (nonces: string, _count: number) =>
    `After ${nonces} of the queue, as if fully signed and executed.`,
  earlierFails: (nonce: bigint) =>
    `#${nonce} before it would fail: its nonce is taken as used, and none of it as done.`,
  skipped: {
    rivals: (nonces: string) =>
      `Without ${nonces} before it: several wait on the same nonce, and only one of them can happen.`,
    nothing: (nonces: string) => `Without ${nonces} before it: nothing waits there.`,
    tooMany: (nonces: string) => `Without ${nonces} before it: there are too many to run them all.`,
    unread: (nonces: string) => `Without ${nonces} before it: the queue could not be read.`,
    rung: (nonces: string) => `Without ${nonces} before it: the node runs one transaction only.`,
  },
  queueUnread: (reason: string) => `What waits in the queue could not be read: ${reason}`,
  guard: (guard: string) =>
    `The guard ${guard} was asked too. At the execution it can see another sender and other signatures, and decide otherwise.`,
  noGasPrice: 'Without the payment for gas, which depends on who executes it and when.',
  range: (first: bigint, last: bigint) => `#${first} to #${last}`,
  item: {
    one: (id: bigint, collection: string) => `item ${id} of the collection at ${collection}`,
    several: (amount: bigint, id: bigint, collection: string) =>
      `${amount} of item ${id} of the collection at ${collection}`,
    gives: (item: string, to: string) =>
      `The Safe gives ${item} to ${to}, by the collection’s own event log.`,
    gets: (item: string, from: string) =>
      `The Safe gets ${item} from ${from}, by the collection’s own event log.`,
    moves: (item: string, from: string, to: string) =>
      `In the run ${item} moves from ${from} to ${to}, by the collection’s own event log.`,
  },
  writes: {
    unread: (reason: string) =>
      `Whether it writes to the settings of the Safe could not be checked. ${reason}`,
    apart: (nonces: string, count: number) =>
      `What it writes was read from a run of its own, without ${nonces} before it: after ${count === 1 ? 'that one' : 'those'} it may write something else.`,
    singleton: (before: string, after: string) =>
      `It replaces the code that the Safe runs: ${before} becomes ${after}.`,
    threshold: (after: bigint) => `It changes the threshold to ${after}.`,
    ownerCount: (before: bigint, after: bigint) =>
      `It changes the number of owners from ${before} to ${after}.`,
    nonce: (before: bigint, after: bigint) => `It sets the nonce from ${before} to ${after}.`,
    owners: list('owners'),
    modules: list('modules'),
    guard: written('guard'),
    moduleGuard: written('module guard'),
    fallbackHandler: written('fallback handler'),
    unknown: (after: string, slot: string) =>
      `It writes ${after} to the slot ${slot}, whose meaning is not known here.`,
  },
  source: (method: string, block: bigint, host: string) =>
    `Run by ${method} on the state after block ${block}, by the node at ${host}.`,
  /** Messages for why a call fails in a run, and why there is no run. */
  runs: {
    emptyText: 'The contract gives an empty reason.',
    text: (text: string) => `The contract says: “${text}”.`,
    panic: (why: string, code: bigint) => `The contract stops: ${why} (Panic ${code}).`,
    panics: {
      '1': 'an assertion in its code failed',
      '17': 'an arithmetic overflow or underflow (often: more is taken than is there)',
      '18': 'a division by zero',
      '33': 'a value outside its enumeration',
      '34': 'its storage is encoded incorrectly',
      '49': 'it takes from an empty array',
      '50': 'an array index out of bounds',
      '65': 'it needs too much memory',
      '81': 'it calls a function that is not initialised',
    },
    otherPanic: 'an error of its own code',
    custom: (data: string) => `The contract gives an error of its own, which is not known here: ${data}.`,
    cut: (data: string, bytes: number) => `${data}… (${bytes} bytes)`,
    stopped: (text: string) => `The node says: “${text}”.`,
    coin: (balance: string) => `The Safe would hold only ${balance} by then.`,
    silent: 'The contract gives no reason.',
    guard: {
      text: (text: string) => `The Safe’s guard says: “${text}”.`,
      refuses: 'The Safe’s guard refuses it.',
    },
    unread: {
      owners: (reason: string) => `The Safe’s owners could not be read. ${reason}`,
      threshold: (reason: string) => `The Safe’s threshold could not be read. ${reason}`,
      nonce: (reason: string) => `The Safe’s nonce could not be read. ${reason}`,
      version: (reason: string) => `The Safe’s version could not be read. ${reason}`,
      trace: 'The node gave the trace in a form that cannot be read.',
    },
    nonceUsed: (nonce: bigint) => `Nonce ${nonce} is used: this transaction can no longer be executed.`,
    noExecutor: 'No owner of the Safe could be chosen to execute it.',
    noHash: (version: string) =>
      `How a Safe ${version} hashes this transaction is not known, or a field does not fit its type.`,
  },
  /** Messages for the simulation of a gift before it is proposed or sent. */
  gift: {
    failing: (count: number) => (count === 1 ? '1 payment would fail' : `${count} payments would fail`),
    failingLater: (count: number) =>
      count === 1
        ? '1 payment would fail after what waits in the queue'
        : `${count} payments would fail after what waits in the queue`,
    answersFalse: {
      Safe: 'The token answers “false”: nothing would move, and the Safe would count the payment as made.',
      wallet: 'The token answers “false”: nothing would move, and the payment would look made.',
    },
    nothingMoves: (giver: Giver) => `The token reports success, but nothing would leave your ${giver}.`,
    coin: (giver: Giver, balance: string) => `Your ${giver} would hold only ${balance} by then.`,
    refuses: (coin: string) => `The recipient is a contract that does not accept ${coin}.`,
    remedy: (count: number) =>
      count === 1
        ? 'Change the gift: leave this payment out, or give it in another token or to another address of the recipient.'
        : 'Change the gift: leave these payments out, or give them in another token or to another address of the recipient.',
    /** `queued`: names of transactions, `count` of them. */
    shortage: (queued: string, count: number, missing: string) =>
      `If ${queued} ${count === 1 ? 'executes' : 'execute'} first, ${missing} will be missing for this gift.`,
    shortageRemedy: (symbol: string, queued: string) =>
      `Give less ${symbol}, bring more into your Safe, or reject ${queued} first.`,
    aTransaction: 'a transaction',
    arrival: (arrives: string, given: string, name: string) =>
      `${arrives} of ${given} would arrive at ${name}.`,
    /** `share`: percent of a block; null: unknown. */
    gasUnit: 'gas',
    gas: (gas: string, share: bigint | null, isOneOfSeveral: boolean) =>
      `Executing ${isOneOfSeveral ? 'the largest proposal' : 'it'} takes about ${gas}${
        share === null ? '' : share < 1n ? ', less than 1% of a block' : `, about ${share}% of a block`
      }.`,
    tooMuchGas: 'That may be more than the chain accepts: give to fewer at once.',
  },
})
