import { m } from './progressMessages'
import type { TxProgress } from './txProgress'

/** Describes the progress of a transaction. */
export function progressWords(progress: TxProgress): string {
  if (progress.kind === 'executed') return m.executed(progress.nonce)
  if (progress.kind === 'used') return m.used(progress.nonce)
  if (progress.kind === 'done') return m.done[progress.outcome]
  if (progress.kind !== 'waiting') return m[progress.kind]
  const { verified, threshold, isListed, before } = progress
  const isEnough = verified >= threshold
  const signatures = isEnough
    ? m.enough(verified, threshold)
    : isListed
      ? m.needs(threshold - verified, verified, threshold)
      : m.unknown(threshold)
  const place = before !== null ? m.waits(before) : isEnough ? m.ready : m.next
  return `${signatures} ${place}`
}
