import {
  type Address,
  type Client,
  getAddress,
  type Transaction,
  TransactionNotFoundError,
  TransactionReceiptNotFoundError,
} from 'viem'
import { getTransaction, getTransactionReceipt } from 'viem/actions'
import type { AppChain } from '../../core/chain'
import type { ChainTxHash } from '../../core/safe/safeTx'
import { transfersFrom } from '../../core/safe/tokenTransfers'
import type { NodeVerdict, ReceiptClaim } from '../../core/tracking/observation'
import type { ChainReceipt, ChainTransaction } from '../../core/wallet/chainAccount'
import type { Answer } from '../../core/answer'
import { askNodes, sameTransfers } from './nodeVotes'
import { unlessMissing } from './nodeErrors'

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

/** Converts a transaction into one canonical form of addresses and hashes, whatever the node returns. */
export function toChainTransaction(shown: Transaction): ChainTransaction {
  const { hash, from, nonce, to, value, input, blockNumber } = shown
  return {
    txHash: hash.toLowerCase() as ChainTxHash,
    from: getAddress(from),
    nonce,
    to: to === null ? null : getAddress(to),
    value,
    data: input,
    blockNumber,
  }
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
