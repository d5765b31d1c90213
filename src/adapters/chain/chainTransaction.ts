import { getAddress, type Transaction } from 'viem'
import type { ChainTxHash } from '../../core/safe/safeTx'
import type { ChainTransaction } from '../../core/wallet/chainAccount'

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
