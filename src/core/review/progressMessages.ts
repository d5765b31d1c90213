import { messages } from '../../language/messages'

/** Messages for the progress of a transaction. */
export const m = messages('core/review/progress', {
  needs: (more: number, verified: number, threshold: number) =>
    `Needs ${more} more ${more === 1 ? 'signature' : 'signatures'} (${verified} of ${threshold}).`,
  unknown: (threshold: number) =>
    threshold === 1
      ? 'Whether the signature that it needs is there is not known.'
      : `How many of the ${threshold} signatures that it needs are there is not known.`,
  enough: (verified: number, threshold: number) =>
    `It has the signatures that it needs (${verified} of ${threshold}).`,
  next: 'It is next.',
  ready: 'It is next: an owner can execute it.',
  waits: (before: bigint) => `It waits for transaction #${before} first.`,
  over: 'Can no longer be executed',
  done: {
    success: 'Executed: the Safe’s own event says so.',
    failure: 'Executed, and its calls failed: the Safe’s own event says so. All of them were undone.',
  },
  used: (nonce: bigint) =>
    `Nonce ${nonce} is used, by this transaction or by another: which one could not be checked.`,
  executed: (nonce: bigint) =>
    `Executed, according to the transaction service. The chain says that nonce ${nonce} is used.`,
  disputed: 'The transaction service says that it was executed, and the chain says that it was not.',
  unread: 'Where it stands could not be checked',
})
