import type { QueueSafe } from '../../core/queue/checkRow'
import type { SafeSetup } from '../../core/review/safeSetup'

/** Picks the fields of a Safe's setup that a queue needs. Returns one sentence if the chain did not return them. */
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
