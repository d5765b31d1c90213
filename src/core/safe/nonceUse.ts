import { findWitness, type Witness } from './findWitness'
import type { SafeTxRecord } from './safeTx'

/**
 * Reason why a queued record can never be executed. `used`: a later nonce was executed, but the one that used its own
 * is not listed.
 */
export type NonceUse = Witness['kind'] | 'used'

/** Finds what used the nonce of a pending record, among the other records of its Safe. Null: nothing listed. */
export function nonceUse(record: SafeTxRecord, records: readonly SafeTxRecord[]): NonceUse | null {
  if (record.isExecuted) return null
  const witness = findWitness({ ...record, records })
  if (witness !== null) return witness.kind
  return records.some(({ isExecuted, nonce }) => isExecuted && nonce > record.nonce) ? 'used' : null
}
