import { messages } from '../../language/messages'

/** Reasons why a gift was not requested or not found, for any account. */
export const m = messages('flows/outbox', {
  otherAccount: 'This gift is not from this account.',
  searchFailed: 'Looking for it failed.',
  disagrees:
    'Your Safe did not pass the check against the chain, or it has just changed. No request was sent to it.',
  unverified: (reason: string) => `Your Safe could not be checked, so it got no request. ${reason}`,
  noSafe: 'The chain has no Safe at this address.',
  /** Reasons why a wallet got no request, and results of a search for its payment. */
  send: {
    shortage: (sum: string, symbol: string) =>
      `The payments add up to ${sum}, and your wallet holds less. Give less ${symbol}, or bring more into your wallet first.`,
    unread: (reason: string) =>
      `The chain could not be read, so no request was sent to your wallet. ${reason}`,
    noWallet: 'It has no answer for your wallet.',
    nothingLeft: 'There is nothing left to send.',
    nonceUnknown: 'How far your wallet had come was not known when it was asked.',
    nodeBehind: 'The node is behind what it knew when your wallet was asked.',
    noAnswer: 'The chain has no answer for your wallet.',
    other:
      'Your wallet has sent something since, and it is not this payment, which may still be open there, or on its way: a transaction can take a minute to appear.',
    waiting:
      'A transaction of your wallet waits for a block, and it may be this payment. It will be looked at as soon as it has one.',
    contract:
      'Your account is a contract, so that the chain cannot tell what your wallet has sent. Compare with the list in your wallet.',
    delegated:
      'Your wallet uses code by which somebody else can send for it, so that the chain cannot tell whether this is out. Compare with the list in your wallet.',
    tooMuch:
      'Your wallet has sent too much since to look at all of it, and this payment may be among it. Compare with the list in your wallet.',
    maybe:
      'Your wallet has sent something since, and it may be this payment: the chain does not tell. Compare with the list in your wallet.',
    maybeBatch:
      'Your wallet has sent something since, and it may be these payments. Compare with the list in your wallet.',
  },
})
