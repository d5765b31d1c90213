import { messages } from '../../language/messages'

/** Messages on a Safe that could not be compared with the chain, or differs from the host's claims. */
export const m = messages('flows/session', {
  unknownProxy:
    'Not checked: the contract at this address is not a Safe proxy that we know, so that what it answers is no proof.',
  unreadable: 'What the page around this app says of your Safe cannot be read.',
  aSafe: 'a Safe',
  noContract: (chain: string) => `no contract on ${chain}`,
  silent: 'Your Safe did not say what it is.',
  /** Messages on an account that could not be read. */
  account: {
    gone: 'The contract at this address has just disappeared.',
    noAnswer: 'The chain has no answer for this account.',
  },
  /** Reasons why the directory is refused, or its signature could not be checked. */
  directory: {
    version1: 'causes.json is of version 1, which cannot be signed. Sign a file of version 2.',
    older: (version: number, date: string, newest: number) =>
      `This is version ${version} of the directory, of ${date}. Version ${newest} was signed by the same Safe and has been read in this browser, so an older one is not used.`,
    unprovenNewest: (version: number, newest: number) =>
      `Its signature is good. But this browser remembers version ${newest}, which is newer than this one (${version}), and the Safe does not confirm that it signed it. So this may be an older directory than one that you have used: ask who publishes it which version is the newest.`,
    unreadNewest:
      'Its signature is good. But which version was seen here before cannot be read, so it may be an older one. Reload the page to get the newest version of this page.',
    noChecksum: 'This browser computes no checksums on a page without https.',
    notSigned: 'There is no causes.sig.json beside causes.json: nobody has signed it.',
    notSignature: 'causes.sig.json is not what causes:sign writes.',
    newerSignature:
      'causes.sig.json is of a later version than this page reads. Reload the page to get its newest version.',
    otherSafe: (safe: string) => `causes.sig.json is of another Safe than ${safe}.`,
    noSafe: (safe: string) => `There is no Safe at ${safe}, which has to sign the directory.`,
    noAnswer: 'The Safe could not be asked.',
    noOwner:
      'No owner of the Safe has signed this causes.json: it was changed after it was signed, or the signature is of another version.',
    strangers: (strangers: readonly string[], count: number, threshold: number) =>
      `The signature is in part by ${strangers.join(', ')}, no owner of the Safe today. ${count} of the ${threshold} signatures that the Safe asks for are by its owners.`,
    tooFew: (count: number, threshold: number) =>
      `${count} of the ${threshold} signatures that the Safe asks for are there.`,
    notAccepted: 'The Safe does not accept the signature.',
  },
})
