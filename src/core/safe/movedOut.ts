import { type Address, isAddressEqual } from 'viem'
import type { ExecutionLog } from './executionResult'
import { readTransfer } from './readTransfer'

/** Returns the amount that a Transfer event moved out of an account; null: nothing, or to itself. */
export function movedOut(
  account: Address,
  log: Pick<ExecutionLog, 'topics' | 'data'>,
): { readonly to: Address; readonly value: bigint } | null {
  const transfer = readTransfer(log)
  if (transfer === null) return null
  const { from, to, value } = transfer
  const isFrom = isAddressEqual(from, account)
  if (isFrom === isAddressEqual(to, account)) return null
  return isFrom ? { to, value } : { to: from, value: -value }
}
