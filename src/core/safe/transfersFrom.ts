import { type Address, getAddress } from 'viem'
import type { ExecutionLog } from './executionResult'
import { movedOut } from './movedOut'
import type { TokenTransfer } from './tokenTransfers'

/** Returns the token transfers out of an account. `logs`: all of one receipt. */
export function transfersFrom(
  account: Address,
  logs: readonly (Pick<ExecutionLog, 'topics' | 'data'> & { readonly address: Address })[],
): readonly TokenTransfer[] {
  return logs.flatMap((log) => {
    const moved = movedOut(account, log)
    return moved === null ? [] : [{ token: getAddress(log.address), ...moved }]
  })
}
