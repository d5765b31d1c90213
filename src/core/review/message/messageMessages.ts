import { messages } from '../../../language/messages'

const base = (units: bigint) => `${units} base ${units === 1n ? 'unit' : 'units'}`

/** Messages for what the signature of an off-chain message allows. */
export const m = messages('core/review/message/message', {
  endOfTime: 'the end of time, in practice',
  time: (moment: string) => `${moment} UTC`,
  cut: (text: string, more: number) => `${text}… (${more} characters more)`,
  oddSignIn: {
    title: 'A text that looks like a sign-in',
    words: 'It does not keep to the form of EIP-4361, so what it signs in to cannot be told. Do not sign it.',
  },
  text: {
    title: 'Plain text',
    words: 'It moves no money by itself. Whoever asked for it decides what it is good for.',
  },
  userOperation: {
    title: 'A user operation (ERC-4337), not a message',
    words:
      'With enough signatures it moves funds of a Safe without a transaction in its queue. Its calls are not read here.',
  },
  typed: {
    title: (type: string) => `Typed data: ${type}`,
    words: 'Typed data (EIP-712). What its contract does with a signature is not known here.',
    wordsOf: (name: string) =>
      `Typed data (EIP-712) of “${name}”, as it calls itself. What its contract does with a signature is not known here.`,
  },
  unreadable: {
    title: 'A message that cannot be read',
    words: 'It is neither a text nor typed data by EIP-712. Do not sign it.',
  },
  noContract: 'It names no contract.',
  contract: (address: string) => `It is for the contract ${address}.`,
  signIn: {
    title: 'Sign-in (EIP-4361)',
    words: (domain: string) =>
      `Signs this Safe in to ${domain}. Sign it only if you, or a co-signer, asked for it there.`,
    otherAccount: (address: string) => `It signs in another account than this Safe: ${address}.`,
    otherChain: (chain: bigint) => `It names another chain: ${chain}.`,
    otherPage: (domain: string, uri: string) => `It says ${domain}, and leads to ${uri}.`,
    until: (time: string) => `It can be used until ${time}.`,
    resources: (count: number) => `It also names ${count} ${count === 1 ? 'resource' : 'resources'}.`,
  },
  noEnd: 'It names no time at which it expires.',
  safeTx: {
    title: 'A transaction in disguise, not a message',
    /** Null: the message does not name it. */
    words: (safe: string | null, chain: bigint | null) =>
      `It is the hash of a transaction of ${safe === null ? 'a Safe that it does not name' : `the Safe ${safe}`} on ${
        chain === null ? 'a chain that it does not name' : `chain ${chain}`
      }. Signatures collected here can count there.`,
    unread: 'What that transaction does cannot be read.',
    nonce: (nonce: bigint) => `Its nonce is ${nonce}. In full:`,
    /** In place of a symbol: 1 of that chain's coin. */
    coin: 'of that chain’s coin',
  },
  permit: {
    title: 'Permit to take tokens',
    titlePermit2: 'Permit to take tokens (Permit2)',
    takes: (spender: string, what: string) => `Lets ${spender} take ${what}.`,
    otherAccount: (owner: string) => `It is about tokens of another account: ${owner}.`,
    again: 'It goes through Permit2, and can be used again and again.',
    once: 'It goes through Permit2, and can be used once.',
    until: (time: string) => `The signature can be used until ${time}.`,
    otherChain: (chain: bigint) => `It is for another chain: ${chain}.`,
    noChain: 'It names no chain.',
  },
  order: {
    title: (type: string) => `Order: ${type}`,
    words: (market: string) =>
      `An order of “${market}”, as it calls itself. What it sells and buys is not read here: see its fields.`,
    nameless: 'a market without a name',
    titleOn: (market: string) => `Order on ${market}`,
    sells: (sold: string, bought: string) => `Sells ${sold} for at least ${bought}.`,
    buys: (sold: string, bought: string) => `Sells at most ${sold} for ${bought}.`,
    own: 'What is bought comes to this Safe.',
    other: (receiver: string) => `What is bought goes to ${receiver}, not to this Safe.`,
    until: (time: string) => `It can be filled until ${time}.`,
    otherChain: 'It is for another chain.',
  },
  unlimited: (symbol: string) => `${symbol}, without limit`,
  unlimitedUnknown: (token: string) => `the token at ${token}, which is not known here, without limit`,
  unitsUnknown: (units: bigint, token: string) =>
    `${base(units)} of the token at ${token}, which is not known here`,
})
