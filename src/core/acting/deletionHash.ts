import { hashTypedData, type Hex } from 'viem'
import type { OnScreen } from './onScreen'

/**
 * What is signed to have the transaction service delete a proposal.
 *
 * @param hour - Whole hours since 1970; the service takes the present and the last one.
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
