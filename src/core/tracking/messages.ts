import { messages } from '../../language/messages'

type Giver = 'Safe' | 'wallet'

/** Messages for the status of each tracked item. */
export const m = messages('core/tracking', {
  /** A few words for each status. */
  word: {
    proposed: 'Sent to your Safe, waiting for it to appear',
    draft: 'Draft, not proposed yet',
    heldDraft: (nonce: bigint) => `Draft, also in transaction #${nonce}`,
    needs: (more: number, signed: number, threshold: number) =>
      `Needs ${more} more ${more === 1 ? 'signature' : 'signatures'} (${signed} of ${threshold})`,
    ready: 'Ready to execute',
    waits: (nonce: bigint) => `Waits for transaction #${nonce} first`,
    checking: 'Executed, checking what arrived',
    nodes: 'Not sure: two nodes disagree',
    unproved: 'Said to be executed, not proved',
    used: 'Being executed, or replaced by another',
    executing: 'Being executed',
    delivered: 'Delivered',
    failed: {
      nothing: 'Failed: nothing was given',
      part: 'Failed in part',
      unknown: 'Failed: check what was given',
    },
    replacedBy: (nonce: bigint) => `Replaced by #${nonce}`,
    named: 'Your wallet sent something else',
    replaced: 'Replaced by another transaction',
    repriced: 'Sped up; continues under its new hash',
    cancelled: 'Cancelled',
    removed: 'Removed from the queue',
    signed: 'Signed',
  },
  /** The same for a wallet's pending transaction. */
  sent: {
    used: 'Sent, or replaced by another',
    unknown: 'Sent: look in your wallet',
    reading: 'Sent, reading the chain …',
    waiting: 'Sent, waiting for the chain',
    mined: 'Sent, in a block',
  },
  /** Less stayed with a recipient than was given. */
  short: {
    one: (some: string, given: string, isReturned: boolean) =>
      `Executed, but ${some} of ${given} ${isReturned ? 'came back' : 'arrived'}`,
    many: (whole: number, count: number, isReturned: boolean) =>
      `Executed, but ${whole} of ${count} payments ${isReturned ? 'stayed' : 'arrived'} in full`,
  },
  /** Events of a token that is not in the list, which the balances do not confirm. */
  unconfirmed: (confirmed: number, count: number) =>
    count <= 1
      ? 'Executed, not confirmed by the balance'
      : `Executed, but only ${confirmed} of ${count} payments ${confirmed === 1 ? 'is' : 'are'} confirmed`,
  /** Reasons for an incomplete poll. */
  trouble: {
    notLoaded: 'A part of this page did not load. Reload it.',
    receipt: 'The node does not show the receipt.',
    nodes: 'Two nodes do not agree.',
    oneNode: 'No second node has been asked.',
    notAsked: 'The chain has not been asked.',
    noBatchCode: 'The chain has not been asked for the contract of the batch.',
    noSafe: 'The chain says that there is no Safe at this address.',
    unknownSafe: 'The chain has no Safe at this address.',
    broken: 'Looking at it failed.',
  },
  /** Messages for a gift in several proposals of a Safe, or several batches of a wallet. */
  plan: {
    delivered: (delivered: number, of: number, giver: Giver) =>
      `${delivered} of ${of} ${giver === 'Safe' ? 'proposals' : 'batches'} delivered`,
    left: (count: number, giver: Giver) =>
      `${count} ${count === 1 ? 'is' : 'are'} not ${giver === 'Safe' ? 'proposed' : 'sent'} from this browser yet`,
    sameNonce: (before: number, next: number, nonce: bigint) =>
      `Proposals ${before} and ${next} have the same nonce, #${nonce}: only one of them can be executed.`,
    order: (next: number, nextNonce: bigint, before: number, beforeNonce: bigint) =>
      `Proposal ${next} (#${nextNonce}) is executed before proposal ${before} (#${beforeNonce}).`,
    range: (first: bigint, last: bigint) => (first === last ? `#${first}` : `#${first} to #${last}`),
    other: (before: number, next: number, between: string) =>
      `Another transaction of your Safe is between proposals ${before} and ${next}: ${between}. Proposal ${next} can be executed only after that.`,
    gap: (before: number, next: number, between: string) =>
      `Between proposals ${before} and ${next} is ${between}, which is none of this gift. Proposal ${next} can be executed only after that.`,
  },
})
