import type { GiftRecord } from '../../core/record/giftRecord'
import type { DirectoryOfToday } from '../../core/record/judgeCause'
import type { NoteStore } from '../../ports/noteStore'
import type { KeyValueStorage } from '../../ports/storage'
import type { RecordSources } from './recordSources'

/** Result of reading one gift again. */
export type OneGift =
  | { readonly kind: 'gift'; readonly gift: GiftRecord }
  /** Executed, but without a payment at this index. */
  | { readonly kind: 'noSuchGift'; readonly payments: number }
  | { readonly kind: 'notExecuted' }
  /** The node does not have the transaction; it may prune old ones. */
  | { readonly kind: 'unknownTx' }
  /** Executed, but its payments cannot be read. */
  | { readonly kind: 'unreadable'; readonly reason: string }
  | { readonly kind: 'unreachable'; readonly reason: string }

/** Sources to read one gift. */
export type GiftSources = RecordSources & {
  readonly storage: Pick<KeyValueStorage, 'get'>
  readonly notes: Pick<NoteStore, 'keep' | 'find' | 'read'>
  readonly directory: DirectoryOfToday | null
}
