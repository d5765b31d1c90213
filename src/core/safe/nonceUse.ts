import { findWitness, type Witness } from './findWitness'
import type { SafeTxRecord } from './safeTx'

/** Why a queued record can never be executed. `used`: a later nonce was executed, and what used its own is not listed. */
export type NonceUse = Witness['kind'] | 'used'

/** What used the nonce of a record that was not executed, by the other records of its Safe. Null: nothing listed did. */
export function nonceUse(record: SafeTxRecord, records: readonly SafeTxRecord[]): NonceUse | null {
  if (record.isExecuted) return null
  const witness = findWitness({ ...record, records })
  if (witness !== null) return witness.kind
  return records.some(({ isExecuted, nonce }) => isExecuted && nonce > record.nonce) ? 'used' : null
}
