import type { Address } from 'viem'
import type { Effect } from './effect'
import { isSameAddress } from './isSameAddress'

/**
 * Returns the effects, the most dangerous first, and otherwise in their order.
 *
 * @param isConfirmed - Whether the operator vouches for the recipient of a payment.
 */
export function byDanger(
  effects: readonly Effect[],
  isConfirmed: (to: Address) => boolean,
): readonly Effect[] {
  const weighed = effects.map((effect) => ({ effect, rank: rankOf(effect, isConfirmed) }))
  return weighed.toSorted((one, other) => one.rank - other.rank).map(({ effect }) => effect)
}

/** The most dangerous effect, and how many more are as dangerous: named before everything else. */
export type Lead = { readonly effect: Effect; readonly more: number }

/**
 * Returns the most dangerous effect of a transaction that is more than plain payments of listed assets to confirmed recipients,
 * or a plain rejection. Null: it is no more than that.
 */
export function leadOf(effects: readonly Effect[], isConfirmed: (to: Address) => boolean): Lead | null {
  const ranks = effects.map((effect) => rankOf(effect, isConfirmed))
  const least = ranks.reduce((one, other) => Math.min(one, other), harmless)
  const effect = effects[ranks.indexOf(least)]
  if (least >= harmless || effect === undefined) return null
  return { effect, more: ranks.filter((rank) => rank === least).length - 1 }
}

const harmless = 20

/** The least is the most dangerous. */
function rankOf(effect: Effect, isConfirmed: (to: Address) => boolean): number {
  switch (effect.kind) {
    case 'notUnderstood':
      return { code: 0, bytes: 9, creation: 10, nature: 13 }[effect.why]
    case 'sets':
      return 1
    case 'controls':
      return 2
    case 'allows':
      return effect.approval.kind === 'all' || effect.approval.isUnlimited ? 3 : 8
    case 'executes':
    case 'approves':
      return 4
    case 'moves':
      return rankOfMove(effect, isConfirmed)
    case 'refunds':
      return 6
    case 'signs':
      return 7
    case 'creates':
      return 11
    case 'calls':
      return 14
    case 'revokes':
      return 15
    case 'usesNonce':
      return harmless
    case 'runs':
      return harmless + 1
  }
}

function rankOfMove(
  { from, by, to, isListed }: Extract<Effect, { kind: 'moves' }>,
  isConfirmed: (to: Address) => boolean,
): number {
  if (!isSameAddress(from, by)) return 5
  if (to === null) return 8
  if (!isConfirmed(to)) return 12
  return isListed ? harmless : 13
}
