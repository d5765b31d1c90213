import { type Address, type Client, TransactionNotFoundError, TransactionReceiptNotFoundError } from 'viem'
import { getTransaction, getTransactionReceipt } from 'viem/actions'
import type { AppChain } from '../../core/chain'
import { transfersFrom } from '../../core/safe/tokenTransfers'
import type { NodeVerdict, ReceiptClaim } from '../../core/tracking/observation'
import type { ChainReceipt, ChainTransaction } from '../../core/wallet/chainAccount'
import type { Answer } from '../../core/answer'
import { toChainTransaction } from './chainTransaction'
import { askNodes } from './nodeVotes'
import { sameTransfers } from './sameTransfers'
import { unlessMissing } from './unlessMissing'

/**
 * Compares the nodes of a chain one by one, until two return the same transactions of a wallet with the same receipts.
 */
export function compareReceipts(
  chain: Pick<AppChain, 'id' | 'name' | 'rpcUrls'>,
  claims: readonly ReceiptClaim[],
  wallet: Address,
): Promise<Answer<NodeVerdict>> {
  return askNodes(chain, async (client) => {
    const same = await Promise.all(
      claims.flatMap(({ receipt, transaction }) => [
        isSameReceipt(client, receipt, wallet),
        isSameTransaction(client, transaction),
      ]),
    )
    return same.every(Boolean)
  })
}

async function isSameReceipt(
  client: Client,
  { txHash, outcome, blockNumber, transfers }: ChainReceipt,
  wallet: Address,
): Promise<boolean> {
  const shown = await unlessMissing(
    getTransactionReceipt(client, { hash: txHash }),
    TransactionReceiptNotFoundError,
  )
  return (
    shown?.status === outcome &&
    shown.blockNumber === blockNumber &&
    sameTransfers(transfersFrom(wallet, shown.logs), transfers)
  )
}

async function isSameTransaction(client: Client, claimed: ChainTransaction | null): Promise<boolean> {
  if (claimed === null) return true
  const shown = await unlessMissing(
    getTransaction(client, { hash: claimed.txHash }),
    TransactionNotFoundError,
  )
  return shown !== null && textOf(toChainTransaction(shown)) === textOf(claimed)
}

function textOf({ txHash, from, nonce, to, value, data }: ChainTransaction): string {
  return [txHash, from, nonce, to, value, data].join().toLowerCase()
}
