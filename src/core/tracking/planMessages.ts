import { messages } from '../../language/messages'

type Giver = 'Safe' | 'wallet'

/** Messages for a gift in several proposals of a Safe, or several batches of a wallet. */
export const m = messages('core/tracking/plan', {
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
})
