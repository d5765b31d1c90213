import { messages } from '../../language/messages'

type Giver = 'Safe' | 'wallet'
type Stopped = 'paused' | 'retired'

/** Messages for what is known of a recipient. */
export const m = messages('core/review/recipient', {
  label: {
    unconfirmed: 'In the directory, not confirmed by this site’s operator',
    stopped: (name: string, state: Stopped) => `An address of ${name} that is ${state}`,
    otherChain: (name: string) => `${name} receives here on another chain only`,
    lookAlike: 'Looks like an address that is known, and is another one',
    owner: 'An owner of this Safe',
    safeItself: 'The Safe itself',
    tokenContract: (symbol: string) => `The contract of ${symbol}: what it gets is lost`,
    zero: 'The zero address: what it gets is lost',
    unknown: 'Not in the directory',
    notCompared: 'Not compared: the directory could not be read',
    notComparedYet: 'Not compared yet: the directory is still being read',
  },
  confirmed: (address: string, name: string, date: string) =>
    `${address} is ${name}, last compared on ${date}.`,
  unconfirmed: (address: string) => `${address} is in the directory, and not confirmed.`,
  stopped: (address: string, name: string, state: Stopped, since: string) =>
    `${address} is an address of ${name} that is ${state} since ${since}.`,
  replacedBy: (address: string) => `The directory names ${address} in its place.`,
  otherChain: (address: string, name: string, chains: string) =>
    `${address} is ${name}, but on other chains (${chains}).`,
  lookAlike: (address: string, others: string) =>
    `${address} only looks like ${others}. Compare every digit.`,
  paidOther: (address: string, nonce: bigint) =>
    `${address}, which this Safe paid in #${nonce}, according to the transaction service`,
  owner: (address: string) => `${address} is an owner of the Safe.`,
  safeItself: (address: string) => `${address} is the Safe itself.`,
  tokenContract: (address: string, symbol: string) =>
    `${address} is the contract of ${symbol}, where a payment is lost.`,
  zero: (address: string) => `${address} is the zero address, where a payment is lost.`,
  unknown: (address: string) => `${address} is not in the directory.`,
  unknownPaid: (address: string, nonce: bigint) =>
    `${address} is not in the directory; this Safe paid it in #${nonce}, according to the transaction service.`,
  notCompared: (address: string) => `${address} was not compared with a directory.`,
  notComparedPaid: (address: string, nonce: bigint) =>
    `${address} was not compared with a directory; this Safe paid it in #${nonce}, according to the transaction service.`,
  paidIn: (nonce: bigint) => `This Safe paid it in #${nonce}, according to the transaction service.`,
  paidCause: (cause: string, nonce: bigint, address: string) =>
    `This Safe paid ${cause} in #${nonce}, at ${address}, according to the transaction service.`,
  paid: (nonce: bigint) => `this Safe paid it in #${nonce}, according to the transaction service`,
  changed: (address: string) =>
    `The last gift to it from this Safe went to another address, ${address}, as this browser remembers.`,
  changedByFile: (address: string) =>
    `The last gift to it from this Safe went to another address, ${address}, as a file says that was brought into this browser.`,
  wasOfByFile: (cause: string) =>
    `A file that was brought into this browser names a gift to it, for ${cause}, which has another address now or is no longer listed.`,
  wasOf: (cause: string) =>
    `This browser remembers a gift to it, for ${cause}, which has another address now or is no longer listed.`,
  found: {
    zero: 'This is the zero address. What is sent there is lost.',
    system:
      'This address is reserved for the chain itself, such as a precompiled contract. Nobody has a key for it, and what is sent there is lost.',
    self: (giver: Giver) => `This is your ${giver} itself. The gift would not leave it.`,
    token: (symbol: string) =>
      `This is the contract of ${symbol}. What is sent to a token’s contract is lost.`,
    likeCause: (name: string) =>
      `This address only looks like that of ${name}. Forged addresses copy the first and last digits of a known one.`,
    likeKnown: (giver: Giver) =>
      `This address only looks like one that your ${giver} knows. Forged addresses copy the first and last digits of a known one.`,
    likePaid: (giver: Giver, nonce: bigint) =>
      `This address only looks like one that your ${giver} paid in #${nonce}. Forged addresses copy the first and last digits of a known one.`,
    stopped: (name: string, state: Stopped, since: string, reason: string) =>
      `This is an address of ${name} that is ${state} since ${since}: ${reason}`,
    otherChain: (name: string, chain: string) =>
      `The directory has this address for ${name}, but not on ${chain}. Whoever controls it elsewhere may not control it here.`,
    unconfirmed:
      'The directory has this address for a cause that the operator of this site has not confirmed.',
    confirmed: (name: string) => `The directory has this address for ${name}.`,
    owner: 'This is the address of an owner of your Safe.',
    unknown: 'Not in the directory: nobody here has checked whose address it is.',
    notCompared: 'Whether it looks like an address of the directory could not be checked: there is none now.',
    tokenThere: (chain: string) =>
      `A token’s contract stands at this address on ${chain}. What is sent there is lost.`,
    safe: (chain: string, threshold: number, owners: number) =>
      `A Safe on ${chain}: ${threshold} of ${owners} owners sign for it.`,
    contract: (chain: string) =>
      `A contract stands at this address on ${chain}. Ask whether it can pass on what it is sent.`,
    unused: (chain: string) =>
      `An ordinary address that nobody has used on ${chain} yet: no transaction, nothing held.`,
    ordinary: (chain: string) => `An ordinary address on ${chain}: one key signs for it.`,
    unread: (chain: string, reason: string) =>
      `What stands at this address on ${chain} could not be checked. ${reason}`,
    ethereumUnread: (reason: string) =>
      `Whether a contract has this address on Ethereum could not be checked. ${reason}`,
    ethereum: (chain: string) =>
      `On Ethereum a contract has this address, perhaps a Safe; on ${chain} there is none. What is sent here may be out of reach for its owners.`,
    historyUnread: (giver: Giver, reason: string) =>
      `Whether it looks like an address that your ${giver} has paid could not be checked. ${reason}`,
    noChecksum:
      'It was written without a checksum, so a wrong digit cannot be noticed here. Compare it with its source.',
    nameOnEthereum: (chain: string) =>
      `The name has no address for ${chain} of its own: this is its address on Ethereum. Ask whether its owner uses it on ${chain} too.`,
  },
})
