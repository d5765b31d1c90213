import { isAddressEqual } from 'viem'
import type { ServiceTx } from '../schemas'

/** A call of the Safe to itself with no value, no data and no gas fields: what the gateway calls a cancellation. */
export function isRejection(record: ServiceTx): boolean {
  return (
    isAddressEqual(record.to, record.safe) &&
    record.value === '0' &&
    (record.data === null || record.data === '0x') &&
    record.operation === 0 &&
    BigInt(record.safeTxGas) === 0n &&
    BigInt(record.baseGas) === 0n &&
    BigInt(record.gasPrice) === 0n
  )
}
