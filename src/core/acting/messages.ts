import { messages } from '../../language/messages'

/** Messages for why an owner cannot act on a transaction, in one or two sentences. */
export const m = messages('core/acting', {
  unreadSafe: (reason: string) => `The Safe could not be read: ${reason}`,
  noContract: 'The Safe could not be read: there is no contract at its address.',
  otherCode:
    'This Safe runs code that Safe has not published, so nobody can tell what a signature does there.',
  unreadCode: 'The code of this Safe could not be read, so nobody can tell what a signature does there.',
  unreadNonce: (reason: string) => `The Safe’s next nonce could not be read: ${reason}`,
  usedNonce: (nonce: bigint) => `Nonce #${nonce} is used: this can no longer be signed or executed.`,
  notExecuted:
    'The transaction service says that this was executed, and the chain does not show it. Read again in a moment.',
  otherChain: (chain: string) => `Your wallet is on another chain. Switch it to ${chain}.`,
  unreadOwners: (reason: string) => `The owners could not be read: ${reason}`,
  stranger: 'Your address is not an owner of this Safe.',
  isSafe: 'This owner is a Safe. Its own owners approve there, by a transaction of that Safe.',
  isContract:
    'This owner is a contract, and this page cannot sign for one. Sign with the wallet or app that made the contract. Its signature counts here as soon as the transaction service lists it.',
  contractExecutes:
    'This page executes with ordinary accounts, and this owner is a contract. Connect an ordinary account: it need not be an owner’s.',
  contractDeletes:
    'This page cannot sign the request for a contract. Take it out of the queue where the contract proposed it.',
  unreadOwner: (reason: string) => `How this owner signs could not be read: ${reason}`,
  noHash:
    'The hash of this transaction cannot be computed, or is not the one that the record names. Do not sign it.',
  otherHash: 'The Safe computes another hash than this page. Do not sign it.',
  falseSignature:
    'A signature is listed that is not its owner’s over this transaction. Sign nothing but a rejection until the owners have found out why.',
  unreadThreshold: 'How many signatures it needs could not be read.',
  tooFew: (required: number, count: number) =>
    `It needs ${required} signatures, and ${count} ${count === 1 ? 'is' : 'are'} verified.`,
  waits: (nonce: bigint) => `It waits for #${nonce}: a Safe executes in the order of the nonces.`,
  isRejection: 'This is a rejection already: confirm it.',
  noRejectionHash: 'The hash of a rejection cannot be computed for this Safe.',
  signed: 'You have signed exactly this.',
  signedRejection: 'You have signed the rejection of this nonce.',
  executed: 'It was executed: it stays in the history.',
  notProposed: 'It was never proposed to the transaction service.',
  notProposer: (proposer: string) => `Only its proposer ${proposer} can take it out of the queue.`,
  noDeletionHash: 'Its hash cannot be computed, so it is not certain what would be deleted.',
  noSafe: 'There is no Safe.',
  otherRequest: 'The request is not exactly what is on screen, so it was not given to your wallet.',
})
