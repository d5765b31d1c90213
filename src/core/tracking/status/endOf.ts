import type { TrackedItem } from '../trackedItem'

/** `needsLook`: final without proof of what was paid, or with less paid than given: the user has to check. */
export type End = 'settled' | 'needsLook'

/** Returns the end of an item; null while it is pending. */
export function endOf(item: TrackedItem): End | null {
  const { phase } = item
  switch (phase.status) {
    case 'proposed':
    case 'draft':
    case 'awaitingConfirmations':
    case 'awaitingExecution':
    case 'needsConfirmation':
      return null
    case 'executing':
      return isLeft(item) ? 'needsLook' : null
    // Signatures stay valid: it may still be executed.
    case 'removed':
      return 'needsLook'
    case 'failed':
      return !('given' in phase) || phase.given === 'nothing' ? unlessNoted(item) : 'needsLook'
    case 'replaced':
      // The wallet named this hash for something else, which shows nothing about its nonce.
      if (item.kind === 'chainTx' && phase.byTxHash === item.txHash) return 'needsLook'
      return phase.paid === 'no' ? unlessNoted(item) : 'needsLook'
    case 'confirmed':
    case 'signed':
    case 'repriced':
    case 'cancelled':
      return unlessNoted(item)
  }
}

function unlessNoted({ note }: TrackedItem): End {
  return note === null ? 'settled' : 'needsLook'
}

/** After this long, in ms, the user may stop waiting for a batch that neither chain nor wallet tells of. */
const mayLeaveAfterMs = 24 * 3_600_000

function isUntold({ note }: TrackedItem): boolean {
  return note?.kind === 'untold' || note?.kind === 'notSeen'
}

function isLeft(item: TrackedItem): boolean {
  return item.kind === 'calls' && item.leftAtMs !== undefined && isUntold(item)
}

/** Returns true when the user may stop waiting for a wallet's batch. */
export function mayLeave(item: TrackedItem, nowMs: number): boolean {
  const { kind, phase, createdAtMs } = item
  if (kind !== 'calls' || phase.status !== 'executing' || item.leftAtMs !== undefined) return false
  return isUntold(item) && nowMs - createdAtMs >= mayLeaveAfterMs
}

/** Returns whether a gift was executed and, as far as the tokens' events show, all of it stayed with its recipients. */
export function hasArrived({ phase, note }: Pick<TrackedItem, 'phase' | 'note'>): boolean {
  return phase.status === 'confirmed' && note?.kind !== 'received'
}
