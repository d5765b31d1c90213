import type { Address } from 'viem'
import type { AssetNames } from './assetNames'
import type { CallNode } from './callTree'
import type { Effect, OutAsset } from './effect'
import { effectsOfCall } from './effects'
import { isSameAddress } from './isSameAddress'

/** One payment. `amount` in base units; of an `amountOrId`, how many times. */
export type Outflow = {
  /** Null: a contract that the call creates. */
  readonly to: Address | null
  readonly asset: OutAsset
  readonly amount: bigint
}

/** Value that moves, from whichever account. */
export type Move = Extract<Effect, { kind: 'moves' }>

/** Returns what the calls pay out of an account, in their order. What it sends to itself is among them. */
export function outflowsOf(
  nodes: readonly CallNode[],
  account: Address,
  names: AssetNames,
): readonly Outflow[] {
  return movesIn(nodes.flatMap((node) => effectsOfCall(node, names))).filter(({ from }) =>
    isSameAddress(from, account),
  )
}

/** Returns the effects that move value. */
export function movesIn(effects: readonly Effect[]): readonly Move[] {
  return effects.filter((effect) => effect.kind === 'moves')
}
