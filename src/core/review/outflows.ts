import type { Address } from 'viem'
import { isHexEqual } from '../isHexEqual'
import type { AssetNames } from './assetNames'
import type { CallNode } from './callTree'
import type { Effect, OutAsset } from './effect'
import { effectsOfCall } from './effects'

/** One payment. `amount` in base units; for an `amountOrId`, the number of transfers. */
export type Outflow = {
  /** Null: a contract that the call creates. */
  readonly to: Address | null
  readonly asset: OutAsset
  readonly amount: bigint
}

/** Value that moves, from any account. */
export type Move = Extract<Effect, { kind: 'moves' }>

/** Returns the payments from an account, in the order of the calls, including those to itself. */
export function outflowsOf(
  nodes: readonly CallNode[],
  account: Address,
  names: AssetNames,
): readonly Outflow[] {
  return movesIn(nodes.flatMap((node) => effectsOfCall(node, names))).filter(({ from }) =>
    isHexEqual(from, account),
  )
}

/** Returns the effects that move value. */
export function movesIn(effects: readonly Effect[]): readonly Move[] {
  return effects.filter((effect) => effect.kind === 'moves')
}
