import { decodeFunctionData, encodeFunctionData, erc20Abi } from 'viem'
import { isHexEqual } from '../core/isHexEqual'
import type { Call } from '../core/safe/safeTx'
import { m } from './messages'

/**
 * Decides whether calls may be sent to the Safe: the last check, and only gifts may leave. A call is either a plain
 * native send or an ERC-20 `transfer(address,uint256)` whose bytes are exactly what viem encodes. Returns the problem,
 * or null.
 */
export function outgoingProblem(calls: readonly Call[]): string | null {
  if (calls.length === 0) return m.nothing
  const odd = calls.findIndex((call) => !isNativeSend(call) && !isTokenTransfer(call))
  return odd < 0 ? null : m.odd(odd + 1)
}

function isNativeSend({ value, data }: Call): boolean {
  return data === '0x' && value > 0n
}

function isTokenTransfer({ value, data }: Call): boolean {
  if (value !== 0n) return false
  try {
    const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data })
    if (functionName !== 'transfer') return false
    const [recipient, amount] = args
    // Decoding ignores dirty padding and trailing bytes; encoding again reveals them.
    return (
      amount > 0n &&
      isHexEqual(encodeFunctionData({ abi: erc20Abi, functionName, args: [recipient, amount] }), data)
    )
  } catch {
    return false
  }
}
