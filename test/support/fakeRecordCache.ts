import type { ProvedExecution } from '../../src/core/record/recordedTx'
import { addRange, type BlockRange, type WalletSearch } from '../../src/core/record/searchedBlocks'
import type { RecordCache } from '../../src/ports/recordCache'

/** A browser's cache in memory, which gives back copies. */
export function createFakeRecordCache(): RecordCache & { readonly size: () => number } {
  const kept = new Map<string, ProvedExecution>()
  const searched = new Map<string, readonly BlockRange[]>()
  const wallets = new Map<string, WalletSearch>()
  const isOf = (key: string, { chainId, safe }: { readonly chainId: number; readonly safe: string }) =>
    key.startsWith(`${chainId}:${safe}:`)
  return {
    size: () => kept.size,
    keeping: () => 'kept',
    async *read(place) {
      const own = [...kept].flatMap(([key, value]) => (isOf(key, place) ? value : []))
      const newestFirst = own.toSorted((a, b) => Number(b.recorded.block.number - a.recorded.block.number))
      for (let at = 0; at < newestFirst.length; at += 20)
        yield structuredClone(newestFirst.slice(at, at + 20))
    },
    async keep({ chainId, safe }, executions) {
      for (const one of executions)
        kept.set(`${chainId}:${safe}:${one.recorded.safeTxHash}`, structuredClone(one))
    },
    readSearched: async (place) => searched.get(`${place.chainId}:${place.safe}`) ?? [],
    async keepSearched(place, blocks) {
      const key = `${place.chainId}:${place.safe}`
      searched.set(key, addRange(searched.get(key) ?? [], blocks))
    },
    forgetSearched: async (place) => void searched.delete(`${place.chainId}:${place.safe}`),
    readWalletSearch: async ({ chainId, safe }) => structuredClone(wallets.get(`${chainId}:${safe}`) ?? null),
    keepWalletSearch: async ({ chainId, safe }, search) =>
      void wallets.set(`${chainId}:${safe}`, structuredClone(search)),
    async forget(place) {
      wallets.delete(`${place.chainId}:${place.safe}`)
      searched.delete(`${place.chainId}:${place.safe}`)
      for (const key of kept.keys()) if (isOf(key, place)) kept.delete(key)
    },
  }
}
