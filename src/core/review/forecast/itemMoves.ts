import { type Address, decodeAbiParameters, getAddress, isAddressEqual, slice } from 'viem'
import { readTransfer } from '../../safe/readTransfer'
import type { AssetNames } from '../assetNames'
import type { CallNode } from '../callTree'
import { outflowsOf } from '../outflows'
import type { ItemMove } from './forecast'
import type { RanLog } from './ranLogs'

/** The events of EIP-1155, each with operator, from and to in its topics: (id, value), and (ids, values). */
const transferSingle = '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62'
const transferBatch = '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb'
const single = [{ type: 'uint256' }, { type: 'uint256' }] as const
const batch = [{ type: 'uint256[]' }, { type: 'uint256[]' }] as const

/** The most moves to list: a hostile collection can emit as many logs as a block holds. */
const mostMoves = 100

type LoggedMove = Omit<ItemMove, 'isNamed'>

/**
 * The items of ERC-721 and ERC-1155 collections that a run moves from or to the Safe, by the collections' own logs, and
 * whether the bytes of the transaction name each. What an item is worth, or whether a collection tells the truth, is not
 * known.
 */
export function itemMoves({
  logs,
  nodes,
  safe,
  names,
}: {
  readonly logs: readonly RanLog[]
  readonly nodes: readonly CallNode[]
  readonly safe: Address
  readonly names: AssetNames
}): readonly ItemMove[] {
  const named = new Set(
    outflowsOf(nodes, safe, names).flatMap(({ to, asset, amount }) => {
      if (to === null) return []
      if (asset.kind === 'item') return keyOf({ collection: asset.address, id: asset.id, to, amount })
      return asset.kind === 'amountOrId'
        ? keyOf({ collection: asset.address, id: asset.value, to, amount: 1n })
        : []
    }),
  )
  return logs
    .flatMap(movesOf)
    .filter(({ from, to }) => isAddressEqual(from, safe) || isAddressEqual(to, safe))
    .slice(0, mostMoves)
    .map((move) => ({ ...move, isNamed: isAddressEqual(move.from, safe) && named.has(keyOf(move)) }))
}

function movesOf(log: RanLog): readonly LoggedMove[] {
  const [topic, , second, third, ...others] = log.topics
  // ERC-20 has the same Transfer with the amount in the data.
  if (second === undefined || third === undefined || others.length > 0) return []
  const collection = getAddress(log.address)
  const moved = readTransfer(log)
  if (moved !== null) return [{ collection, from: moved.from, to: moved.to, id: moved.value, amount: 1n }]
  if (topic !== transferSingle && topic !== transferBatch) return []
  try {
    const [from, to] = [getAddress(slice(second, 12)), getAddress(slice(third, 12))]
    if (topic === transferSingle) {
      const [id, amount] = decodeAbiParameters(single, log.data)
      return [{ collection, from, to, id, amount }]
    }
    const [ids, amounts] = decodeAbiParameters(batch, log.data)
    if (ids.length !== amounts.length) return []
    return ids.map((id, index) => ({ collection, from, to, id, amount: amounts[index] ?? 0n }))
  } catch {
    // The data does not fit.
    return []
  }
}

function keyOf({
  collection,
  id,
  to,
  amount,
}: Pick<ItemMove, 'collection' | 'id' | 'to' | 'amount'>): string {
  return `${collection} ${id} ${to} ${amount}`.toLowerCase()
}
