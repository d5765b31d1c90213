import { type Address, isAddressEqual } from 'viem'
import { isRejection } from './isRejection'
import type { ChainTxHash, SafeTxHash, SafeTxRecord } from './safeTx'

/** The executed transaction that used the nonce, which is why another one never will be. */
export type Witness = {
  /** `cancelled`: by a rejection, which does nothing but use the nonce. `replaced`: by anything else. */
  readonly kind: 'cancelled' | 'replaced'
  readonly bySafeTxHash: SafeTxHash
  readonly byTxHash: ChainTxHash | null
}

/**
 * Looks among records of the Safe for the one that used a transaction's nonce. Null: no witness (or the transaction
 * itself is the executed one), so that CANCELLED stays provisional. The records are the service's word, and each has
 * to be checked with `verifyRecord` first.
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
  const isOurs = (record: SafeTxRecord) => record.safeTxHash.toLowerCase() === where.safeTxHash.toLowerCase()
  const [witness] = executed
  if (witness === undefined || executed.some(isOurs)) return null
  return {
    kind: isRejection(witness) ? 'cancelled' : 'replaced',
    bySafeTxHash: witness.safeTxHash,
    byTxHash: witness.txHash,
  }
}
