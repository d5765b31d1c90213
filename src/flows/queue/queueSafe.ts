import type { QueueSafe } from '../../core/queue/checkRow'
import type { SafeSetup } from '../../core/review/safeSetup'

/** Picks what a queue needs from a Safe's setup. Returns one sentence where the chain did not give it. */
export function queueSafe({ chainId, address, version, owners, nonce }: SafeSetup): QueueSafe | string {
  if (version.kind === 'unread') return version.reason
  if (owners.kind === 'unread') return owners.reason
  if (nonce.kind === 'unread') return nonce.reason
  return {
    chainId,
    address,
    version: version.value,
    owners: owners.value.map((owner) => owner.address),
    nonce: nonce.value,
  }
}
