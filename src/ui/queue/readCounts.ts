import { createStore } from 'zustand/vanilla'
import type { QueueCount } from '../../flows/account/account'

/**
 * How many transactions wait in each queue whose screen was read in this visit, by its path. Their signatures are checked,
 * unlike those of the list that an open Safe polls: the menu shows the newer of the two, and neither costs a request.
 */
export const readCounts = createStore<ReadonlyMap<string, QueueCount>>(() => new Map())

/** Stores the count for the path of a queue. */
export function keepReadCount(path: string, count: QueueCount): void {
  readCounts.setState(new Map([...readCounts.getState(), [path, count]]), true)
}
