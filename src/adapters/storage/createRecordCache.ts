import { type IDBPDatabase, openDB } from 'idb'
import * as v from 'valibot'
import type { ProvedExecution } from '../../core/record/readExecution'
import { executionSchema } from '../../core/record/executionSchema'
import type { CachePlace, RecordCache } from '../../ports/recordCache'

/** Raised with each change of what is kept: all of it is thrown away then, and read from the chain again. */
const version = 1
/** Parsing so many takes some 10 ms. */
const atOnce = 20

/** Chain and Safe; the block, negative so that the newest comes first; the safeTxHash. */
type Key = [account: string, minusBlock: number, safeTxHash: string]

type Kept = { executions: { key: Key; value: unknown } }

/** Keeps executions in IndexedDB. Where the browser denies it, or has no room, nothing is kept. */
export function createRecordCache(): RecordCache {
  let opened: Promise<IDBPDatabase<Kept> | null> | null = null

  function open(): Promise<IDBPDatabase<Kept> | null> {
    opened ??= openDB<Kept>('dsg-record', version, {
      upgrade(database) {
        for (const name of database.objectStoreNames) database.deleteObjectStore(name)
        database.createObjectStore('executions')
      },
      // Another tab has a newer release of the app, and waits.
      blocking: (_current, _blocked, event) => {
        opened = Promise.resolve(null)
        if (event.target instanceof IDBDatabase) event.target.close()
      },
      terminated: () => (opened = null),
    }).catch(() => null)
    return opened
  }

  /** Null where it fails: storage that is full or gone. */
  async function within<T>(work: (database: IDBPDatabase<Kept>) => Promise<T>): Promise<T | null> {
    const database = await open()
    if (database === null) return null
    try {
      return await work(database)
    } catch {
      return null
    }
  }

  return {
    async *read(place) {
      let after: Key | null = null
      for (;;) {
        const range: IDBKeyRange = rangeOf(place, after)
        const part = await within(async (database) => {
          const { store } = database.transaction('executions')
          return Promise.all([store.getAllKeys(range, atOnce), store.getAll(range, atOnce)])
        })
        const [keys, values] = part ?? [[], []]
        yield values.flatMap((value) => parse(value) ?? [])
        after = keys.at(-1) ?? null
        if (after === null) return
      }
    },
    async keep(place, executions) {
      await within(async (database) => {
        const { store, done } = database.transaction('executions', 'readwrite')
        for (const execution of executions)
          void store.put(execution, keyOf(place, execution)).catch(() => undefined)
        await done
      })
    },
    async forget(place) {
      await within((database) => database.delete('executions', rangeOf(place, null)))
    },
  }
}

function accountOf({ chainId, safe }: CachePlace): string {
  return `${chainId}:${safe.toLowerCase()}`
}

function keyOf(place: CachePlace, { recorded: { block, safeTxHash } }: ProvedExecution): Key {
  return [accountOf(place), -Number(block.number), safeTxHash]
}

/** In IndexedDB an array comes after all numbers and texts, and a shorter key before the longer one that begins with it. */
function rangeOf(place: CachePlace, after: Key | null): IDBKeyRange {
  const account = accountOf(place)
  return IDBKeyRange.bound(after ?? [account], [account, []], after !== null)
}

function parse(value: unknown): ProvedExecution | null {
  const parsed = v.safeParse(executionSchema, value)
  return parsed.success ? parsed.output : null
}
