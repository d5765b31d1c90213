import { BaseError, type Client, hexToBigInt, isHex, RpcRequestError } from 'viem'

/** A rate limit in a node's words, which shows nothing of the tag. */
const isTooOften = /rate.?limit|too many|quota|capacity/i

/**
 * Reads the newest block that the chain itself calls final (`eth_getBlockByNumber` of `finalized`). Null: the node does
 * not know the tag, or no block is final yet. Otherwise throws what the node throws.
 *
 * @see https://ethereum.github.io/execution-apis/docs/reference/eth_getblockbynumber
 */
export async function readFinalBlock(client: Client): Promise<bigint | null> {
  try {
    const block = await client.request({ method: 'eth_getBlockByNumber', params: ['finalized', false] })
    return isHex(block?.number) ? hexToBigInt(block.number) : null
  } catch (error) {
    const refusal = error instanceof BaseError && error.walk((cause) => cause instanceof RpcRequestError)
    if (refusal instanceof RpcRequestError && !isTooOften.test(refusal.details)) return null
    throw error
  }
}
