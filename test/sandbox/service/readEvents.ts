import { type Address, type Hex, type PublicClient, getAddress } from 'viem'
import { type IndexedEvent, executedHash } from './applyEvent'
import { decodeChainEvent, eventTopics } from './chainEvents'
import type { ChainTx } from './indexState'
import { factories, l1Singletons, l2Singletons } from './knownContracts'
import { parseSignatures } from './parseSignatures'

export type ReadEventsOptions = {
  readonly client: PublicClient
  readonly chainId: number
  /** The Safes that are known already; those created in the range are added to them. */
  readonly safes: ReadonlySet<Address>
  readonly fromBlock: bigint
  readonly toBlock: bigint
  readonly nowMs: number
}

/**
 * Every event in these blocks that concerns a Safe, in the order in which it has to be applied: that of the chain,
 * but a proxy's creation before its own set-up, which the factory logs the other way round.
 *
 * @throws viem's errors when the node does not answer.
 */
export async function readEvents(options: ReadEventsOptions): Promise<readonly IndexedEvent[]> {
  const { chainId, client, fromBlock, nowMs, toBlock } = options
  const filter = { topics: [eventTopics], fromBlock: hex(fromBlock), toBlock: hex(toBlock) }
  const logs = await client.request({ method: 'eth_getLogs', params: [filter] })
  const decoded = logs.flatMap((log) => {
    const event = decodeChainEvent(log)
    return event === null ? [] : [{ event, address: getAddress(log.address), hash: log.transactionHash, log }]
  })
  const safes = new Set(options.safes)
  for (const { address, event } of decoded) if (isCreation(event, address)) safes.add(event.args.proxy)
  const relevant = decoded.filter(({ address, event }) => {
    if (event.eventName === 'ProxyCreation') return isCreation(event, address)
    if (event.eventName === 'Transfer') return safes.has(event.args.from) || safes.has(event.args.to)
    return safes.has(address)
  })

  const hashes = [...new Set(relevant.flatMap(({ hash }) => (hash === null ? [] : [hash])))]
  const chainTxs = new Map(
    await Promise.all(hashes.map(async (hash) => [hash, await readChainTx(client, hash)] as const)),
  )
  const events = await Promise.all(
    relevant.map(async ({ address, event, hash, log }): Promise<IndexedEvent[]> => {
      const chainTx = hash === null ? undefined : chainTxs.get(hash)
      if (chainTx === undefined) return []
      const signers =
        event.eventName === 'SafeMultiSigTransaction'
          ? await parseSignatures(event.args.signatures, executedHash(event, address, chainId))
          : []
      return [{ event, address, logIndex: Number(log.logIndex), chainTx, indexedAtMs: nowMs, signers }]
    }),
  )
  return events.flat().toSorted(inOrder)
}

function isCreation(
  event: IndexedEvent['event'],
  address: Address,
): event is Extract<IndexedEvent['event'], { eventName: 'ProxyCreation' }> {
  if (event.eventName !== 'ProxyCreation' || !factories.has(address)) return false
  return l2Singletons.has(event.args.singleton) || l1Singletons.has(event.args.singleton)
}

function inOrder(a: IndexedEvent, b: IndexedEvent): number {
  if (a.chainTx.blockNumber !== b.chainTx.blockNumber)
    return a.chainTx.blockNumber < b.chainTx.blockNumber ? -1 : 1
  if (a.chainTx.hash === b.chainTx.hash) {
    const creations =
      Number(b.event.eventName === 'ProxyCreation') - Number(a.event.eventName === 'ProxyCreation')
    if (creations !== 0) return creations
  }
  return a.logIndex - b.logIndex
}

async function readChainTx(client: PublicClient, hash: Hex): Promise<ChainTx> {
  const [tx, receipt] = await Promise.all([
    client.getTransaction({ hash }),
    client.getTransactionReceipt({ hash }),
  ])
  const block = await client.getBlock({ blockNumber: receipt.blockNumber })
  return {
    hash,
    from: getAddress(tx.from),
    to: tx.to === null ? null : getAddress(tx.to),
    input: tx.input,
    blockNumber: receipt.blockNumber,
    timestampMs: Number(block.timestamp) * 1000,
    gasUsed: receipt.gasUsed,
    gasPrice: receipt.effectiveGasPrice,
    maxFeePerGas: tx.maxFeePerGas ?? null,
    maxPriorityFeePerGas: tx.maxPriorityFeePerGas ?? null,
  }
}

function hex(blockNumber: bigint): Hex {
  return `0x${blockNumber.toString(16)}`
}
