import type { Address, PublicClient } from 'viem'
import type { ChainIndex } from './createChainIndex'
import type { IndexedSafe } from './indexState'
import type { Store } from './createStore'
import type { MultisigSource } from './multisigRows'
import { defaultLimits, pageOf, type Page } from './pageOf'
import type { ServiceSettings } from './serviceSettings'

/** What every route works with. */
export type ServiceContext = {
  readonly chainId: number
  readonly client: PublicClient
  readonly store: Store
  readonly index: ChainIndex
  readonly settings: ServiceSettings
  readonly nowMs: () => number
}

/** What can be seen at this moment: the index by its lag, the proposals by their delay, each as it is for the Safe. */
export async function readSource({ index, nowMs, settings, store }: ServiceContext): Promise<MultisigSource> {
  const state = await index.read()
  const now = nowMs()
  return {
    store,
    state,
    proposedUntilMs: (safe) => now - (settings.safes[safe]?.proposalDelayMs ?? settings.proposalDelayMs),
    indexedUntilMs: (safe) => now - (settings.safes[safe]?.indexLagMs ?? 0),
    goneOf: (safe) => settings.safes[safe]?.goneExecution,
    nowMs: now,
  }
}

/** The Safes that are known at this moment. */
export async function readSafes(context: ServiceContext): Promise<ReadonlyMap<Address, IndexedSafe>> {
  const { indexedUntilMs, state } = await readSource(context)
  return new Map(
    [...state.safes].filter(([address, { indexedAtMs }]) => indexedAtMs <= indexedUntilMs(address)),
  )
}

/** Lays the lies of the settings over a record; `key` is its safeTxHash, its messageHash or the Safe's address. */
export function mutated<T extends object>({ settings }: ServiceContext, key: string, record: T): T {
  return { ...record, ...settings.mutate[key] }
}

/** The page of a Safe's list that the URL asks for, with what is different for this Safe. */
export function pageOfSafe<T>(
  { settings }: ServiceContext,
  { safe, items, url }: { readonly safe: Address; readonly items: readonly T[]; readonly url: string },
): Page<T> {
  const { pageRows = defaultLimits.most, next } = settings.safes[safe] ?? {}
  const standard = Math.min(defaultLimits.standard, pageRows)
  const page = pageOf(items, url, { standard, most: Math.min(defaultLimits.most, pageRows) })
  return next === undefined ? page : { ...page, next }
}
