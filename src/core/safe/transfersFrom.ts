import { type Address, getAddress, isAddressEqual } from 'viem'
import type { ExecutionLog } from './executionResult'
import { readTransfer } from './readTransfer'
import type { TokenTransfer } from './tokenTransfers'

/** What left an account, by the words of the tokens. `logs`: all of one receipt. */
export function transfersFrom(
  account: Address,
  logs: readonly (Pick<ExecutionLog, 'topics' | 'data'> & { readonly address: Address })[],
): readonly TokenTransfer[] {
  return logs.flatMap((log) => {
    const transfer = readTransfer(log)
    if (transfer === null || !isAddressEqual(transfer.from, account)) return []
    return [{ token: getAddress(log.address), to: transfer.to, value: transfer.value }]
  })
}
