import { BaseError, type Client, hexToBigInt, isHex, RpcRequestError } from 'viem'

/** A node that refuses because of how often it is asked says nothing of the tag. */
const isTooOften = /rate.?limit|too many|quota|capacity/i

/**
 * The newest block that the chain itself calls final (`eth_getBlockByNumber` of `finalized`); null: the node does not know
 * the tag, or no block is final yet. Throws what the node throws otherwise.
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
