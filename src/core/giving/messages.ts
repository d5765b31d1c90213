import { messages } from '../../language/messages'

type Who = 'Safe' | 'wallet'

/** Returns the subject of a sentence about an address. `name`: the cause at it; null: the giver chose it. */
const subject = (name: string | null) => (name === null ? 'The recipient' : `The address of ${name}`)

const list = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

/** "gifts #4 and #5 in the queue" */
function queue(known: readonly string[], unknown: number): string {
  const parts = [
    ...(known.length === 0 ? [] : [`${known.length === 1 ? 'gift' : 'gifts'} ${list(known)} in the queue`]),
    ...(unknown === 0
      ? []
      : [unknown === 1 ? 'a gift that is not there yet' : `${unknown} gifts that are not there yet`]),
  ]
  if (known.length > 0) return parts.join(' and ')
  return unknown === 1
    ? 'a gift that is not in the queue yet'
    : `${unknown} gifts that are not in the queue yet`
}

/** Problems of a basket and their remedies. */
export const m = messages('core/giving', {
  basket: {
    empty: 'There is no gift in the basket yet.',
    add: 'Add a cause from the directory.',
    tooMany: (most: number, count: number) => `A gift has at most ${most} payments; this one has ${count}.`,
    fewer: 'Remove some and give them afterwards.',
    repeated: (symbol: string, name: string) => `Another line gives ${symbol} to ${name} too.`,
    removeOne: 'Remove one line, unless both are meant.',
  },
  funds: {
    unchecked: (who: Who, amount: string) => `Whether your ${who} holds ${amount} could not be checked.`,
    compare: {
      Safe: 'Compare it yourself before you go on: without enough, the whole proposal fails when executed.',
      wallet: 'Compare it yourself before you go on: without enough, your wallet cannot send it.',
    },
    short: (short: string, given: string, who: Who, held: string) =>
      `You are ${short} short: you give ${given}, and your ${who} holds ${held}.`,
    less: (symbol: string, who: Who) => `Give less ${symbol}, or bring more into your ${who} first.`,
    /** `promised`: the text of `promised` below. */
    promisedShort: (short: string, who: Who, held: string, promised: string) =>
      `You are ${short} short: your ${who} holds ${held}, and ${promised}.`,
    settle: {
      Safe: (symbol: string) =>
        `Give less ${symbol}, bring more into your Safe, or reject what waits in your Safe first.`,
      wallet: (symbol: string) =>
        `Give less ${symbol}, bring more into your wallet, or wait until the chain has confirmed that payment first.`,
    },
    /** Clause after "your Safe holds 10 ETH, and". `unknown`: number of transactions without a nonce yet. */
    promised: (amount: string, known: readonly string[], unknown: number) =>
      `${amount} of it is promised to ${queue(known, unknown)}`,
    onItsWay: (amount: string) => `${amount} of it is already on its way`,
  },
  line: {
    unknownAsset: (chain: string) => `This asset is not known on ${chain}.`,
    chooseListed: 'Choose one from the list.',
    notTaken: (name: string, symbol: string) => `${name} does not take ${symbol}.`,
    choose: (symbols: readonly string[]) => `Choose ${symbols.join(' or ')}.`,
    chooseOther: 'Choose another cause: it takes nothing that is known here.',
    changed: (name: string, chain: string, now: string, then: string) =>
      `The directory has another address of ${name} on ${chain} than when you chose it: ${now} in place of ${then}.`,
    changedStopped: (changed: string, state: 'paused' | 'retired', since: string) =>
      `${changed} The old one is ${state} since ${since}.`,
    compare: 'Compare the new address with the website of the cause.',
  },
  payee: {
    unknown: 'This cause is not in the directory.',
    chooseListed: 'Choose a cause from the directory, or remove this line.',
    unconfirmed: (name: string) => `${name} has not been confirmed yet.`,
    later: 'Give to it once it is confirmed; remove this line for now.',
    notHere: (name: string, chain: string) => `${name} has no address on ${chain}.`,
    elsewhere: (who: Who) => `Remove this line, or give from a ${who} on a chain where the cause receives.`,
    stopped: (name: string, chain: string, state: 'paused' | 'retired', since: string, reason: string) =>
      `The address of ${name} on ${chain} is ${state} since ${since}: ${reason}`,
    nothing: 'Remove this line: nothing can be given to this address.',
    zero: (name: string | null) => `${subject(name)} is the zero address.`,
    lost: 'Remove this line: what is sent there is lost.',
    system: (name: string | null) =>
      `${subject(name)} is reserved for the chain itself, and nobody has a key for it.`,
    self: (name: string | null, who: Who) => `${subject(name)} is this ${who} itself.`,
    stays: (who: Who) => `Remove this line: the gift would not leave the ${who}.`,
    token: (name: string | null) => `${subject(name)} is the contract of a token.`,
  },
  spread: {
    tooSmall: (name: string | null) => `The total is too small: ${name ?? 'a line'} would get nothing.`,
    larger: 'Enter a larger total.',
    /** The subject of a sentence about an amount. */
    percentage: 'A percentage',
    unusable: (name: string, why: string) => `The percentage of ${name} cannot be used. ${why}`,
    giveAPart: 'Remove the line, or give it a part.',
    sum: (percent: string) => `The percentages add up to ${percent} %.`,
    until: 'Change them until they add up to 100 %.',
  },
  /** Reasons why calls are not read as gifts. `m.call` makes a sentence of the fault of one call. */
  calls: {
    none: 'There is no call in it.',
    call: (place: number, count: number, what: string) => `Call ${place} of ${count} ${what}.`,
    noAddress: 'goes to something that is not an address',
    bytes: 'carries data that is not whole bytes',
    zero: 'goes to the zero address',
    safe: 'goes to the Safe itself and can change its settings',
    contract: (address: string) => `calls ${address}, a contract that is not known here`,
    nothing: (address: string) => `sends nothing to ${address}`,
    coin: (coin: string, token: string) => `sends ${coin} to the contract of ${token}`,
    notTransfer: (token: string) => `asks ${token} for something that is not a plain transfer`,
    noAmount: (token: string) => `transfers no ${token}`,
    toZero: (token: string) => `transfers ${token} to the zero address`,
    toSafe: (token: string) => `transfers ${token} from the Safe to itself`,
    toToken: (token: string) => `transfers ${token} to the contract of a token, where it is lost`,
  },
  /** Problems of a typed recipient. */
  typed: {
    none: 'No recipient is given.',
    enter: 'Enter an address, or an ENS name like example.eth.',
    hidden: 'A hidden character is in it.',
    prefix: (prefix: string, chain: string, shortName: string) =>
      `The prefix “${prefix}:” is not that of ${chain}, which is “${shortName}:”.`,
    askOn: (chain: string) => `Ask for the address on ${chain}: the same digits may belong to nobody there.`,
    neither: 'This is neither an address nor an ENS name.',
    enterDigits: 'Enter 0x and 40 digits, or a name like example.eth.',
    noDigits: 'There is something else than digits from 0 to f in this address.',
    copy: 'Copy it again from its source.',
    length: (digits: number) => `An address has 40 digits after 0x; this has ${digits}.`,
    copyWhole: 'Copy the whole address from its source.',
    checksum: 'The capital letters of this address do not fit its EIP-55 checksum: a digit is wrong.',
    moreInLink: 'This payment link says more than an address.',
    linkToChain: (chainId: string, chain: string, id: number) =>
      `This payment link is for the chain ${chainId}, and ${chain} is ${id}.`,
    otherExplorer: (host: string, chain: string) =>
      `This is a link to ${host}, which is not the explorer of ${chain} here.`,
    doNotCorrect: 'Copy it again from its source. Do not correct it by hand.',
  },
  label: (cause: string) =>
    `The directory has a cause called ${cause}, at another address. Choose another label.`,
  labelAddress: 'The label shows another address than this one. Choose another label.',
  /** Differences when an earlier gift is repeated. */
  again: {
    noAsset: (symbol: string) => `${symbol} is not among the assets that can be given now.`,
    listed: (name: string) => `The directory has this address for ${name} now.`,
    gone: (name: string | null) => `${name ?? 'This cause'} is no longer in the directory.`,
    unconfirmed: (name: string) => `${name} is not confirmed any more.`,
    notHere: (name: string, chain: string) => `${name} has no address on ${chain} any more.`,
    notTaken: (name: string, symbol: string) => `${name} no longer takes ${symbol}.`,
    moved: (name: string) => `The address of ${name} has changed since.`,
    renamed: (then: string | null, now: string) => `${then ?? 'This cause'} is called ${now} now.`,
  },
})
