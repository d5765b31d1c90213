import type { Queue } from '../../core/queue/groupQueue'
import type { QueuedMessages } from '../../core/queue/groupMessages'
import type { SafeSetup } from '../../core/review/safeSetup'
import type { SafeTxRecord } from '../../core/safe/safeTx'

export type MessagesState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'unreachable'; readonly reason: string }
  | {
      readonly kind: 'ready'
      readonly queued: QueuedMessages
      /** Why the list ends before its last row; null: it was read to its end. */
      readonly cut: string | null
      readonly atMs: number
    }

export type ReadyQueue = {
  readonly kind: 'ready'
  readonly queue: Queue
  readonly setup: SafeSetup
  readonly messages: MessagesState
  /** When the service last gave the list. */
  readonly atMs: number
  /** Why the list ends before its last row; null: it was read to its end. */
  readonly cut: string | null
  /** Rows whose hash and signatures were not checked yet. */
  readonly unchecked: number
  /** Since when, and why, nothing newer could be read; null: the last reading was good. */
  readonly stale: { readonly reason: string; readonly sinceMs: number } | null
}

/** Rows of the service that nothing was compared with: not their hash, not their signatures, not their Safe. */
export type UncheckedList = {
  /** What the service does not call executed, by nonce. */
  readonly records: readonly SafeTxRecord[]
  readonly unreadable: number
  readonly atMs: number
}

export type QueueState =
  | { readonly kind: 'loading' }
  /** The chain has no code at the address. */
  | { readonly kind: 'noSafe' }
  /** Nothing was read yet. `reason` is one sentence; it is tried again. */
  | {
      readonly kind: 'unreachable'
      readonly reason: string
      readonly sinceMs: number
      /** What the service lists while the chain cannot be read: none of it is checked. Null: nothing was read. */
      readonly listed: UncheckedList | null
    }
  | ReadyQueue
