import type { ProvedExecution } from '../../src/core/record/readExecution'
import type { RecordCache } from '../../src/ports/recordCache'

/** A browser's cache in memory, which gives back copies. */
export function createFakeRecordCache(): RecordCache & { readonly size: () => number } {
  const kept = new Map<string, ProvedExecution>()
  const isOf = (key: string, { chainId, safe }: { readonly chainId: number; readonly safe: string }) =>
    key.startsWith(`${chainId}:${safe}:`)
  return {
    size: () => kept.size,
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
    async forget(place) {
      for (const key of kept.keys()) if (isOf(key, place)) kept.delete(key)
    },
  }
}
