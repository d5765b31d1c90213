import {
  type Address,
  isAddressEqual,
  zeroAddress,
  type Hex,
  concatHex,
  getAddress,
  size,
  slice,
  decodeAbiParameters,
} from 'viem'
import type { FlowAsset, ForecastAsset, ItemMove } from './forecast'
import type { Refund } from '../../safe/refundOf'
import { type Effect, type Move, movesIn } from '../effects'
import { executionTopics } from '../../safe/executionResult'
import { readTransfer } from '../../safe/tokenTransfers'

/** An amount that moves from one account to another, in base units. */
export type Flow = {
  readonly asset: FlowAsset
  readonly from: Address
  readonly to: Address
  readonly amount: bigint
  /** The call that moved it, if known. */
  readonly path?: readonly number[]
}

/** Net gain or loss of an asset for one account. */
export type NetChange = { readonly holder: Address; readonly asset: FlowAsset; readonly amount: bigint }

/** Returns the key of an asset. */
export function assetKey(asset: FlowAsset): string {
  if (asset.kind === 'native') return 'native'
  const address = asset.address.toLowerCase()
  return asset.kind === 'token' ? address : `${address} ${asset.id}`
}

/** Returns the key of an account and an asset. */
export function pairKey({ holder, asset }: Pick<NetChange, 'holder' | 'asset'>): string {
  return `${holder.toLowerCase()} ${assetKey(asset)}`
}

/** Returns the key of an asset that moves from one account to another. */
export function edgeKey({ asset, from, to }: Pick<Flow, 'asset' | 'from' | 'to'>): string {
  return `${assetKey(asset)} ${from.toLowerCase()} ${to.toLowerCase()}`
}

/** Returns the net change of each account and asset. */
export function netOf(flows: readonly Flow[]): ReadonlyMap<string, NetChange> {
  const sums = new Map<string, NetChange>()
  const add = (holder: Address, { asset }: Flow, amount: bigint) => {
    const key = pairKey({ holder, asset })
    sums.set(key, { holder, asset, amount: amount + (sums.get(key)?.amount ?? 0n) })
  }
  for (const flow of flows) {
    add(flow.from, flow, -flow.amount)
    add(flow.to, flow, flow.amount)
  }
  return sums
}

/** Adds up the flows between the same two accounts. A sum has a call only when all of it comes from that call. */
export function edgesOf(flows: readonly Flow[]): ReadonlyMap<string, Flow> {
  const edges = new Map<string, Flow>()
  for (const flow of flows) {
    const key = edgeKey(flow)
    const { path, ...sum } = edges.get(key) ?? flow
    const amount = edges.has(key) ? sum.amount + flow.amount : flow.amount
    const isSameCall = path !== undefined && path.join('.') === flow.path?.join('.')
    edges.set(key, isSameCall ? { ...sum, amount, path } : { ...sum, amount })
  }
  return edges
}

/** Facts of a run that the bytes leave open. */
type RunFacts = {
  readonly flows: readonly Flow[]
  /** Contracts that the run creates; null: the node does not report them. */
  readonly created: readonly Address[] | null
  /** The account that executes it. */
  readonly executor: Address
}

/**
 * Returns the flows that a transaction's effects name, to compare with a run. The run only decides what the bytes
 * leave open: whether `transferFrom` moves an amount or an item, the address of a new contract, and the part of a
 * refund's maximum that is paid.
 */
export function namedFlows(effects: readonly Effect[], run: RunFacts): readonly Flow[] {
  const ran = edgesOf(run.flows)
  const moves = movesIn(effects).flatMap((move) => (move.to === null ? [] : flowOf(move, move.to, ran)))
  const creations = flowsOfCreations(
    movesIn(effects).filter(({ to }) => to === null),
    moves,
    run,
  )
  const flows = [...moves, ...creations].filter(isChange)
  for (const effect of effects)
    if (effect.kind === 'refunds') {
      const paid = refundFlow(effect.by, effect.refund, { ran, named: edgesOf(flows), run })
      if (paid.amount > 0n) flows.push(paid)
    }
  return flows
}

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

function isChange({ amount, from, to }: Flow): boolean {
  return amount > 0n && !isAddressEqual(from, to)
}

function flowOf({ from, asset, amount }: Move, to: Address, ran: ReadonlyMap<string, Flow>): readonly Flow[] {
  if (asset.kind !== 'amountOrId') return [{ asset, from, to, amount }]
  const { address, value } = asset
  const item: FlowAsset = { kind: 'item', address, id: value }
  if (ran.has(edgeKey({ asset: item, from, to }))) return [{ asset: item, from, to, amount }]
  return [{ asset: { kind: 'token', address }, from, to, amount: value * amount }]
}

/** Returns coin sent to new contracts, at their addresses in the run. */
function flowsOfCreations(
  moves: readonly Move[],
  others: readonly Flow[],
  { flows, created }: RunFacts,
): readonly Flow[] {
  const known = new Set(others.map(edgeKey))
  const left = flows.filter(
    ({ asset, to }) =>
      asset.kind === 'native' && (created === null || created.some((one) => isAddressEqual(one, to))),
  )
  return moves.map(({ from, amount }) => {
    const index = left.findIndex(
      (flow) => isAddressEqual(flow.from, from) && flow.amount === amount && !known.has(edgeKey(flow)),
    )
    const [found] = index < 0 ? [] : left.splice(index, 1)
    return { asset: { kind: 'native' }, from, to: found?.to ?? zeroAddress, amount }
  })
}

function refundFlow(
  by: Address,
  { atMost, token, receiver }: Refund,
  {
    ran,
    named,
    run,
  }: {
    readonly ran: ReadonlyMap<string, Flow>
    readonly named: ReadonlyMap<string, Flow>
    readonly run: RunFacts
  },
): Flow {
  const asset: FlowAsset = token === null ? { kind: 'native' } : { kind: 'token', address: token }
  const edge = { asset, from: by, to: receiver ?? run.executor }
  const key = edgeKey(edge)
  const paid = (ran.get(key)?.amount ?? 0n) - (named.get(key)?.amount ?? 0n)
  return { ...edge, amount: paid > atMost ? atMost : paid }
}

function countsOf(transfers: readonly RanTransfer[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const transfer of transfers) counts.set(keyOf(transfer), (counts.get(keyOf(transfer)) ?? 0) + 1)
  return counts
}

function keyOf({ from, to, amount }: RanTransfer): string {
  return `${from} ${to} ${amount}`
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
