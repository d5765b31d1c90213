import { getAddress, isAddress } from 'viem'
import { causesByReceiver } from '../causes/causesByReceiver'
import type { DangerView } from './danger'
import type { ReviewContext } from './reviewInput'

/** Returns what a review knows for the order of effects. Without a directory, nobody is confirmed. */
export function dangerView({ directory, chain, names, safe, part }: ReviewContext): DangerView {
  const receivers = directory.kind === 'found' ? causesByReceiver(directory.value, chain.id) : null
  const threshold = part('threshold')
  return {
    isConfirmed: (to) => isAddress(to, { strict: false }) && receivers?.has(getAddress(to)) === true,
    names,
    ...(threshold.kind === 'read' && { present: { safe, threshold: threshold.value } }),
  }
}
