import type { Hex } from 'viem'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { encodeMultiSend } from '../../src/core/safe/multiSend'
import type { Call, ChainTxHash } from '../../src/core/safe/safeTx'
import { fund } from '../sandbox/chain/fund'
import { canonicalDeployment } from '../sandbox/chain/safeContracts'
import type { LocalChain } from '../sandbox/chain/startChain'

/** An ordinary wallet with its key, which pays for itself. */
export type GivingWallet = {
  readonly account: PrivateKeyAccount
  /** Sends one call as a transaction, and waits for its block. */
  send(call: Call): Promise<ChainTxHash>
  /** Sends several calls in one transaction to itself, by code that it delegates to (EIP-7702). */
  sendBatch(calls: readonly Call[]): Promise<ChainTxHash>
}

/** A new wallet with coin and both tokens. */
export async function createGivingWallet(local: LocalChain): Promise<GivingWallet> {
  const { client } = local
  const account = privateKeyToAccount(generatePrivateKey())
  await fund(local, account.address, { native: 10n ** 18n, LUSD: 10n ** 12n, LDAI: 10n ** 24n })
  const mined = async (hash: Hex) => {
    await client.waitForTransactionReceipt({ hash })
    return hash as ChainTxHash
  }
  return {
    account,
    send: async ({ to, value, data }) =>
      mined(await client.sendTransaction({ account, to, value, data, gas: 200_000n })),
    async sendBatch(calls) {
      const { address } = canonicalDeployment('1.4.1', 'MultiSendCallOnly')
      const authorization = await client.signAuthorization({
        account,
        contractAddress: address,
        executor: 'self',
      })
      return mined(
        await client.sendTransaction({
          account,
          to: account.address,
          data: encodeMultiSend(calls),
          authorizationList: [authorization],
          gas: 500_000n,
        }),
      )
    },
  }
}
