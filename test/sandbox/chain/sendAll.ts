import { type Address, type Hex, type TransactionReceipt, withRetry } from 'viem'
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
  const receipts: TransactionReceipt[] = []
  for (const [nonce, { to, data = '0x', value = 0n }] of calls.entries()) {
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
    receipts.push(await sendRaw(client, serializedTransaction))
  }
  const failed = receipts.findIndex((receipt) => receipt.status === 'reverted')
  const label = calls[failed]?.label
  if (label !== undefined) throw new CallFailedError(label)
  return receipts
}

/**
 * Sends a signed transaction and resolves with its receipt. Not by `eth_sendRawTransactionSync`: Anvil mines so fast that
 * it can miss its own block, and then answers after half a minute that it timed out. Nor by viem's
 * `waitForTransactionReceipt`, which waits for one more block when it was as slow: here none comes by itself.
 */
export async function sendRaw(
  client: Pick<ChainClient, 'sendRawTransaction' | 'getTransactionReceipt'>,
  serializedTransaction: Hex,
): Promise<TransactionReceipt> {
  const hash = await client.sendRawTransaction({ serializedTransaction })
  return withRetry(() => client.getTransactionReceipt({ hash }), { delay: 10, retryCount: 3_000 })
}

class CallFailedError extends BaseError {
  override name = 'CallFailedError'

  constructor(label: string) {
    super(`A call on the local chain reverted: ${label}.`)
  }
}
