import { messages } from '../../../language/messages'

/** Messages for differences between a run and its bytes, and for what was compared. */
export const m = messages('core/review/forecast/difference', {
  title: (count: number) =>
    count === 1
      ? 'A run of this transaction differs from its bytes'
      : `A run of this transaction differs from its bytes in ${count} points`,
  words:
    'A node ran it without sending it, and a node can be wrong. Do not sign before you know why the two differ.',
  unreadCall: (place: string) => `${place} could not be read.`,
  readCall: (place: string) => `${place} does more than its bytes say.`,
  moved: (what: string, from: string, to: string) => `In the run ${what} moved from ${from} to ${to}.`,
  movedUnnamed: (what: string, from: string, to: string) =>
    `In the run ${what} moved from ${from} to ${to}, and no call says so.`,
  notMoved: (what: string, from: string, to: string) =>
    `The bytes move ${what} from ${from} to ${to}. In the run that did not happen.`,
  otherAmount: (named: string, ran: string, from: string, to: string) =>
    `The bytes move ${named} from ${from} to ${to}. In the run it was ${ran}.`,
  balance: (holder: string, named: string, ran: string) =>
    `By the bytes, the balance of ${holder} changes by ${named}. In the run it changed by ${ran}.`,
  unnamedBalance: (holder: string, ran: string) =>
    `In the run the balance of ${holder} changed by ${ran}, and no call says so.`,
  thisSafe: (address: string) => `${address} (this Safe)`,
  baseUnits: (units: bigint) => `${units} base units`,
  units: (units: bigint, token: string) => `${units} base units of the token at ${token}`,
  item: (id: bigint, collection: string) => `item ${id} of the collection at ${collection}`,
  amountOrId: (value: bigint, token: string) =>
    `${value} base units, or the one item with the id ${value}, of the token at ${token}`,
  items: (amount: bigint, id: bigint, collection: string) =>
    `${amount} of item ${id} of the collection at ${collection}`,
  noChange: 'nothing',
  right: {
    granted: (spender: string, what: string, owner: string) =>
      `After the run ${spender} may take ${what} from ${owner}, and no call says so.`,
    more: (spender: string, what: string, owner: string, named: string) =>
      `After the run ${spender} may take ${what} from ${owner}. The bytes say: ${named}.`,
    missing: (spender: string, what: string, owner: string) =>
      `The bytes let ${spender} take ${what} from ${owner}. No event log of the run tells of it.`,
    missingEnd: (spender: string, what: string, owner: string) =>
      `The bytes end the right of ${spender} to take ${what} from ${owner}. No event log of the run tells of it.`,
    all: (collection: string) => `every item of the collection at ${collection}`,
    unlimited: (token: string) => `any amount of ${token}`,
    token: (address: string) => `the token at ${address}`,
  },
  writes: (words: string) => `${words} No call says so.`,
  inOther: (safe: string, words: string) => `In the other Safe ${safe}: ${words}`,
  created: (accounts: string, count: number, named: number) =>
    `In the run ${count === 1 ? 'one contract is' : `${count} contracts are`} created, at ${accounts}. ${
      named === 0
        ? 'No call says so.'
        : `The bytes create ${named === 1 ? 'one' : named}${count === named ? ', at another address' : ''}.`
    }`,
  notCreated: (named: number) =>
    `The bytes create ${named === 1 ? 'a contract' : `${named} contracts`}. In the run none was created.`,
  changedCode: (account: string) =>
    `In the run the code at ${account} is replaced by other code, and no call says so.`,
  more: (count: number) =>
    `And ${count === 1 ? 'one more difference that is' : `${count} more differences that are`} not listed here.`,
  /** Compared parts, and parts not compared. */
  compared: {
    asNamed: (count: number) =>
      count === 1
        ? 'One balance changes, as the bytes say.'
        : `${count} balances change, each as the bytes say.`,
    otherwise: (count: number) =>
      count === 1
        ? 'One balance changes, and not as the bytes say.'
        : `${count} balances change, and not each as the bytes say.`,
    nothingMoves: 'Of the balances that were compared with the bytes, none changes.',
    storage: 'In the Safe’s own storage it writes nothing but the nonce.',
  },
  unseen: {
    list: (parts: string) => `This run does not show ${parts}.`,
    moves: 'what moves or who gets a right to take',
    balances: (count: number) =>
      `${count === 1 ? 'one further balance' : `${count} further balances`} beyond what event logs say`,
    tokens: 'balances of tokens beyond what event logs say',
    storage: 'what is written into the Safe’s storage and which contracts are created',
    silent: 'rights and items of collections without an event log',
  },
  /** Beside the buttons that sign and execute. */
  acting: {
    differences:
      'Here a run of it differs from its bytes. Tick each one that you have understood and accept:',
    running: 'Its run on a node is not done yet, so it was not compared with its bytes.',
    none: 'It could not be run on a node, so no run was compared with its bytes.',
    failed: 'In a run it fails, so there was nothing to compare with its bytes.',
  },
})
