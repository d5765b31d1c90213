import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Keeping } from '../../ports/storage'

type Opened<T extends DBSchema> = IDBPDatabase<T> | Exclude<Keeping, 'kept'>

export type Database<T extends DBSchema> = {
  /** Opens the database, or makes it again, so that `keeping` tells of it. */
  ready(): Promise<void>
  /** Runs a read; null where it fails. The first call opens the database. */
  read<R>(work: (database: IDBPDatabase<T>) => Promise<R>): Promise<R | null>
  /** Runs a write. Where it fails nothing is written, and `keeping` returns why. */
  write(work: (database: IDBPDatabase<T>) => Promise<unknown>): Promise<void>
  /** Returns why the last opening, read or write failed; the write counts last. */
  keeping(): Keeping
}

/** Creates one database in IndexedDB. Never throws, and never waits for another tab that holds an older version. */
export function createDatabase<T extends DBSchema>(
  name: string,
  version: number,
  upgrade: (database: IDBPDatabase<T>) => void,
): Database<T> {
  let opened: Promise<Opened<T>> | null = null
  let opening: Keeping = 'kept'
  let reading: Keeping = 'kept'
  let writing: Keeping = 'kept'

  async function begin(onBlocked: () => void): Promise<Opened<T>> {
    try {
      return await openDB<T>(name, version, {
        upgrade,
        blocked: onBlocked,
        // A tab with a newer release waits for this one. Where the database is deleted, the next call makes it again.
        blocking: (_current, wanted, event) => {
          opened = wanted === null ? null : Promise.resolve('blocked')
          if (event.target instanceof IDBDatabase) event.target.close()
        },
        terminated: () => (opened = null),
      })
    } catch (error) {
      return reasonOf(error)
    }
  }

  function open(): Promise<Opened<T>> {
    opened ??= new Promise((resolve) => {
      const beginning = begin(() => resolve('blocked'))
      void beginning.then((outcome) => {
        resolve(outcome)
        // The database was blocked, and the other tab is gone.
        if (typeof outcome !== 'string') opened = beginning
      })
    })
    return opened
  }

  async function within<R>(work: (database: IDBPDatabase<T>) => Promise<R>): Promise<R | null> {
    const database = await open()
    opening = typeof database === 'string' ? database : 'kept'
    return typeof database === 'string' ? null : work(database)
  }

  return {
    ready: () => within(() => Promise.resolve()).then(() => undefined),
    keeping: () => [opening, reading].find((outcome) => outcome !== 'kept') ?? writing,
    read: (work) =>
      within(work).then(
        (found) => {
          reading = 'kept'
          return found
        },
        (error) => {
          reading = reasonOf(error)
          return null
        },
      ),
    write: (work) =>
      within(work).then(
        () => void (writing = 'kept'),
        (error) => void (writing = reasonOf(error)),
      ),
  }
}

/**
 * Waits for the end of a transaction and for its requests.
 *
 * @throws the transaction's own error first: the errors of its requests may only report that it was aborted.
 */
export async function written(done: Promise<void>, requests: readonly Promise<unknown>[]): Promise<void> {
  const ended = Promise.allSettled(requests)
  await done
  for (const request of await ended) if (request.status === 'rejected') throw request.reason
}

function reasonOf(error: unknown): Exclude<Keeping, 'kept'> {
  if (!(error instanceof DOMException)) return 'denied'
  if (error.name === 'QuotaExceededError') return 'full'
  // A newer release has opened it, in another tab or before.
  return error.name === 'VersionError' ? 'blocked' : 'denied'
}
