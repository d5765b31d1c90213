import type { Address } from 'viem'
import type { Queue, QueueEntry, QueueGroup } from './groupQueue'

/** How one owner stands to one entry of the queue, by its bytes. */
export type OwnStanding =
  /** The owner's signature was recovered over its hash. */
  | 'signed'
  /** Listed in a way that only the chain can judge. */
  | 'listed'
  /** Something is listed in the owner's name, and is no signature of it. */
  | 'invalid'
  /** The owner has not signed, and the threshold is not reached. */
  | 'missing'
  /** The owner has not signed, and enough others have. */
  | 'notNeeded'
  /** It has not been checked, or cannot be. */
  | 'unknown'

/** What one owner has to do with a queue. */
export type OwnView = {
  /** Numbers under which the owner's signature is missing. */
  readonly missing: readonly bigint[]
  /** The first number that the owner has signed, and the numbers queued before it. Null: none, or it is next. */
  readonly ownWaits: { readonly nonce: bigint; readonly before: readonly bigint[] } | null
}

/** How the owner stands to an entry. `threshold` null: it could not be read. */
export function ownStanding(
  { check }: Pick<QueueEntry, 'check'>,
  owner: Address,
  threshold: number | null,
): OwnStanding {
  if (check?.kind !== 'right') return 'unknown'
  const { valid, unverifiable, invalid } = check.signatures
  const isOwn = (one: Address) => one.toLowerCase() === owner.toLowerCase()
  if (valid.some(isOwn)) return 'signed'
  if (unverifiable.some((one) => isOwn(one.owner))) return 'listed'
  if (invalid.some((one) => isOwn(one.owner))) return 'invalid'
  return threshold !== null && valid.length >= threshold ? 'notNeeded' : 'missing'
}

/** What is missing from the owner, and what stands before what the owner has signed. */
export function ownView(queue: Queue, owner: Address, threshold: number | null): OwnView {
  const has = ({ entries }: QueueGroup, ...wanted: readonly OwnStanding[]) =>
    entries.some((entry) => wanted.includes(ownStanding(entry, owner, threshold)))
  const at = queue.groups.findIndex((group) => has(group, 'signed'))
  const first = queue.groups[at]
  return {
    missing: queue.groups.filter((group) => isMissingIn(group, owner, threshold)).map(({ nonce }) => nonce),
    ownWaits:
      first === undefined || first.waitsFor === null
        ? null
        : { nonce: first.nonce, before: queue.groups.slice(0, at).map(({ nonce }) => nonce) },
  }
}

/** Of rivals only one can happen: who has signed one of them is not asked about the others. */
function isMissingIn({ entries }: QueueGroup, owner: Address, threshold: number | null): boolean {
  const standings = entries.map((entry) => ownStanding(entry, owner, threshold))
  return !standings.includes('signed') && standings.some((one) => one === 'missing' || one === 'invalid')
}

/** Proposed longer ago than this and still queued: it has waited long. */
export const longWaitMs = 7 * 24 * 60 * 60 * 1000

/** The numbers of what was proposed longer ago than {@link longWaitMs}, by the service's date. */
export function waitedLong(queue: Queue, nowMs: number): readonly bigint[] {
  return queue.groups
    .filter(({ entries }) => entries.every(({ record }) => nowMs - record.submittedAtMs > longWaitMs))
    .map(({ nonce }) => nonce)
}
