import { type Address, decodeAbiParameters, encodeFunctionData, erc20Abi, type Hex, slice } from 'viem'

const selectorSize = 4
const hexLength = 2 * (1 + selectorSize + 32 + 32)

/**
 * The arguments of ERC-20 `transfer(address,uint256)`, amount in base units. Null unless encoding them gives these very
 * bytes again: viem's decoder also takes dirty upper address bits and junk at the end.
 */
export function decodeTransfer(data: Hex): { readonly recipient: Address; readonly amount: bigint } | null {
  if (data.length !== hexLength) return null
  const [recipient, amount] = decodeAbiParameters(
    [{ type: 'address' }, { type: 'uint256' }],
    slice(data, selectorSize),
  )
  const again = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [recipient, amount] })
  return again === data.toLowerCase() ? { recipient, amount } : null
}
