import { type Address, concatHex, encodeErrorResult, encodeFunctionData, type Hex, parseAbi } from 'viem'
import { confirmTx, executeTx, proposeTx } from '../../sandbox/host/safeActions'
import type { Owner } from '../../sandbox/world'
import type { TestSafe } from './test'

const settings = parseAbi(['function setGuard(address guard)', 'function enableModule(address module)'])

/**
 * Code of a guard that takes its own setting (`supportsInterface` and `checkAfterExecution` go through), and refuses every
 * execution with `Error("Only in office hours")`.
 */
export const officeHoursGuard: Hex = concatHex([
  // Dispatches by the selector, then: codecopy(0, 51, 100); revert(0, 100)
  '0x5f3560e01c806301ffc9a714601c57806375f0bb52146025570000005b60015f5260205ff35b6100646100335f396100645ffd',
  encodeErrorResult({
    abi: parseAbi(['error Error(string)']),
    errorName: 'Error',
    args: ['Only in office hours'],
  }),
])

/** Code that returns EIP-1271's magic value to every question. */
export const acceptsEverySignature: Hex = '0x5f3560e01c60e01b5f5260205ff3'

/** Changes a setting of the Safe, signed by its first owners. */
export async function changeSetting(
  account: TestSafe,
  functionName: 'setGuard' | 'enableModule',
  to: Address,
): Promise<void> {
  const [proposer, ...others] = account.owners.slice(0, account.threshold) as [Owner, ...Owner[]]
  const data = encodeFunctionData({ abi: settings, functionName, args: [to] })
  const safeTxHash = await proposeTx(account, {
    owner: proposer,
    calls: [{ to: account.safe, value: 0n, data }],
  })
  for (const owner of others) await confirmTx(account, { owner, safeTxHash })
  await executeTx(account, { owner: proposer, safeTxHash })
}
