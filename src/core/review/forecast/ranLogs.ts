import { type Address, type Hex, concatHex, getAddress, isAddressEqual, size, slice } from 'viem'
import { executionTopics } from '../../safe/executionResult'
import { readTransfer } from '../../safe/tokenTransfers'
import type { Flow } from './flows'
import type { ForecastAsset } from './forecast'

/** An event log of a run, as nodes return it. `path`: the call that emitted it, if a trace shows it. */
export type RanLog = {
  readonly address: Address
  readonly topics: readonly Hex[]
  readonly data: Hex
  readonly path?: readonly number[]
}

/** A payment of a run, by a token's event log or a native transfer. */
export type RanTransfer = Flow & { readonly asset: ForecastAsset }

/** Addresses that emit a Transfer log for each native transfer: eth_simulateV1 with `traceTransfers`, and EIP-7708. */
const nativeEmitters = [
  '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
  '0xfffffffffffffffffffffffffffffffffffffffe',
] as const

/**
 * Returns the payments in the event logs of one run, native ones included. Counts a native transfer once when both
 * emitters log it. Omits ERC-721 items, which are no amounts.
 */
export function transfersIn(logs: readonly RanLog[]): readonly RanTransfer[] {
  const tokens: RanTransfer[] = []
  const natives = nativeEmitters.map((): RanTransfer[] => [])
  for (const log of logs) {
    const moved = log.topics.length < 4 ? readTransfer(log) : null
    if (moved === null) continue
    const { path } = log
    const flow = {
      from: moved.from,
      to: moved.to,
      amount: moved.value,
      ...(path === undefined ? {} : { path }),
    }
    const emitter = nativeEmitters.findIndex((address) => isAddressEqual(log.address, address))
    const native = natives[emitter]
    if (native === undefined)
      tokens.push({ asset: { kind: 'token', address: getAddress(log.address) }, ...flow })
    else native.push({ asset: { kind: 'native' }, ...flow })
  }
  const [first = [], second = []] = natives
  const counted = countsOf(first)
  const added = second.filter((transfer) => {
    const left = counted.get(keyOf(transfer)) ?? 0
    counted.set(keyOf(transfer), left - 1)
    return left < 1
  })
  return [...first, ...added, ...tokens]
}

function countsOf(transfers: readonly RanTransfer[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const transfer of transfers) counts.set(keyOf(transfer), (counts.get(keyOf(transfer)) ?? 0) + 1)
  return counts
}

function keyOf({ from, to, amount }: RanTransfer): string {
  return `${from} ${to} ${amount}`
}

const [success, failure] = executionTopics

/**
 * Returns the outcome of a transaction by the last of the Safe's two events with its hash; null: there is none. The
 * hash is in the data up to Safe 1.3.0, and in a topic later.
 */
export function endInLogs(
  logs: readonly RanLog[],
  { safe, hash }: { readonly safe: Address; readonly hash: Hex },
): 'success' | 'failure' | null {
  const own = logs.findLast(({ address, topics, data }) => {
    const [topic, ...indexed] = topics
    const words = concatHex([...indexed, data])
    const isEnd = topic === success || topic === failure
    return isAddressEqual(address, safe) && isEnd && size(words) === 64 && slice(words, 0, 32) === hash
  })
  if (own === undefined) return null
  return own.topics[0] === success ? 'success' : 'failure'
}
