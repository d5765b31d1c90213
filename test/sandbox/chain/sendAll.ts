import type { Address, Hex, TransactionReceipt } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { BaseError } from '../../../src/core/baseError'
import type { ChainClient } from './createChainClient'

export type LocalCall = {
  /** What the call does, for the error when it fails. */
  readonly label: string
  readonly to: Address
  readonly data?: Hex
  /** In wei. */
  readonly value?: bigint
}

const gas = 8_000_000n
const maxFeePerGas = 10n ** 10n

/**
 * Sends the calls side by side, in order of nonce, and resolves with their receipts when all are mined. The sender is a new
 * account, funded for this: no test process shares a nonce with another, and no owner's balance changes.
 *
 * @throws CallFailedError when one of them reverts.
 */
export async function sendAll(
  client: ChainClient,
  calls: readonly LocalCall[],
): Promise<readonly TransactionReceipt[]> {
  const account = privateKeyToAccount(generatePrivateKey())
  const total = calls.reduce((sum, call) => sum + (call.value ?? 0n), 0n)
  await client.setBalance({
    address: account.address,
    value: total + BigInt(calls.length) * gas * maxFeePerGas,
  })
  // Everything that viem would ask the node for is given, so that each call is one request.
  const receipts = await Promise.all(
    calls.map(async ({ to, data = '0x', value = 0n }, nonce) => {
      const serializedTransaction = await account.signTransaction({
        type: 'eip1559',
        chainId: client.chain.id,
        maxFeePerGas,
        maxPriorityFeePerGas: 0n,
        gas,
        nonce,
        to,
        data,
        value,
      })
      return client.sendRawTransactionSync({ serializedTransaction })
    }),
  )
  const failed = receipts.findIndex((receipt) => receipt.status === 'reverted')
  const label = calls[failed]?.label
  if (label !== undefined) throw new CallFailedError(label)
  return receipts
}

export class CallFailedError extends BaseError {
  override name = 'CallFailedError'

  constructor(label: string) {
    super(`A call on the local chain reverted: ${label}.`)
  }
}
