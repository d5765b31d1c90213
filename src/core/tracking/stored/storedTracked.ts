import type { TrackedItem } from '../trackedItem'

/** Items that the last "Clear All" removed, kept for undo. */
export type Cleared = {
  readonly items: readonly TrackedItem[]
  /** Entries that this release cannot read, as stored. */
  readonly unread?: readonly unknown[]
  /** Time of the last clear or undo: of two copies the later one counts. */
  readonly changedAtMs: number
  /** The previous `clearedAtMs`, which an undo restores. */
  readonly beforeMs: number
}

/** Stored state of an account's tracked items. */
export type StoredTracked = {
  readonly items: readonly TrackedItem[]
  /** Entries that this release cannot read, as stored: written back with every change. */
  readonly unread: readonly unknown[]
  /** Time at which the user last cleared the list; 0: never. Earlier executions at the service stay hidden. */
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
