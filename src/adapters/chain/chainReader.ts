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
import { chainClient, checkChain, readChain } from './readChain'
import { compareNodes, findExecution } from './findExecution'
import type { ScanBook } from './findExecutionLogs'
import { executedInReceipt, transfersInReceipt } from './receipts'
import { unlessReverted } from './nodeErrors'
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
  const client = chainClient(chain)
  /** Code that was verified at its published address: it is immutable, so it is read once. */
  const publishedCode = new Map<Address, Hex>()
  const scanned: ScanBook = new Map()

  return {
    chainId: chain.id,

    readSafe: (safe, signal) =>
      readChain<SafeOnChain>({ chain, signal }, async () => {
        const call = <const TName extends 'VERSION' | 'getOwners' | 'getThreshold' | 'nonce'>(
          functionName: TName,
        ) => readContract(client, { address: safe, abi: safeAbi, functionName })
        const [, code, blockNumber, slot, version, owners, threshold, nonce] = await Promise.all([
          checkChain(chain),
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
      }),

    readSetup: (safe, signal) =>
      readLater(
        () => import('./readSetup'),
        (part) => part.readSetup(chain, safe, signal),
      ),

    checkSignatures: (question, signal) =>
      readLater(
        () => import('./safeChecks'),
        (part) => part.checkSignatures(chain, question, signal),
      ),

    findExecution: (safe, safeTxHash, where, signal) =>
      findExecution(chain, { safe, safeTxHash, ...where }, scanned, signal),

    readTransfers: (executed, signal) =>
      readChain({ chain, signal }, async () => {
        const [, value] = await Promise.all([checkChain(chain), transfersInReceipt(client, executed)])
        return value === null ? { kind: 'missing' } : { kind: 'found', value }
      }),

    compareNodes: (claim, signal) => readChain({ chain, signal }, () => compareNodes(chain, claim)),

    readBalances: (owner, assets, signal) =>
      readChain({ chain, signal }, async () => {
        const [, ...amounts] = await Promise.all([
          checkChain(chain),
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
      }),

    isValidSignature: (contract, hash, signature, signal) =>
      readLater(
        () => import('./ownerSignatures'),
        (part) => part.isValidSignature(chain, contract, hash, signature, signal),
      ),

    isValidLegacySignature: (contract, data, signature, signal) =>
      readLater(
        () => import('./ownerSignatures'),
        (part) => part.isValidLegacySignature(chain, contract, data, signature, signal),
      ),

    readApprovals: (safe, hash, owners, signal) =>
      readLater(
        () => import('./ownerSignatures'),
        (part) => part.readApprovals(chain, safe, hash, owners, signal),
      ),

    readFallbackHandler: (safe, signal) =>
      readChain({ chain, signal }, async () => {
        const [, slot] = await Promise.all([
          checkChain(chain),
          getStorageAt(client, { address: safe, slot: handlerSlot }),
        ])
        if (slot === undefined || hexToBigInt(slot) === 0n) return { kind: 'missing' }
        return { kind: 'found', value: getAddress(sliceHex(slot, -20)) }
      }),

    readCodeHash: (address, signal) =>
      readChain({ chain, signal }, async () => {
        const known = publishedCode.get(address)
        if (known !== undefined) return { kind: 'found', value: known }
        const [, code] = await Promise.all([checkChain(chain), getCode(client, { address })])
        if (code === undefined || code === '0x') return { kind: 'missing' }
        const value = keccak256(code)
        if (value === knownContract(address)?.codeHash) publishedCode.set(address, value)
        return { kind: 'found', value }
      }),

    readBlockTime: (block, signal) =>
      readLater(
        () => import('./readBlock'),
        (part) => part.readBlockTime(chain, block, signal),
      ),

    readTransactionHash: (safe, tx, signal) =>
      readLater(
        () => import('./safeChecks'),
        (part) => part.readTransactionHash(chain, safe, tx, signal),
      ),

    readGasPrice: (signal) =>
      readLater(
        () => import('./readBlock'),
        (part) => part.readGasPrice(chain, signal),
      ),

    readAccountCode: (address, signal) =>
      readChain({ chain, signal }, async () => {
        const [, value] = await Promise.all([checkChain(chain), readAccountCode(client, address)])
        return { kind: 'found', value }
      }),

    readExecuted: (safe, hash, signal) =>
      readChain({ chain, signal }, async () => {
        const [, value] = await Promise.all([checkChain(chain), executedInReceipt(client, safe, hash)])
        return value === null ? { kind: 'missing' } : { kind: 'found', value }
      }),

    readMinedContext: (query, signal) =>
      readLater(
        () => import('./readMinedContext'),
        (part) => part.readMinedContext(chain, query, signal),
      ),

    readRises: (query, signal) =>
      readLater(
        () => import('./readRises'),
        (part) => part.readRises(chain, query, signal),
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
