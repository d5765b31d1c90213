import type { Address } from 'viem'
import type { FlowAsset } from './forecast'

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
