import { messages } from '../../language/messages'

/** Messages for a wallet's errors. */
export const m = messages('core/wallet', {
  /** `said`: the wallet’s own words, in one line. */
  said: (sentence: string, said: string) => `${sentence} In its own words: “${said}”`,
  blindSigning:
    'Your signing device refused: it does not sign what it cannot show. Allow “Blind signing” or “Contract data” in the settings of its Ethereum app, then go on.',
  lockedDevice: 'Your signing device is locked. Unlock it, then go on.',
  closedApp: 'The Ethereum app is not open on your signing device. Open it there, then go on.',
  rejected: 'You rejected the request in your wallet.',
  invalid: 'Your wallet did not accept the request as it was put.',
  unauthorized:
    'Your wallet does not allow this page to ask for that. Disconnect, connect again, and allow it.',
  cannot: 'Your wallet cannot do this.',
  cannotBatch: 'Your wallet cannot make these payments as one.',
  account: 'Your wallet has not allowed this page to use that account. Unlock it, or connect again.',
  lost: 'Your wallet has lost its connection, and did not say whether it was sent.',
  notOnChain: 'Your wallet is not connected to this chain. Choose the chain in your wallet, then go on.',
  unknownChain: 'Your wallet does not know this chain. Add it in your wallet, then go on.',
  ownFault: 'Your wallet had a fault of its own, and did not say whether it was sent.',
  nodeFault: 'The node of your wallet had a fault, and did not say whether it was sent.',
  locked:
    'Your wallet is locked, or still waits for an answer to an earlier request. Open it and answer there first.',
  notMade: 'Your wallet could not make this transaction. Check the balance, also for the network fee.',
  noChain: 'Your wallet does not support this chain.',
  noBatchHere: 'Your wallet cannot make several payments as one on this chain.',
  hadBatch: 'Your wallet says that it has had this batch already.',
  unknownBatch: 'Your wallet does not know this batch.',
  tooMany: 'These are too many payments for your wallet to make as one.',
  notAllowed: 'Your wallet was not allowed to make several payments as one.',
  ended: 'The connection was ended in your wallet, which did not say whether it was sent.',
  notConnected: 'The connection to your wallet did not come about. Connect again, then go on.',
  short: 'Your wallet does not hold enough for the payment and the network fee.',
  unknown: 'Your wallet answered with an error that does not tell whether it was sent.',
})
