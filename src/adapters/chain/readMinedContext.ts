import { type Address, type Client, getAddress, TransactionReceiptNotFoundError } from 'viem'
import { getCode, getTransactionReceipt } from 'viem/actions'
import type { AppChain } from '../../core/chain'
import type { Answer } from '../../core/answer'
import type { MinedContext } from '../../core/safe/payeeOf'
import { readTransfer } from '../../core/safe/tokenTransfers'
import type { ContextQuery } from '../../ports/chain'
import { checkChain, readChain } from './readChain'
import { unlessMissing } from './nodeErrors'

/** Largest number of addresses that are read; others may have code. */
const mostRead = 60

/**
 * Reads the receipt of a mined transaction, and the code at these addresses and at its sender: now and in the blocks
 * around it, since a delegation (EIP-7702) can have been revoked. Nodes without old state show only the current code.
 */
export function readMinedContext(
  chain: AppChain,
  { txHash, addresses }: ContextQuery,
  signal?: AbortSignal,
): Promise<Answer<MinedContext>> {
  return readChain({ chain, signal }, async (client) => {
    const [, receipt] = await Promise.all([
      checkChain(chain),
      unlessMissing(getTransactionReceipt(client, { hash: txHash }), TransactionReceiptNotFoundError),
    ])
    if (receipt === null) return { kind: 'missing' }
    const { from, blockNumber, logs } = receipt
    const executor = getAddress(from)
    const asked = [...new Set([executor, ...addresses])].slice(0, mostRead)
    const codes = await Promise.all(
      asked.map(async (address) => {
        const hasCode = await hadCode(client, address, blockNumber)
        return { address, code: hasCode ? ('code' as const) : ('none' as const) }
      }),
    )
    const credited = logs.flatMap((log) => readTransfer(log)?.to ?? [])
    return { kind: 'found', value: { executor, codes, credited: [...new Set(credited)] } }
  })
}

async function hadCode(client: Client, address: Address, blockNumber: bigint): Promise<boolean> {
  const before = blockNumber > 0n ? blockNumber - 1n : 0n
  const codes = await Promise.all([
    getCode(client, { address }),
    ...[before, blockNumber].map((block) =>
      getCode(client, { address, blockNumber: block }).catch(() => undefined),
    ),
  ])
  return codes.some((code) => code !== undefined && code !== '0x')
}
