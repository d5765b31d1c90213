import { decodeFunctionData, isAddressEqual } from 'viem'
import { safeAbi } from '../safeAbi'
import type { ServiceTx } from '../schemas'

const settings = ['addOwnerWithThreshold', 'removeOwner', 'swapOwner', 'changeThreshold']

/** The name of the function by which a transaction changes the Safe's owners or threshold; null for all others. */
export function findSettingsChange(record: ServiceTx): string | null {
  if (record.data === null || !isAddressEqual(record.to, record.safe)) return null
  try {
    const { functionName } = decodeFunctionData({ abi: safeAbi, data: record.data })
    return settings.includes(functionName) ? functionName : null
  } catch {
    return null
  }
}
