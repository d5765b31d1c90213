import { type Address, isAddressEqual } from 'viem'
import type { SafeTx } from '../../safe/safeTx'
import type { AssetNames } from '../assetNames'
import { type CallNode, everyNode } from '../callTree'
import { outflowsOf } from '../outflows'
import type { BalancePair } from './balanceProbe'
import type { BalanceChange, ForecastAsset } from './forecast'
import type { RanTransfer } from './ranLogs'

/** The most balances to measure: more than a batch that fits into a block needs. */
const mostPairs = 300

/** Gains and losses that the bytes name; `isWhole`: every call is covered. */
type Named = { readonly changes: readonly NamedChange[]; readonly isWhole: boolean }
type NamedChange = BalancePair & { readonly amount: bigint }

/** The balances to measure for a transaction: those of the Safe and of all that its bytes pay, in each asset. */
export function pairsToMeasure(tree: CallNode, safe: Address, names: AssetNames): readonly BalancePair[] {
  const { changes } = namedChanges(tree, safe, names)
  return uniquePairs([{ holder: safe, asset: { kind: 'native' } }, ...changes]).slice(0, mostPairs)
}

/** Pairs that the logs name and that were not measured: both sides of what the Safe sends or receives. */
export function pairsInLogs(
  transfers: readonly RanTransfer[],
  safe: Address,
  known: readonly BalancePair[],
): readonly BalancePair[] {
  const found = transfers
    .filter(({ from, to }) => isAddressEqual(from, safe) || isAddressEqual(to, safe))
    .flatMap(({ asset, from, to }) => [
      { holder: from, asset },
      { holder: to, asset },
    ])
  const keys = new Set(known.map(keyOf))
  const added = uniquePairs(found).filter((pair) => !keys.has(keyOf(pair)))
  return added.slice(0, Math.max(0, mostPairs - known.length))
}

/**
 * How the balances of the pairs change: measured, by the logs, and by the bytes. What stays as it was is left out, unless one of
 * the three says that it changes.
 */
export function balanceChanges({
  tree,
  safe,
  tx,
  names,
  pairs,
  transfers,
  measured,
}: {
  readonly tree: CallNode
  readonly safe: Address
  readonly tx: Pick<SafeTx, 'gasPrice'>
  readonly names: AssetNames
  readonly pairs: readonly BalancePair[]
  /** Null: the node gave no logs. */
  readonly transfers: readonly RanTransfer[] | null
  readonly measured: readonly (bigint | null)[]
}): readonly BalanceChange[] {
  const named = namedChanges(tree, safe, names)
  const isTold = named.isWhole && tx.gasPrice === 0n
  const namedBy = sumsOf(named.changes)
  const loggedBy = sumsOf(
    (transfers ?? []).flatMap(({ asset, from, to, amount }) => [
      { holder: from, asset, amount: -amount },
      { holder: to, asset, amount },
    ]),
  )
  return pairs
    .map((pair, index): BalanceChange => ({
      ...pair,
      measured: measured[index] ?? null,
      logged: transfers === null ? null : (loggedBy.get(keyOf(pair)) ?? 0n),
      named: isTold ? (namedBy.get(keyOf(pair)) ?? 0n) : null,
    }))
    .filter((change) => isSome(change.measured) || isSome(change.logged) || isSome(change.named))
}

function isSome(amount: bigint | null): boolean {
  return amount !== null && amount !== 0n
}

/** Whether the measured change differs from the logs. False without one of the two. */
export function isDisputed({ measured, logged }: BalanceChange): boolean {
  return measured !== null && logged !== null && measured !== logged
}

/** Whether a change differs from what the bytes name. */
export function isOtherThanNamed({ measured, logged, named }: BalanceChange): boolean {
  const change = measured ?? logged
  return named !== null && change !== null && change !== named
}

/** Whether balance, logs and bytes agree, as far as they are known. */
export function isAsNamed(change: BalanceChange): boolean {
  return change.measured !== null && change.named !== null && !isDisputed(change) && !isOtherThanNamed(change)
}

function namedChanges(tree: CallNode, safe: Address, names: AssetNames): Named {
  const nodes = everyNode(tree)
  const changes = outflowsOf(nodes, safe, names).flatMap(({ to, asset, amount }): NamedChange[] => {
    if (to === null || asset.kind === 'item' || asset.kind === 'amountOrId') return []
    return [
      { holder: to, asset, amount },
      { holder: safe, asset, amount: -amount },
    ]
  })
  return { changes, isWhole: nodes.every((node) => isToldByBytes(node, safe)) }
}

/** Calls whose effect on balances is in their bytes. */
const plainKinds = [
  'send',
  'nothing',
  'rejection',
  'batch',
  'transfer',
  'approval',
  'approvalForAll',
  'setting',
]

function isToldByBytes({ action, outcome, by }: CallNode, safe: Address): boolean {
  return outcome === 'exact' && plainKinds.includes(action.kind) && isAddressEqual(by, safe)
}

function sumsOf(changes: readonly NamedChange[]): Map<string, bigint> {
  const sums = new Map<string, bigint>()
  for (const change of changes) sums.set(keyOf(change), (sums.get(keyOf(change)) ?? 0n) + change.amount)
  return sums
}

function uniquePairs(pairs: readonly BalancePair[]): readonly BalancePair[] {
  return [
    ...new Map(pairs.map(({ holder, asset }) => [keyOf({ holder, asset }), { holder, asset }])).values(),
  ]
}

function keyOf({ holder, asset }: BalancePair): string {
  return `${holder} ${assetKey(asset)}`.toLowerCase()
}

/** A key of the asset. */
function assetKey(asset: ForecastAsset): string {
  return asset.kind === 'native' ? 'native' : asset.address.toLowerCase()
}
