import { m } from './intentMessages'
import type { TxProgress } from './txProgress'

/** Describes the progress of a transaction. */
export function progressWords(progress: TxProgress): string {
  if (progress.kind === 'executed') return m.progress.executed(progress.nonce)
  if (progress.kind === 'used') return m.progress.used(progress.nonce)
  if (progress.kind === 'done') return m.progress.done[progress.outcome]
  if (progress.kind !== 'waiting') return m.progress[progress.kind]
  const { verified, threshold, isListed, before } = progress
  const isEnough = verified >= threshold
  const signatures = isEnough
    ? m.progress.enough(verified, threshold)
    : isListed
      ? m.progress.needs(threshold - verified, verified, threshold)
      : m.progress.unknown(threshold)
  const place = before !== null ? m.progress.waits(before) : isEnough ? m.progress.ready : m.progress.next
  return `${signatures} ${place}`
}
