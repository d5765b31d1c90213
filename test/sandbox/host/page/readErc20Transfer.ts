import { type Address, decodeFunctionData, erc20Abi, type Hex } from 'viem'

/** Whom an ERC-20 `transfer` pays, and how much in base units; null for every other calldata. */
export function readErc20Transfer(data: Hex): { readonly to: Address; readonly value: bigint } | null {
  try {
    const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data })
    if (functionName !== 'transfer') return null
    return { to: args[0], value: args[1] }
  } catch {
    return null
  }
}
