import { isAddressEqual, type Address } from 'viem'
import { amountWords } from '../money/formatAmount'
import { actionWords } from './actionWords'
import { type AssetNames, tokenName } from './assetNames'
import type { Lead } from './byDanger'
import { m } from './checkMessages'
import type { Effect } from './effect'
import { placeWords } from './placeWords'

/**
 * Describes an effect in one sentence, with full addresses and exact amounts.
 *
 * @param safe - The Safe under review. Sentences name any other account that acts.
 */
export function effectWords(effect: Effect, safe: Address, names: AssetNames): string {
  if (effect.kind === 'refunds') {
    const { atMost, token, receiver } = effect.refund
    const name = token === null ? names.native : tokenName(token, names)
    const sum = name === null ? m.refund.units(atMost, token ?? '') : amountWords(atMost, name)
    return m.refund.pays(isAddressEqual(effect.by, safe) ? null : effect.by, sum, receiver, '')
  }
  return effect.call === null ? '' : actionWords(effect.call, safe, names)
}

/** Describes the most dangerous effect first, in one or two sentences. */
export function leadWords({ effect, more }: Lead, safe: Address, names: AssetNames): string {
  const words = effectWords(effect, safe, names)
  const first = effect.path.length === 0 ? words : m.does(placeWords(effect.path), words)
  return more === 0 ? first : `${first} ${m.moreEffects(more)}`
}
