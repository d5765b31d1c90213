import type { GiftRecord } from '../../core/record/giftRecord'
import type { DirectoryOfToday } from '../../core/record/judgeCause'
import type { NoteStore } from '../../ports/noteStore'
import type { KeyValueStorage } from '../../ports/storage'
import type { RecordSources } from './recordSources'

/** What came of reading one gift again. */
export type OneGift =
  | { readonly kind: 'gift'; readonly gift: GiftRecord }
  /** It was executed, and has no payment at this place. */
  | { readonly kind: 'noSuchGift'; readonly payments: number }
  | { readonly kind: 'notExecuted' }
  /** The node has no such transaction; it may have forgotten old ones. */
  | { readonly kind: 'unknownTx' }
  /** It was executed, and what it paid cannot be read. */
  | { readonly kind: 'unreadable'; readonly reason: string }
  | { readonly kind: 'unreachable'; readonly reason: string }

/** What one gift is read with. */
export type GiftSources = RecordSources & {
  readonly storage: Pick<KeyValueStorage, 'get'>
  readonly notes: Pick<NoteStore, 'keep' | 'find' | 'read'>
  readonly directory: DirectoryOfToday | null
}
