import type { Address } from 'viem'
import { isHexEqual } from '../isHexEqual'
import type { Queue, QueueEntry, QueueGroup } from './groupQueue'

/** An owner's part in an entry of the queue, by its bytes. */
export type OwnStanding =
  /** The owner's signature over its hash was recovered. */
  | 'signed'
  /** Listed in a form that only the chain can verify. */
  | 'listed'
  /** A listed signature for the owner is not valid. */
  | 'invalid'
  /** The owner has not signed and the threshold is not reached. */
  | 'missing'
  /** The owner has not signed, but enough others have. */
  | 'notNeeded'
  /** Not checked yet, or not checkable. */
  | 'unknown'

/** A queue from the view of one owner. */
export type OwnView = {
  /** Nonces where the owner's signature is missing. */
  readonly missing: readonly bigint[]
  /** The first nonce that the owner has signed, and the nonces queued before it. Null: none, or it is next. */
  readonly ownWaits: { readonly nonce: bigint; readonly before: readonly bigint[] } | null
}

/** Returns an owner's part in an entry. `threshold` null: it could not be read. */
export function ownStanding(
  { check }: Pick<QueueEntry, 'check'>,
  owner: Address,
  threshold: number | null,
): OwnStanding {
  if (check?.kind !== 'ok') return 'unknown'
  const { valid, unverifiable, invalid } = check.signatures
  const isOwn = (one: Address) => isHexEqual(one, owner)
  if (valid.some(isOwn)) return 'signed'
  if (unverifiable.some((one) => isOwn(one.owner))) return 'listed'
  if (invalid.some((one) => isOwn(one.owner))) return 'invalid'
  return threshold !== null && valid.length >= threshold ? 'notNeeded' : 'missing'
}

/** Finds nonces without the owner's signature, and those that block the first one with it. */
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

/** Only one of several rivals can be executed: an owner who has signed one is not reminded of the others. */
function isMissingIn({ entries }: QueueGroup, owner: Address, threshold: number | null): boolean {
  const standings = entries.map((entry) => ownStanding(entry, owner, threshold))
  return !standings.includes('signed') && standings.some((one) => one === 'missing' || one === 'invalid')
}

/** Time in the queue, in ms, after which an entry is late. */
export const longWaitMs = 7 * 24 * 60 * 60 * 1000

/** Returns the nonces of entries submitted more than {@link longWaitMs} ago, by the service's date. */
export function waitedLong(queue: Queue, nowMs: number): readonly bigint[] {
  return queue.groups
    .filter(({ entries }) => entries.every(({ record }) => nowMs - record.submittedAtMs > longWaitMs))
    .map(({ nonce }) => nonce)
}
