import { type Address, isAddressEqual, toFunctionSelector } from 'viem'
import { decodeCalls } from '../safe/decodeCalls'
import type { SafeTx } from '../safe/safeTx'

/** Source: ModuleManager.sol, in every version since 0.1.0. */
const selectors = ['enableModule(address)', 'disableModule(address,address)'].map((name) =>
  toFunctionSelector(`function ${name}`),
)

/** Returns true when a transaction of the Safe enables or disables a module of it: the Safe has one, or has had one. */
export function changesModules(tx: SafeTx, safe: Address): boolean {
  const decoded = decodeCalls(tx)
  if (decoded.kind !== 'calls') return false
  return decoded.calls.some(
    ({ to, data }) =>
      isAddressEqual(to, safe) && selectors.some((selector) => data.toLowerCase().startsWith(selector)),
  )
}
