import type { Address } from 'viem'
import type { SafeTxRecord } from '../safe/safeTx'
import type { AssetNames } from './assetNames'
import { everyNode, readCallTree } from './callTree'
import { outflowsOf } from './outflows'

/** An address that an earlier transaction of the Safe paid. */
export type PaidBefore = {
  readonly address: Address
  /** Of the latest transaction that paid it; null: this browser has seen it delivered, and the nonce does not matter. */
  readonly nonce: bigint | null
}

/**
 * Returns the recipients of transactions that a service lists as executed. This unverified claim may add an alarm,
 * and never removes one. Yields before each transaction, so that the caller can let a frame render.
 */
export function* paidBefore(
  records: readonly SafeTxRecord[],
  { safe, names }: { readonly safe: Address; readonly names: AssetNames },
): Generator<undefined, readonly PaidBefore[]> {
  const latest = new Map<string, PaidBefore & { readonly nonce: bigint }>()
  for (const record of records) {
    yield
    if (!record.isExecuted || record.isSuccessful !== true) continue
    for (const { to: address } of outflowsOf(everyNode(readCallTree(record, safe)), safe, names)) {
      if (address === null) continue
      const known = latest.get(address.toLowerCase())
      if (known === undefined || known.nonce < record.nonce)
        latest.set(address.toLowerCase(), { address, nonce: record.nonce })
    }
  }
  return [...latest.values()]
}
