import type { Shortfall } from '../../giving/trackedGift'
import { m } from '../nextMessages'
import { cameBack } from './shortfallWords'

/** Describes what happened to the money, and what to do. */
export function shortfallNext(short: readonly Shortfall[], giver: 'Safe' | 'wallet'): string {
  const isLess = short.some(({ arrived, given }) => arrived < given)
  return m.short(giver, isLess, cameBack(short))
}
