import { hashTypedData, type Hex } from 'viem'
import type { OnScreen } from './onScreen'

/**
 * Computes the EIP-712 hash by which the transaction service deletes a proposal.
 *
 * @param hour - Whole hours since 1970; the service accepts the current and the previous one.
 * @see https://github.com/safe-global/safe-transaction-service, `DeleteRequest`
 */
export function deletionHash({ domain, safeTxHash }: OnScreen, hour: number): Hex {
  return hashTypedData({
    domain: {
      name: 'Safe Transaction Service',
      version: '1.0',
      chainId: domain.chainId,
      verifyingContract: domain.safe,
    },
    types: {
      DeleteRequest: [
        { name: 'safeTxHash', type: 'bytes32' },
        { name: 'totp', type: 'uint256' },
      ],
    },
    primaryType: 'DeleteRequest',
    message: { safeTxHash, totp: BigInt(hour) },
  })
}
