import { type Hash, hexToNumber, numberToHex, type PublicClient, type RpcTransactionReceipt } from 'viem'
import type { ChainClient } from '../chain/createChainClient'
import type { SafeSender } from './safeSender'
import type { Bundle } from './walletState'

type StatusInput = {
  readonly client: ChainClient
  readonly safes: SafeSender
  readonly id: string
  readonly bundle: Bundle
}

/** What `wallet_getCallsStatus` answers: read from the chain, and for a Safe from its service, at each request. */
export async function readStatus({ client, safes, id, bundle }: StatusInput) {
  const { version, atomic, safeTxHash } = bundle
  const look = safeTxHash === null ? null : await safes.look(safeTxHash)
  const hashes = look === null ? bundle.hashes : look.txHash === null ? [] : [look.txHash]
  const receipts = (await Promise.all(hashes.map((hash) => readReceipt(client, hash)))).filter(
    (receipt) => receipt !== null,
  )
  const isPending = hashes.length === 0 || receipts.length < hashes.length
  const failed =
    look?.isSuccessful === false
      ? receipts.length
      : receipts.filter(({ status }) => hexToNumber(status) === 0).length
  const told = receipts.map(({ logs, status, blockHash, blockNumber, gasUsed, transactionHash }) => ({
    logs: logs.map(({ address, data, topics }) => ({ address, data, topics })),
    status,
    blockHash,
    blockNumber,
    gasUsed,
    transactionHash,
  }))
  if (version === '1.0') return { status: isPending ? 'PENDING' : 'CONFIRMED', receipts: told }
  const status = bundle.cancelled
    ? 400
    : isPending
      ? 100
      : failed === 0
        ? 200
        : failed < told.length
          ? 600
          : 500
  const chainId = numberToHex(client.chain.id)
  return { version, id, chainId, status, atomic, ...(isPending ? {} : { receipts: told }) }
}

/** As the node gives it: in hex, which is what the app gets. */
async function readReceipt(client: ChainClient, hash: Hash): Promise<RpcTransactionReceipt | null> {
  return (client as PublicClient).request({ method: 'eth_getTransactionReceipt', params: [hash] })
}
