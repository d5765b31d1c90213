import { type Address, erc20Abi, type Hex, numberToHex } from 'viem'
import { createChainClient } from '../chain/createChainClient'
import { localTokens } from '../chain/tokens/localTokens'
import type { SafePlace } from './draftSafeTx'
import { executeTx, type Signer } from './safeActions'

/**
 * Executes so that the inner call fails: for that one transaction the Safe has neither coins nor tokens of the sandbox.
 * Needs safeTxGas above 0; the nonce is then used and `ExecutionFailure` emitted. Nobody but this Safe notices.
 */
export async function submitFailingTx(
  place: SafePlace,
  options: { readonly owner: Signer; readonly safeTxHash: Hex },
): Promise<Hex> {
  const client = createChainClient(place.rpcUrl)
  const assets = await Promise.all(
    Object.values(localTokens).map(async ({ address }) => ({
      address,
      balance: await client.readContract({
        address,
        abi: erc20Abi,
        functionName: 'balanceOf',
        args: [place.safe],
      }),
    })),
  )
  const wei = await client.getBalance({ address: place.safe })
  const deal = (token: Address, balance: bigint) =>
    client.transport.request({ method: 'anvil_dealERC20', params: [place.safe, token, numberToHex(balance)] })
  await client.setBalance({ address: place.safe, value: 0n })
  for (const { address } of assets) await deal(address, 0n)
  try {
    return await executeTx(place, options)
  } finally {
    await client.setBalance({ address: place.safe, value: wei })
    for (const { address, balance } of assets) await deal(address, balance)
  }
}
