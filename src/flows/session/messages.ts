import { messages } from '../../language/messages'

/** Messages on a Safe that could not be compared with the chain, or differs from the host's claims. */
export const m = messages('flows/session', {
  unknownProxy:
    'Not checked: the contract at this address is not a Safe proxy that we know, so that what it answers is no proof.',
  unreadable: 'What the page around this app says of your Safe cannot be read.',
  aSafe: 'a Safe',
  noContract: (chain: string) => `no contract on ${chain}`,
  silent: 'Your Safe did not say what it is.',
})
