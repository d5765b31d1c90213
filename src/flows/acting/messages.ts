import { messages } from '../../language/messages'

/** Results of acting for a Safe, and reasons why something was not sent. */
export const m = messages('flows/acting', {
  unreadSafe: 'The Safe could not be read.',
  noRoom: 'This browser has no room to store what was sent, so nothing was sent.',
  unreadExecution:
    'An execution of this transaction is stored here that this page cannot read, so nothing was sent.',
  rejected: 'Nothing was signed and nothing was sent.',
  noHash: 'The hash of this transaction cannot be computed.',
  otherTab: 'Another tab of this browser is acting for this Safe. Finish there first.',
  approvalReverted: 'The chain has reverted the approval. It does not count, and nothing has changed.',
  nonceUsed: 'The nonce is used, and whether by this transaction is not known yet.',
  unproved:
    'The nonce is used. The Safe’s address says that this transaction was executed, and nothing proves it yet.',
  safeMissing: 'The Safe was not found.',
  noSafe: 'There is no Safe there.',
  notOver: 'The signature that this browser kept is not over this transaction. It was not posted.',
  /** Reasons why it is not sent after a simulation. */
  trial: {
    inside:
      'Nothing was sent. Its calls would fail, and the nonce and the signatures would be used up all the same.',
    refused: (words: string | null, code: string) =>
      `Nothing was sent, because it would fail now. ${words ?? 'The Safe refuses it.'} (${code})`,
    noReason: 'Nothing was sent, because it would fail now. No reason was given.',
    reason: (reason: string) =>
      `Nothing was sent, because it would fail now. The reason given is: ${reason.replace(/\.$/, '')}.`,
    untried: (reason: string) => `Nothing was sent, because it could not be tried first. ${reason}`,
  },
})
