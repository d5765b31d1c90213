import { type Address, isAddressEqual } from 'viem'
import { isHexEqual } from '../isHexEqual'
import { isRejection, type ChainTxHash, type SafeTxHash, type SafeTxRecord } from './safeTx'

/** The executed transaction that used the nonce of another one. */
export type Witness = {
  /** `cancelled`: by a rejection, which only uses the nonce. `replaced`: by any other. */
  readonly kind: 'cancelled' | 'replaced'
  readonly bySafeTxHash: SafeTxHash
  readonly byTxHash: ChainTxHash | null
}

/**
 * Reason why a queued record can never be executed. `used`: a later nonce was executed, but the one that used its own
 * is not listed.
 */
export type NonceUse = Witness['kind'] | 'used'

/**
 * Finds the record of the Safe that used a transaction's nonce. Null: none (or the transaction itself was executed),
 * and CANCELLED stays provisional. Records are unverified claims of the service: check each with `verifyRecord`
 * first.
 */
export function findWitness(where: {
  readonly safe: Address
  readonly nonce: bigint
  readonly safeTxHash: SafeTxHash
  readonly records: readonly SafeTxRecord[]
}): Witness | null {
  const executed = where.records.filter(
    (record) => record.isExecuted && record.nonce === where.nonce && isAddressEqual(record.safe, where.safe),
  )
  const isOurs = (record: SafeTxRecord) => isHexEqual(record.safeTxHash, where.safeTxHash)
  const [witness] = executed
  if (witness === undefined || executed.some(isOurs)) return null
  return {
    kind: isRejection(witness) ? 'cancelled' : 'replaced',
    bySafeTxHash: witness.safeTxHash,
    byTxHash: witness.txHash,
  }
}

/** Finds what used the nonce of a pending record, among the other records of its Safe. Null: nothing listed. */
export function nonceUse(record: SafeTxRecord, records: readonly SafeTxRecord[]): NonceUse | null {
  if (record.isExecuted) return null
  const witness = findWitness({ ...record, records })
  if (witness !== null) return witness.kind
  return records.some(({ isExecuted, nonce }) => isExecuted && nonce > record.nonce) ? 'used' : null
}
