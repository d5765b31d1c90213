import {
  BaseError as ViemError,
  createClient,
  erc20Abi,
  fallback,
  getAddress,
  http,
  isAddressEqual,
  parseAbi,
  sliceHex,
  TimeoutError,
  TransactionReceiptNotFoundError,
  type Address,
  type Client,
  type Transport,
} from 'viem'
import {
  getBalance,
  getBlockNumber,
  getChainId,
  getCode,
  getStorageAt,
  getTransactionReceipt,
  readContract,
} from 'viem/actions'
import type { AppChain } from '../core/chain'
import { BaseError } from '../core/baseError'
import { executionResult, type LoggedExecution } from '../core/safe/executionResult'
import type { ChainTxHash, SafeOnChain, SafeTxHash } from '../core/safe/safeTx'
import type { Answer, ChainReader } from '../ports'
import { findExecutionLogs } from './findExecutionLogs'
import { unlessReverted } from './unlessReverted'

const safeAbi = parseAbi([
  'function VERSION() view returns (string)',
  'function getOwners() view returns (address[])',
  'function getThreshold() view returns (uint256)',
  'function nonce() view returns (uint256)',
  'function getTransactionHash(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, uint256 nonce) view returns (bytes32)',
  'function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)',
])

/** EIP-1271: what a contract answers when it accepts a signature. */
const eip1271MagicValue = '0x1626ba7e'

const requestTimeLimitMs = 10_000

/** The transport of one chain: its RPC URLs in order, 10 s each, the reads of one moment in one request. */
export function chainTransport(chain: Pick<AppChain, 'rpcUrls'>): Transport {
  return fallback(
    chain.rpcUrls.map((url) => http(url, { timeout: requestTimeLimitMs, batch: true, retryCount: 1 })),
    { retryCount: 0 },
  )
}

/** Reads one chain through our own RPC, and answers `unreachable` for a node that is on another chain. */
export function createChainReader(chain: AppChain): ChainReader {
  const client = createClient({ transport: chainTransport(chain) })

  async function read<T>(
    look: (client: Client) => Promise<Answer<T>>,
    signal: AbortSignal | undefined,
  ): Promise<Answer<T>> {
    signal?.throwIfAborted()
    try {
      const answer = await look(client)
      signal?.throwIfAborted()
      return answer
    } catch (error) {
      signal?.throwIfAborted()
      return { kind: 'unreachable', reason: explain(error, chain.name) }
    }
  }

  async function checkChain(): Promise<void> {
    const chainId = await getChainId(client)
    if (chainId !== chain.id) throw new WrongChainError(chain, chainId)
  }

  return {
    chainId: chain.id,

    readSafe: (safe, signal) =>
      read<SafeOnChain>(async () => {
        const call = <const TName extends 'VERSION' | 'getOwners' | 'getThreshold' | 'nonce'>(
          functionName: TName,
        ) => readContract(client, { address: safe, abi: safeAbi, functionName })
        const [, code, blockNumber, slot, version, owners, threshold, nonce] = await Promise.all([
          checkChain(),
          getCode(client, { address: safe }),
          getBlockNumber(client, { cacheTime: 0 }),
          getStorageAt(client, { address: safe, slot: '0x0' }),
          unlessReverted(call('VERSION')),
          unlessReverted(call('getOwners')),
          unlessReverted(call('getThreshold')),
          unlessReverted(call('nonce')),
        ])
        if (code === undefined || code === '0x') return { kind: 'missing' }
        if (
          version === null ||
          owners === null ||
          threshold === null ||
          nonce === null ||
          slot === undefined
        ) {
          return {
            kind: 'unreachable',
            reason: 'There is a contract at this address, but it does not answer like a Safe.',
          }
        }
        const value: SafeOnChain = {
          chainId: chain.id,
          address: safe,
          singleton: getAddress(sliceHex(slot, -20)),
          version: version.split('+', 1)[0] ?? version,
          owners,
          threshold: Number(threshold),
          nonce,
          blockNumber,
        }
        return { kind: 'found', value }
      }, signal),

    findExecution: (safe, safeTxHash, where, signal) =>
      read(async () => {
        const [, newest] = await Promise.all([checkChain(), getBlockNumber(client, { cacheTime: 0 })])
        const execution =
          (where.txHash === null ? null : await inReceipt(client, safe, safeTxHash, where.txHash)) ??
          (await findExecutionLogs(client, { safe, safeTxHash, fromBlock: where.fromBlock, newest }))
        if (execution === null) return { kind: 'missing' }
        const confirmations = Math.max(0, Number(newest - execution.blockNumber) + 1)
        return { kind: 'found', value: { ...execution, confirmations } }
      }, signal),

    readBalances: (owner, assets, signal) =>
      read(async () => {
        const [, ...amounts] = await Promise.all([
          checkChain(),
          ...assets.map((asset) =>
            asset.kind === 'native'
              ? getBalance(client, { address: owner })
              : unlessReverted(
                  readContract(client, {
                    address: asset.address,
                    abi: erc20Abi,
                    functionName: 'balanceOf',
                    args: [owner],
                  }),
                ),
          ),
        ])
        return { kind: 'found', value: amounts }
      }, signal),

    isValidSignature: (safe, hash, signature, signal) =>
      read(async () => {
        await checkChain()
        const answer = await unlessReverted(
          readContract(client, {
            address: safe,
            abi: safeAbi,
            functionName: 'isValidSignature',
            args: [hash, signature],
          }),
        )
        return { kind: 'found', value: answer === eip1271MagicValue }
      }, signal),

    readTransactionHash: (safe, tx, signal) =>
      read(async () => {
        await checkChain()
        const hash = await readContract(client, {
          address: safe,
          abi: safeAbi,
          functionName: 'getTransactionHash',
          args: [
            tx.to,
            tx.value,
            tx.data,
            tx.operation,
            tx.safeTxGas,
            tx.baseGas,
            tx.gasPrice,
            tx.gasToken,
            tx.refundReceiver,
            tx.nonce,
          ],
        })
        return { kind: 'found', value: hash as SafeTxHash }
      }, signal),
  }
}

/** What a receipt that somebody pointed at says about our hash; null when it says nothing. */
async function inReceipt(
  client: Client,
  safe: Address,
  safeTxHash: SafeTxHash,
  txHash: ChainTxHash,
): Promise<LoggedExecution | null> {
  try {
    const receipt = await getTransactionReceipt(client, { hash: txHash })
    return executionResult(
      receipt.logs.filter((log) => isAddressEqual(log.address, safe)),
      safeTxHash,
    )
  } catch (error) {
    // Pointed at by a service that may be ahead of our node, or wrong: the logs decide.
    if (error instanceof TransactionReceiptNotFoundError) return null
    throw error
  }
}

function explain(error: unknown, chainName: string): string {
  if (error instanceof WrongChainError) return error.sentence
  if (error instanceof ViemError && error.walk((cause) => cause instanceof TimeoutError) !== null) {
    return `The ${chainName} node did not answer in time.`
  }
  return `The ${chainName} node cannot be reached, or refused to answer.`
}

class WrongChainError extends BaseError {
  override name = 'WrongChainError'

  constructor(chain: AppChain, answered: number) {
    super(`The node for ${chain.name} (chain ${chain.id}) answers for chain ${answered}.`, {
      hints: ['Correct the RPC URL of this chain in the configuration.'],
    })
  }
}
