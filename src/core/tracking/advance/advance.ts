import { statusTable } from '../status/statusTable'
import type { TrackedCalls, TrackedChainTx, TrackedItem } from '../trackedItem'
import type { Observation } from '../observation'
import { advanceCalls } from './advanceCalls'
import { advanceChainTx } from './advanceChainTx'
import { advanceSafeItem, settled } from './advanceSafeItem'
import { withTries } from './paid/balanceRises'
import { isProvisional, markProvisional, withTookBack } from './recheckEnd'
import { recheckWalletEnd, walletEndIn } from './recheckWalletEnd'
import { unlessHeld } from './unlessHeld'

/**
 * Applies one observation to an item of a Safe or of an ordinary wallet. An app in a Safe only loads
 * `advanceSafeItem`. A final item of a wallet never changes, unless its block is not final yet.
 */
export function advance(item: TrackedItem, seen: Observation, nowMs: number): TrackedItem {
  if (item.kind !== 'chainTx' && item.kind !== 'calls') return advanceSafeItem(item, seen, nowMs)
  if (isProvisional(item)) return recheckWalletEnd(item, seen, nowMs)
  if (statusTable[item.phase.status].final) return item
  const next = settled(fold(item, seen, nowMs))
  return withTries(withTookBack(markProvisional(next, walletEndIn(seen))), item, seen)
}

function fold(item: TrackedChainTx | TrackedCalls, seen: Observation, nowMs: number): TrackedItem {
  if (item.kind === 'chainTx' && seen.kind === 'chainTx')
    return unlessHeld(item, advanceChainTx(item, seen, nowMs), seen, nowMs)
  if (item.kind === 'calls' && seen.kind === 'calls')
    return unlessHeld(item, advanceCalls(item, seen, nowMs), seen, nowMs)
  return item
}
