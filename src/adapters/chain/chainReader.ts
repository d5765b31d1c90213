import {
  type Address,
  type Client,
  erc20Abi,
  getAddress,
  type Hex,
  hexToBigInt,
  keccak256,
  parseAbi,
  sliceHex,
} from 'viem'
import { getBalance, getBlockNumber, getCode, getStorageAt, readContract } from 'viem/actions'
import type { AppChain } from '../../core/chain'
import { knownContract } from '../../core/safe/knownContracts'
import type { SafeOnChain } from '../../core/safe/safeTx'
import type { Answer } from '../../core/answer'
import type { AccountCode, ChainReader } from '../../ports/chain'
import { createChainReading } from './chainReading'
import { compareNodes } from './compareNodes'
import type { ScanBook } from './findExecutionLogs'
import { executedInReceipt, transfersInReceipt } from './receipts'
import { unlessReverted } from './unlessReverted'
import { m } from './messages'

/** The EIP-7702 delegation designator in place of code: the key still controls the account, which runs another contract's code. */
const delegation = /^0xef0100[0-9a-f]{40}$/i

const emptySlot = `0x${'00'.repeat(32)}` as const

const safeAbi = parseAbi([
  'function VERSION() view returns (string)',
  'function getOwners() view returns (address[])',
  'function getThreshold() view returns (uint256)',
  'function nonce() view returns (uint256)',
])

/** `keccak256("fallback_manager.handler.address")`, of FallbackManager.sol. */
const handlerSlot = '0x6c9a6c4a39284e37ed1cf53d337577d14212a4870fb976a4366c693b939918d5'

const notLoaded = {
  kind: 'unreachable',
  reason: m.notLoaded,
} as const

/** Reads with a chunk that is fetched on first use, because opening an account does not need it. */
async function readLater<TPart, T>(
  load: () => Promise<TPart>,
  readWith: (part: TPart) => Promise<Answer<T>>,
): Promise<Answer<T>> {
  const part = await load().catch(() => null)
  return part === null ? notLoaded : readWith(part)
}

/** Creates a reader of one chain through our own RPC. A node on another chain counts as `unreachable`. */
export function createChainReader(chain: AppChain): ChainReader {
  const reading = createChainReading(chain)
  const { client, read, checkChain } = reading
  /** Code that was verified at its published address: it is immutable, so it is read once. */
  const publishedCode = new Map<Address, Hex>()
  const scanned: ScanBook = new Map()

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
            reason: m.noSafe,
          }
        }
        const value: SafeOnChain = {
          chainId: chain.id,
          address: safe,
          codeHash: keccak256(code),
          singleton: getAddress(sliceHex(slot, -20)),
          version: version.split('+', 1)[0] ?? version,
          owners,
          threshold: Number(threshold),
          nonce,
          blockNumber,
        }
        return { kind: 'found', value }
      }, signal),

    readSetup: (safe, signal) =>
      readLater(
        () => import('./readSetup'),
        (part) => part.readSetup(reading, { chainId: chain.id, safe }, signal),
      ),

    checkSignatures: (question, signal) =>
      readLater(
        () => import('./checkSignatures'),
        (part) => part.checkSignatures(reading, question, signal),
      ),

    async findExecution(safe, safeTxHash, where, signal) {
      const part = await import('./findExecution').catch(() => null)
      if (part === null) return notLoaded
      return part.findExecution(reading, chain, { safe, safeTxHash, ...where }, scanned, signal)
    },

    readTransfers: (executed, signal) =>
      read(async () => {
        const [, value] = await Promise.all([checkChain(), transfersInReceipt(client, executed)])
        return value === null ? { kind: 'missing' } : { kind: 'found', value }
      }, signal),

    compareNodes: (claim, signal) => read(() => compareNodes(chain, claim), signal),

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

    isValidSignature: (contract, hash, signature, signal) =>
      readLater(
        () => import('./ownerSignatures'),
        (part) => part.isValidSignature(reading, contract, hash, signature, signal),
      ),

    isValidLegacySignature: (contract, data, signature, signal) =>
      readLater(
        () => import('./ownerSignatures'),
        (part) => part.isValidLegacySignature(reading, contract, data, signature, signal),
      ),

    readApprovals: (safe, hash, owners, signal) =>
      readLater(
        () => import('./ownerSignatures'),
        (part) => part.readApprovals(reading, safe, hash, owners, signal),
      ),

    readFallbackHandler: (safe, signal) =>
      read(async () => {
        const [, slot] = await Promise.all([
          checkChain(),
          getStorageAt(client, { address: safe, slot: handlerSlot }),
        ])
        if (slot === undefined || hexToBigInt(slot) === 0n) return { kind: 'missing' }
        return { kind: 'found', value: getAddress(sliceHex(slot, -20)) }
      }, signal),

    readCodeHash: (address, signal) =>
      read(async () => {
        const known = publishedCode.get(address)
        if (known !== undefined) return { kind: 'found', value: known }
        const [, code] = await Promise.all([checkChain(), getCode(client, { address })])
        if (code === undefined || code === '0x') return { kind: 'missing' }
        const value = keccak256(code)
        if (value === knownContract(address)?.codeHash) publishedCode.set(address, value)
        return { kind: 'found', value }
      }, signal),

    readBlockTime: (block, signal) =>
      readLater(
        () => import('./readBlockTime'),
        (part) => part.readBlockTime(reading, block, signal),
      ),

    readTransactionHash: (safe, tx, signal) =>
      readLater(
        () => import('./readTransactionHash'),
        (part) => part.readTransactionHash(reading, safe, tx, signal),
      ),

    readGasPrice: (signal) =>
      readLater(
        () => import('./readGasPrice'),
        (part) => part.readGasPrice(reading, signal),
      ),

    readAccountCode: (address, signal) =>
      read(async () => {
        const [, value] = await Promise.all([checkChain(), readAccountCode(client, address)])
        return { kind: 'found', value }
      }, signal),

    readExecuted: (safe, hash, signal) =>
      read(async () => {
        const [, value] = await Promise.all([checkChain(), executedInReceipt(client, safe, hash)])
        return value === null ? { kind: 'missing' } : { kind: 'found', value }
      }, signal),

    readMinedContext: (query, signal) =>
      readLater(
        () => import('./readMinedContext'),
        (part) => part.readMinedContext(reading, query, signal),
      ),

    readRises: (query, signal) =>
      readLater(
        () => import('./readRises'),
        (part) => part.readRises(reading, chain, query, signal),
      ),
  }
}

/** Reads the kind of account at an address (`eth_getCode`, storage slot 0). Throws what the node throws. */
async function readAccountCode(client: Client, address: Address): Promise<AccountCode> {
  const [code = '0x', slot] = await Promise.all([
    getCode(client, { address }),
    getStorageAt(client, { address, slot: '0x0' }),
  ])
  if (code === '0x') return { kind: 'externallyOwned' }
  if (delegation.test(code)) return { kind: 'delegated' }
  return { kind: 'contract', singleton: getAddress(sliceHex(slot ?? emptySlot, -20)) }
}
