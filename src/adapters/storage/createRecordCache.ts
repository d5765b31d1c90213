import { maxUint64 } from 'viem'
import * as v from 'valibot'
import { hash } from '../../core/fields'
import type { ProvedExecution } from '../../core/record/recordedTx'
import { executionSchema } from '../../core/record/executionSchema'
import { addRange, type BlockRange, type WalletSearch } from '../../core/record/searchedBlocks'
import type { ChainTxHash } from '../../core/safe/safeTx'
import type { CachePlace, RecordCache } from '../../ports/recordCache'
import { createDatabase, written } from './createDatabase'

/** Raised with each change of what is kept: then everything is deleted and read from the chain again. */
const version = 3
/** Parsing this many takes about 10 ms. */
const atOnce = 20

/** Chain and Safe; the block, negative so that the newest comes first; the safeTxHash. */
type Key = [account: string, minusBlock: number, safeTxHash: string]

type Kept = {
  executions: { key: Key; value: unknown }
  /** Searches by chain and Safe, or by chain and wallet with the prefix `wallet:`. */
  searched: { key: string; value: unknown }
}

/** Creates a cache of executions in IndexedDB. Where the browser denies it, or has no room, nothing is kept. */
export function createRecordCache(): RecordCache {
  const { read, write, keeping } = createDatabase<Kept>('dsg-record', version, (database) => {
    for (const name of database.objectStoreNames) database.deleteObjectStore(name)
    database.createObjectStore('executions')
    database.createObjectStore('searched')
  })

  return {
    keeping,
    async *read(place) {
      let after: Key | null = null
      for (;;) {
        const range: IDBKeyRange = rangeOf(place, after)
        const part = await read(async (database) => {
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
      await write(async (database) => {
        const { store, done } = database.transaction('executions', 'readwrite')
        await written(
          done,
          executions.map((execution) => store.put(execution, keyOf(place, execution))),
        )
      })
    },
    async readSearched(place) {
      return parseSearched(await read((database) => database.get('searched', accountOf(place))))
    },
    async keepSearched(place, blocks) {
      await write(async (database) => {
        // One transaction reads and writes, so another tab's waits for it.
        const { store, done } = database.transaction('searched', 'readwrite')
        const before = parseSearched(await store.get(accountOf(place)))
        await written(done, [store.put(addRange(before, blocks), accountOf(place))])
      })
    },
    async forgetSearched(place) {
      await write((database) => database.delete('searched', accountOf(place)))
    },
    async readWalletSearch(place) {
      return parseWalletSearch(await read((database) => database.get('searched', walletOf(place))))
    },
    async keepWalletSearch(place, search) {
      await write((database) => database.put('searched', search, walletOf(place)))
    },
    async forget(place) {
      await write((database) => database.delete('searched', accountOf(place)))
      await write((database) => database.delete('searched', walletOf(place)))
      await write((database) => database.delete('executions', rangeOf(place, null)))
    },
  }
}

function accountOf({ chainId, safe }: CachePlace): string {
  return `${chainId}:${safe.toLowerCase()}`
}

function walletOf(place: CachePlace): string {
  return `wallet:${accountOf(place)}`
}

function keyOf(place: CachePlace, { recorded: { block, safeTxHash } }: ProvedExecution): Key {
  return [accountOf(place), -Number(block.number), safeTxHash]
}

/**
 * Returns the range of an account's keys. In IndexedDB an array sorts after all numbers and texts, and a shorter key
 * before a longer one that begins with it.
 */
function rangeOf(place: CachePlace, after: Key | null): IDBKeyRange {
  const account = accountOf(place)
  return IDBKeyRange.bound(after ?? [account], [account, []], after !== null)
}

const block = v.pipe(v.bigint(), v.minValue(0n), v.maxValue(maxUint64))
const searchedSchema = v.array(v.strictObject({ from: block, to: block }))

function parseSearched(value: unknown): readonly BlockRange[] {
  const parsed = v.safeParse(searchedSchema, value)
  return parsed.success ? parsed.output : []
}

const walletSearchSchema = v.strictObject({
  recipients: v.string(),
  blocks: searchedSchema,
  found: v.array(v.strictObject({ txHash: hash<ChainTxHash>(), block })),
})

function parseWalletSearch(value: unknown): WalletSearch | null {
  const parsed = v.safeParse(walletSearchSchema, value)
  return parsed.success ? parsed.output : null
}

function parse(value: unknown): ProvedExecution | null {
  const parsed = v.safeParse(executionSchema, value)
  return parsed.success ? parsed.output : null
}
