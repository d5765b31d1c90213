import { messages } from '../../language/messages'

/** Problems of a typed recipient, and differences when an earlier gift is repeated. */
export const m = messages('core/giving/payee', {
  text: {
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
    doNotCorrect: 'Copy it again from its source. Do not correct it by hand.',
  },
  label: (cause: string) =>
    `The directory has a cause called ${cause}, at another address. Choose another label.`,
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
