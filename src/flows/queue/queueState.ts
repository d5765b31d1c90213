import type { Queue } from '../../core/queue/groupQueue'
import type { QueuedMessages } from '../../core/queue/checkMessage'
import type { SafeSetup } from '../../core/review/safeSetup'
import type { SafeTxRecord } from '../../core/safe/safeTx'
import type { QueueSafe } from '../../core/queue/checkRow'

export type MessagesState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'unreachable'; readonly reason: string }
  | {
      readonly kind: 'ready'
      readonly queued: QueuedMessages
      /** Reason why the list was cut; null: it was read to its end. */
      readonly cut: string | null
      readonly atMs: number
    }

export type ReadyQueue = {
  readonly kind: 'ready'
  readonly queue: Queue
  readonly setup: SafeSetup
  readonly messages: MessagesState
  /** Time of the last reading of the list. */
  readonly atMs: number
  /** Reason why the list was cut; null: it was read to its end. */
  readonly cut: string | null
  /** Number of rows whose hash and signatures are not checked yet. */
  readonly unchecked: number
  /** Start and reason of the list being stale; null: the last reading succeeded. */
  readonly stale: { readonly reason: string; readonly sinceMs: number } | null
}

/** Rows of the service whose hash, signatures and Safe are not checked. */
export type UncheckedList = {
  /** Records that the service does not mark as executed, by nonce. */
  readonly records: readonly SafeTxRecord[]
  readonly unreadable: number
  readonly atMs: number
}

export type QueueState =
  | { readonly kind: 'loading' }
  /** The chain has no code at the address. */
  | { readonly kind: 'missing' }
  /** Nothing was read yet. `reason` is one sentence. Retries. */
  | {
      readonly kind: 'unreachable'
      readonly reason: string
      readonly sinceMs: number
      /** The unchecked list of the service while the chain cannot be read. Null: nothing was read. */
      readonly listed: UncheckedList | null
    }
  | ReadyQueue

/** Picks the fields of a Safe's setup that a queue needs. Returns one sentence if the chain did not return them. */
export function queueSafe({ chainId, address, version, owners, nonce }: SafeSetup): QueueSafe | string {
  if (version.kind === 'unread') return version.reason
  if (owners.kind === 'unread') return owners.reason
  if (nonce.kind === 'unread') return nonce.reason
  return {
    chainId,
    address,
    version: version.value,
    owners: owners.value.map((owner) => owner.address),
    nonce: nonce.value,
  }
}
