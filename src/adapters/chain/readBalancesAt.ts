import { type Address, BaseError, type Client, ContractFunctionZeroDataError, erc20Abi } from 'viem'
import { getBalance, getCode, readContract } from 'viem/actions'

/**
 * Reads balances at the end of a block (`eth_getBalance`, `balanceOf`), in the order of `assets`; null is the chain's own
 * coin. A balance that cannot be read is null. Throws what the node throws where none can.
 */
export async function readBalancesAt(
  client: Client,
  owner: Address,
  assets: readonly (Address | null)[],
  blockNumber: bigint,
): Promise<readonly (bigint | null)[]> {
  const results = await Promise.allSettled(
    assets.map((token) =>
      token === null
        ? getBalance(client, { address: owner, blockNumber })
        : tokenBalance(client, { owner, token, blockNumber }),
    ),
  )
  const [first] = results
  if (first?.status === 'rejected' && results.every(({ status }) => status === 'rejected')) throw first.reason
  return results.map((result) => (result.status === 'fulfilled' ? result.value : null))
}

type Holding = { readonly owner: Address; readonly token: Address; readonly blockNumber: bigint }

async function tokenBalance(client: Client, { owner, token, blockNumber }: Holding): Promise<bigint> {
  try {
    return await readContract(client, {
      address: token,
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [owner],
      blockNumber,
    })
  } catch (error) {
    if (!isWithoutData(error)) throw error
    // Before the token was deployed nobody held any of it.
    if ((await getCode(client, { address: token, blockNumber })) !== undefined) throw error
    return 0n
  }
}

function isWithoutData(error: unknown): boolean {
  return (
    error instanceof BaseError &&
    error.walk((cause) => cause instanceof ContractFunctionZeroDataError) !== null
  )
}
