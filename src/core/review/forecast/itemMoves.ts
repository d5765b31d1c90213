import { type Address, decodeAbiParameters, getAddress, isAddressEqual, slice } from 'viem'
import { readTransfer } from '../../safe/tokenTransfers'
import { edgeKey, type Flow } from './flows'
import type { ItemMove } from './forecast'
import type { RanLog } from './ranLogs'

/** The events of EIP-1155, each with operator, from and to in its topics: (id, value), and (ids, values). */
const transferSingle = '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62'
const transferBatch = '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb'
const single = [{ type: 'uint256' }, { type: 'uint256' }] as const
const batch = [{ type: 'uint256[]' }, { type: 'uint256[]' }] as const

/** Maximum number of moves to list: a hostile collection can fill a block with event logs. */
const mostMoves = 100

/** Returns the items of ERC-721 and ERC-1155 collections that a run moves, by the collections' own event logs. */
export function itemFlowsIn(logs: readonly RanLog[]): readonly Flow[] {
  return logs.flatMap(flowsOf)
}

/**
 * Returns the first items that a run moves, those of the Safe first, and whether the bytes name each. The value of an
 * item and the honesty of a collection are unknown.
 */
export function itemMoves(ran: readonly Flow[], named: readonly Flow[], safe: Address): readonly ItemMove[] {
  const keys = new Set(named.map(moveKey))
  const isOwn = ({ from, to }: ItemMove) => isAddressEqual(from, safe) || isAddressEqual(to, safe)
  const moves = ran.flatMap((flow): readonly ItemMove[] => {
    const { asset, amount, from, to } = flow
    if (asset.kind !== 'item') return []
    return [{ collection: asset.address, id: asset.id, amount, from, to, isNamed: keys.has(moveKey(flow)) }]
  })
  return moves.toSorted((one, other) => Number(isOwn(other)) - Number(isOwn(one))).slice(0, mostMoves)
}

function flowsOf(log: RanLog): readonly Flow[] {
  const [topic, , second, third, ...others] = log.topics
  // ERC-20 has the same Transfer with the amount in the data.
  if (second === undefined || third === undefined || others.length > 0) return []
  const address = getAddress(log.address)
  const place = log.path === undefined ? {} : { path: log.path }
  const flow = (from: Address, to: Address, id: bigint, amount: bigint): Flow => ({
    asset: { kind: 'item', address, id },
    from,
    to,
    amount,
    ...place,
  })
  const moved = readTransfer(log)
  if (moved !== null) return [flow(moved.from, moved.to, moved.value, 1n)]
  if (topic !== transferSingle && topic !== transferBatch) return []
  try {
    const [from, to] = [getAddress(slice(second, 12)), getAddress(slice(third, 12))]
    if (topic === transferSingle) {
      const [id, amount] = decodeAbiParameters(single, log.data)
      return [flow(from, to, id, amount)]
    }
    const [ids, amounts] = decodeAbiParameters(batch, log.data)
    if (ids.length !== amounts.length) return []
    return ids.map((id, index) => flow(from, to, id, amounts[index] ?? 0n))
  } catch {
    // The data does not fit.
    return []
  }
}

function moveKey(flow: Flow): string {
  return `${edgeKey(flow)} ${flow.amount}`
}
