import type { TrackedItem } from '../trackedItem'

/** What the last "Clear All" took, kept aside for its undo. */
export type Cleared = {
  readonly items: readonly TrackedItem[]
  /** Entries that this release cannot read, as they are stored. */
  readonly unread?: readonly unknown[]
  /** When the user last cleared or undid: of two copies the later one counts. */
  readonly changedAtMs: number
  /** `clearedAtMs` before that, which an undo restores. */
  readonly beforeMs: number
}

/** What storage keeps of an account's tracked items. */
export type StoredTracked = {
  readonly items: readonly TrackedItem[]
  /** Entries that this release cannot read, as they are stored: written back with every change. */
  readonly unread: readonly unknown[]
  /** When the user last cleared the list; 0: never. What the service shows as executed before then stays away. */
  readonly clearedAtMs: number
  readonly cleared: Cleared
}

/** Nothing tracked, nothing cleared. */
export const nothingStored: StoredTracked = {
  items: [],
  unread: [],
  clearedAtMs: 0,
  cleared: { items: [], changedAtMs: 0, beforeMs: 0 },
}
