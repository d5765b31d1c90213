import { createStore } from 'zustand/vanilla'

/**
 * How many transactions wait in each queue that was read in this visit, by the path of its screen. Nothing is requested for it: the
 * menu shows the number of a queue only once the user has opened it.
 */
export const readCounts = createStore<ReadonlyMap<string, number>>(() => new Map())

/** Stores the number for the path of a queue. */
export function keepReadCount(path: string, waiting: number): void {
  const counts = readCounts.getState()
  if (counts.get(path) !== waiting) readCounts.setState(new Map([...counts, [path, waiting]]), true)
}
