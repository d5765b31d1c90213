import { type Address, isAddressEqual } from 'viem'
import { type AssetNames, tokenName } from './assetNames'
import type { CallNode } from './callTree'

/** What leaves the Safe. */
export type OutAsset =
  | { readonly kind: 'native' }
  | { readonly kind: 'token'; readonly address: Address }
  /** One id of an ERC-721 or ERC-1155 token. */
  | { readonly kind: 'item'; readonly address: Address; readonly id: bigint }
  /** `transferFrom` of a contract that is not known: an amount, or the id of one item. */
  | { readonly kind: 'amountOrId'; readonly address: Address; readonly value: bigint }

/** One payment. `amount` in base units; of an `amountOrId`, how many times. */
export type Outflow = {
  /** Null: a contract that the call creates. */
  readonly to: Address | null
  readonly asset: OutAsset
  readonly amount: bigint
}

/** What the calls pay out of the Safe, in their order. What it sends to itself is among them. */
export function outflowsOf(nodes: readonly CallNode[], safe: Address, names: AssetNames): readonly Outflow[] {
  return nodes.flatMap((node) => {
    if (!isAddressEqual(node.by, safe)) return []
    const { operation, target, value } = node
    const coin: readonly Outflow[] =
      operation === 0 && value > 0n ? [{ to: target, asset: { kind: 'native' }, amount: value }] : []
    return [...coin, ...namedOutflows(node, safe, names)]
  })
}

/** What the action pays beside the value of its call. */
function namedOutflows({ action }: CallNode, safe: Address, names: AssetNames): readonly Outflow[] {
  if (action.kind === 'createContract')
    return action.amount === 0n ? [] : [{ to: null, asset: { kind: 'native' }, amount: action.amount }]
  if (action.kind !== 'transfer' && action.kind !== 'transferFrom' && action.kind !== 'itemTransfer')
    return []
  const { token: address, from, to } = action
  // It spends what another account has approved.
  if (!isAddressEqual(from, safe)) return []
  if (action.kind === 'transfer') return [{ to, asset: { kind: 'token', address }, amount: action.amount }]
  if (action.kind === 'transferFrom') {
    const { amountOrId: value } = action
    return tokenName(address, names) === null
      ? [{ to, asset: { kind: 'amountOrId', address, value }, amount: 1n }]
      : [{ to, asset: { kind: 'token', address }, amount: value }]
  }
  return action.items.map(({ id, amount }) => ({
    to,
    asset: { kind: 'item', address, id },
    amount: amount ?? 1n,
  }))
}
