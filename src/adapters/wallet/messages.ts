import { messages } from '../../language/messages'

/** Texts for a wallet that got no request, or returned nothing of use. */
export const m = messages('adapters/wallet', {
  notGiven: (problem: string) => `This was not given to your wallet. ${problem}`,
  otherChain: (chain: string) =>
    `Your wallet is on another chain. Choose ${chain} in your wallet, then go on.`,
  noChain: 'Your wallet did not say which chain it is on, so it got no request.',
  unreadable: 'Your wallet answered, and its answer cannot be read.',
  noSignature: 'Your wallet answered with something that is no signature.',
  empty: 'Your wallet answered with an empty signature.',
  notSigned: 'Your wallet did not sign.',
  cannotSign: 'Your wallet cannot sign this kind of data.',
  oddBatch: 'Your wallet says something unexpected of the batch.',
  otherBatch: 'Your wallet answered about another batch.',
  late: 'Your wallet did not answer in time.',
  noBatch: 'Your wallet cannot be asked about the batch now.',
})
