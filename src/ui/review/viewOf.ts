import type { Address } from 'viem'
import { assetNamesOf } from '../../core/review/assetNames'
import { type Check, checkOf } from '../../core/review/check'
import type { DangerView } from '../../core/review/danger'
import type { SafePlace } from '../../core/review/safePlace'

/** Returns what the checks know for the order of effects. */
export function viewOf({ chain, safe }: SafePlace, checks: readonly Check[]): DangerView {
  const { recipients } = checkOf(checks, 'recipients').evidence
  const confirmed = new Set(
    recipients.flatMap(({ kind, address }) => (kind === 'confirmed' ? [address] : [])),
  )
  const { threshold } = checkOf(checks, 'confirmations').evidence
  return {
    isConfirmed: (to: Address) => confirmed.has(to),
    names: assetNamesOf(chain),
    ...(threshold !== null && { present: { safe, threshold } }),
  }
}
