import type { Shortfall } from '../../giving/trackedGift'
import { m } from '../nextMessages'
import { cameBack, isUnconfirmed } from './shortfallWords'

/** Describes what happened to the money, and what to do. */
export function shortfallNext(short: readonly Shortfall[], giver: 'Safe' | 'wallet'): string {
  if (short.some(isUnconfirmed)) return m.unconfirmed(giver)
  const isLess = short.some(({ arrived, given }) => arrived < given)
  return m.short(giver, isLess, cameBack(short))
}
