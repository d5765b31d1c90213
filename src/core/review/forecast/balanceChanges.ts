import {
  type Address,
  getAddress,
  isAddressEqual,
  zeroAddress,
  type Hex,
  concatHex,
  hexToBigInt,
  pad,
  size,
  slice,
} from 'viem'
import { type AssetNames, tokenName } from '../assetNames'
import { type Flow, type NetChange, netOf, pairKey } from './flows'
import type { BalanceChange, ForecastAsset } from './forecast'

/** Maximum number of balances to measure: more than a batch that fits into a block needs. */
export const mostPairs = 300

/** Looks up the measured change of a balance. Undefined: not measured. */
type Measured = (pair: Pick<NetChange, 'holder' | 'asset'>) => bigint | undefined

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

/** An account and an asset whose balance is measured. */
export type BalancePair = { readonly holder: Address; readonly asset: ForecastAsset }

/** Address at which the run places the probe's code: the end of `keccak256("do some good: balance probe")`. */
export const probeAddress: Address = '0xE5088F2c9B6bc48F5F0530C379f796cde59287aD'

/**
 * Code that exists in a simulation only (a state override) and reads many balances in one call. For each 64 bytes of
 * calldata (token or zero, holder) it returns 64 bytes: 1 if the balance was read, else 0; the balance. A token gets
 * 200,000 gas, so that none can use up what the others need. It keeps the offset i on the stack:
 *
 * ```
 *     PUSH 0
 * 02: CALLDATASIZE DUP2 LT ISZERO PUSH 57 JUMPI                       while i < calldatasize
 *     DUP1 CALLDATALOAD DUP2 PUSH 20 ADD CALLDATALOAD DUP2 PUSH 26 JUMPI
 *     BALANCE DUP3 PUSH 60 ADD MSTORE PUSH 1 DUP3 PUSH 40 ADD MSTORE POP PUSH 50 JUMP
 * 26: PUSH 70a08231 PUSH e0 SHL PUSH 0 MSTORE PUSH 4 MSTORE           balanceOf(holder)
 *     PUSH 20 DUP3 PUSH 60 ADD PUSH 24 PUSH 0 DUP5 PUSH 030d40 STATICCALL
 *     RETURNDATASIZE PUSH 1f LT AND DUP3 PUSH 40 ADD MSTORE POP
 * 50: PUSH 40 ADD PUSH 2 JUMP
 * 57: PUSH 40 RETURN
 * ```
 */
export const probeCode: Hex =
  '0x60005b36811015605757803581602001358160265731826060015260018260400152506050565b6370a0823160e01b600052600452602082606001602460008462030d40fa3d601f10168260400152505b6040016002565b6040f3'

/** Encodes the calldata of the probe. */
export function probeData(pairs: readonly BalancePair[]): Hex {
  const words = pairs.flatMap(({ holder, asset }) => [
    pad(asset.kind === 'native' ? zeroAddress : asset.address, { size: 32 }),
    pad(holder, { size: 32 }),
  ])
  return words.length === 0 ? '0x' : concatHex(words)
}

/**
 * Decodes the balances in the order of the pairs, null for one that could not be read. Null when the data is no
 * result of the probe.
 */
export function readProbe(data: Hex, pairs: readonly BalancePair[]): readonly (bigint | null)[] | null {
  if (size(data) !== pairs.length * 64) return null
  return pairs.map((_pair, index) => {
    const at = index * 64
    return hexToBigInt(slice(data, at, at + 32)) === 1n ? hexToBigInt(slice(data, at + 32, at + 64)) : null
  })
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
