import { type Address, getAddress, isAddressEqual, zeroAddress } from 'viem'
import { type AssetNames, tokenName } from '../assetNames'
import type { BalancePair } from './balanceProbe'
import { type Flow, type NetChange, netOf, pairKey } from './flows'
import type { BalanceChange } from './forecast'

/** Maximum number of balances to measure: more than a batch that fits into a block needs. */
export const mostPairs = 300

/** Looks up the measured change of a balance. Undefined: not measured. */
export type Measured = (pair: Pick<NetChange, 'holder' | 'asset'>) => bigint | undefined

/**
 * Returns the balances to measure before a run: those of all accounts in the bytes, and the Safe's balance of each
 * listed token, since some move without an event log. The Safe comes first.
 */
export function pairsToMeasure(
  named: readonly Flow[],
  safe: Address,
  { tokens }: Pick<AssetNames, 'tokens'>,
): readonly BalancePair[] {
  const own = [...tokens.keys()].map((address): BalancePair => ({
    holder: safe,
    asset: { kind: 'token', address: getAddress(address) },
  }))
  return unique([{ holder: safe, asset: { kind: 'native' } }, ...own, ...pairsOf(named)])
}

/** Returns the balances that a run's flows change and that are not among the known ones. */
export function pairsInFlows(
  flows: readonly Flow[],
  known: readonly Pick<NetChange, 'holder' | 'asset'>[],
): readonly BalancePair[] {
  const keys = new Set(known.map(pairKey))
  return unique(pairsOf(flows)).filter((pair) => !keys.has(pairKey(pair)))
}

/** Looks up changes by account and asset. */
export function measuredIn(changes: readonly NetChange[]): Measured {
  const amounts = new Map(changes.map((change) => [pairKey(change), change.amount]))
  return (pair) => amounts.get(pairKey(pair))
}

/**
 * Returns changes of balances: measured, by the event logs, and by the bytes. Omits a balance that none of the three
 * changes.
 */
export function balanceChanges({
  named,
  ran,
  measured,
}: {
  readonly named: readonly Flow[]
  /** Null: the node gave no logs. */
  readonly ran: readonly Flow[] | null
  readonly measured: readonly NetChange[]
}): readonly BalanceChange[] {
  const [byBytes, byLogs] = [netOf(named), netOf(ran ?? [])]
  const change = measuredIn(measured)
  const pairs = new Map([...byBytes, ...byLogs, ...measured.map((each) => [pairKey(each), each] as const)])
  return [...pairs].flatMap(([key, { holder, asset }]): readonly BalanceChange[] => {
    if (asset.kind === 'item' || isAddressEqual(holder, zeroAddress)) return []
    const amounts = {
      measured: change({ holder, asset }) ?? null,
      logged: ran === null ? null : (byLogs.get(key)?.amount ?? 0n),
      named: byBytes.get(key)?.amount ?? 0n,
    }
    const isSome = Object.values(amounts).some((amount) => amount !== null && amount !== 0n)
    return isSome ? [{ holder, asset, ...amounts }] : []
  })
}

/**
 * Omits balances of collections, which count items: items are compared one by one. A listed token is never a
 * collection, whatever it logs.
 */
export function withoutCollections(
  measured: readonly NetChange[],
  flows: readonly Flow[],
  names: Pick<AssetNames, 'tokens'>,
): readonly NetChange[] {
  const collections = new Set(
    flows.flatMap(({ asset }) =>
      asset.kind === 'item' && tokenName(asset.address, names) === null ? asset.address.toLowerCase() : [],
    ),
  )
  return measured.filter(
    ({ asset }) => asset.kind !== 'token' || !collections.has(asset.address.toLowerCase()),
  )
}

/** Returns true when the measured change differs from the event logs. False when either is missing. */
export function isDisputed({ measured, logged }: BalanceChange): boolean {
  return measured !== null && logged !== null && measured !== logged
}

/** Returns true when a change differs from the bytes. */
export function isOtherThanNamed({ measured, logged, named }: BalanceChange): boolean {
  const change = measured ?? logged
  return change !== null && change !== named
}

/** Returns true when a change, as far as it was seen, equals the one in the bytes. */
export function isAsNamed(change: BalanceChange): boolean {
  return !isOtherThanNamed(change)
}

function pairsOf(flows: readonly Flow[]): readonly BalancePair[] {
  return flows.flatMap(({ asset, from, to }): readonly BalancePair[] =>
    asset.kind === 'item'
      ? []
      : [
          { holder: to, asset },
          { holder: from, asset },
        ],
  )
}

function unique(pairs: readonly BalancePair[]): readonly BalancePair[] {
  const byKey = new Map(pairs.map((pair) => [pairKey(pair), pair]))
  return [...byKey.values()].filter(({ holder }) => !isAddressEqual(holder, zeroAddress))
}
