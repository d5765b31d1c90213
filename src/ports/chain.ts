import type { Address, Hex } from 'viem'
import type { AssetId } from '../core/giving/gift'
import type { SafeSetup } from '../core/review/safeSetup'
import type { MinedContext } from '../core/safe/payeeOf'
import type {
  Call,
  ChainTxHash,
  ExecutedTx,
  Execution,
  SafeOnChain,
  SafeTx,
  SafeTxHash,
} from '../core/safe/safeTx'
import type { SignatureVerdict } from '../core/safe/judgeSignatures'
import type {
  BalanceRise,
  ExecutionClaim,
  Holding,
  NodeVerdict,
  ReceiptClaim,
} from '../core/tracking/observation'
import type { TokenTransfer } from '../core/safe/tokenTransfers'
import type { TokenOnChain } from '../core/tokens/judgeToken'
import type { AccountOnChain, ChainReceipt, ChainTransaction } from '../core/wallet/chainAccount'
import type { Answer } from '../core/answer'

/** One chain, read through our own RPC. */
export type ChainReader = {
  readonly chainId: number
  /** Reads the Safe. `missing`: no code at the address. `unreachable` also when the node is on another chain. */
  readSafe(safe: Address, signal?: AbortSignal): Promise<Answer<SafeOnChain>>
  /**
   * Reads a Safe at one block: who controls it, which code it runs and what else can move its funds. `missing`: no code
   * at the address. A part that cannot be read carries its reason; the others are still returned.
   */
  readSetup(safe: Address, signal?: AbortSignal): Promise<Answer<SafeSetup>>
  /**
   * Finds the Safe's own ExecutionSuccess / ExecutionFailure event of this safeTxHash. It counts once it is bound to a
   * call that Safe's own code carried out. `missing` only when all blocks from `fromBlock` on were searched; a long
   * search continues with each call.
   *
   * @param where - `txHash`: transaction that a service claims executed it. It is searched first; the event has to be
   * in it. `fromBlock`: first block to search otherwise. `nonce`: of the transaction, where known.
   */
  findExecution(
    safe: Address,
    safeTxHash: SafeTxHash,
    where: {
      readonly fromBlock: bigint | null
      readonly txHash: ChainTxHash | null
      readonly nonce?: bigint | null
    },
    signal?: AbortSignal,
  ): Promise<FoundExecution>
  /**
   * Reads the ERC-20 transfers out of the Safe in this transaction's event log. `missing`: the receipt lacks the
   * transaction.
   */
  readTransfers(
    executed: {
      readonly safe: Address
      readonly safeTxHash: SafeTxHash
      readonly txHash: ChainTxHash
      /** Position of its event among the logs, as `findExecution` returns it. */
      readonly at?: number | undefined
    },
    signal?: AbortSignal,
  ): Promise<Answer<readonly TokenTransfer[]>>
  /** Compares what the configured nodes show, one by one. `unreachable` while no second node responds. */
  compareNodes(claim: ExecutionClaim, signal?: AbortSignal): Promise<Answer<NodeVerdict>>
  /**
   * Reads balances in base units, in the order of `assets`. An asset that cannot be read is null; the others are still
   * returned.
   */
  readBalances(
    owner: Address,
    assets: readonly AssetId[],
    signal?: AbortSignal,
  ): Promise<Answer<readonly (bigint | null)[]>>
  /** Calls `isValidSignature(bytes32,bytes)` (EIP-1271) of a Safe or another contract. A revert is `false`. */
  isValidSignature(
    contract: Address,
    hash: Hex,
    signature: Hex,
    signal?: AbortSignal,
  ): Promise<Answer<boolean>>
  /** Calls `isValidSignature(bytes,bytes)`, the form of Safes before 1.5.0. It takes the bytes, not their hash. */
  isValidLegacySignature(
    contract: Address,
    data: Hex,
    signature: Hex,
    signal?: AbortSignal,
  ): Promise<Answer<boolean>>
  /** Reads the Safe's `approvedHashes`: the owners who have approved the hash by a transaction of their own. */
  readApprovals(
    safe: Address,
    hash: Hex,
    owners: readonly Address[],
    signal?: AbortSignal,
  ): Promise<Answer<readonly Address[]>>
  /**
   * Checks each signature by the Safe's own code, in the order of the question. One that cannot be checked carries its
   * reason. `unreachable` as a whole for a contract that accepts anything. Safes before 1.3.0 have no such check.
   */
  checkSignatures(
    question: SignatureQuestion,
    signal?: AbortSignal,
  ): Promise<Answer<readonly Answer<SignatureVerdict>[]>>
  /** Reads the Safe's fallback handler, which implements EIP-1271 for it. `missing`: none is set. */
  readFallbackHandler(safe: Address, signal?: AbortSignal): Promise<Answer<Address>>
  /** Reads the time of a block, in ms. `missing`: the node does not have the block. */
  readBlockTime(block: bigint, signal?: AbortSignal): Promise<Answer<number>>
  /** Reads the `keccak256` of the code at the address. `missing`: no code. */
  readCodeHash(address: Address, signal?: AbortSignal): Promise<Answer<Hex>>
  /** Calls the Safe's own `getTransactionHash`, to compare with ours. */
  readTransactionHash(safe: Address, tx: SafeTx, signal?: AbortSignal): Promise<Answer<SafeTxHash>>
  /** Reads the current gas price, in wei. */
  readGasPrice(signal?: AbortSignal): Promise<Answer<bigint>>
  /** Reads the kind of account at an address, by its code. */
  readAccountCode(address: Address, signal?: AbortSignal): Promise<Answer<AccountCode>>
  /**
   * Reads the Safe transactions that the transaction with this hash has executed. `missing`: not on this chain, or not
   * in a block yet.
   */
  readExecuted(safe: Address, hash: Hex, signal?: AbortSignal): Promise<Answer<ExecutedTx>>
  /** Reads what decides whether a mined transaction can have paid another account. `missing`: not in a block. */
  readMinedContext(query: ContextQuery, signal?: AbortSignal): Promise<Answer<MinedContext>>
  readonly readRises: ReadRises
}

/** Blocks of some transactions, each once, and the holdings that they may have changed. */
export type RiseQuery = { readonly blocks: readonly bigint[]; readonly holdings: readonly Holding[] }

/** Reads how holdings changed in these blocks. Leaves out those whose balance cannot be read. Never `missing`. */
export type ReadRises = (query: RiseQuery, signal?: AbortSignal) => Promise<Answer<readonly BalanceRise[]>>

/** A transaction, and the addresses whose code at that block matters. */
export type ContextQuery = { readonly txHash: ChainTxHash; readonly addresses: readonly Address[] }

/**
 * Outcome of a search. `unproved`: the Safe's address emitted such an event, but nothing proves that Safe's own code
 * did.
 */
export type FoundExecution = Answer<Execution> | { readonly kind: 'unproved'; readonly txHash: ChainTxHash }

/** Reads a contract's own claims as a token. `missing`: no code at the address. */
export type ReadToken = (address: Address, signal?: AbortSignal) => Promise<Answer<TokenOnChain>>

/** Signatures of one hash, to be checked by a Safe. */
export type SignatureQuestion = {
  readonly safe: Address
  readonly hash: Hex
  /** The bytes that hash to `hash`. Safes before 1.5.0 pass them to owners that are contracts. */
  readonly data: Hex
  /** The signatures, each as the Safe accepts it alone. */
  readonly signatures: readonly Hex[]
  /** Null: the newest. */
  readonly blockNumber: bigint | null
}

/** The kind of an account, by the code at its address. */
export type AccountCode =
  /** No code: its key signs and sends. */
  | { readonly kind: 'externallyOwned' }
  /** An EIP-7702 delegation: its key still signs and sends, and others can submit what it has signed. */
  | { readonly kind: 'delegated' }
  /** `singleton`: storage slot 0 read as an address. It is the code that runs if this is a Safe's proxy. */
  | { readonly kind: 'contract'; readonly singleton: Address }

/** Reads ordinary accounts of one chain through our own RPC: never through the wallet. */
export type WalletChain = {
  readAccount(address: Address, signal?: AbortSignal): Promise<Answer<AccountOnChain>>
  /** Reads a transaction, mined or pending. `missing`: unknown to the node. */
  getTransaction(txHash: ChainTxHash, signal?: AbortSignal): Promise<Answer<ChainTransaction>>
  /** Reads a receipt. `missing`: not in a block. */
  getReceipt(txHash: ChainTxHash, wallet: Address, signal?: AbortSignal): Promise<Answer<ChainReceipt>>
  /**
   * Finds the mined transaction by which the account used this nonce. `missing`: the nonce is unused, or was used
   * without a transaction of its own.
   *
   * @param fromBlock - A block at which the nonce was unused.
   */
  findByNonce(
    address: Address,
    nonce: number,
    fromBlock: bigint | null,
    signal?: AbortSignal,
  ): Promise<Answer<ChainTransaction>>
  /**
   * Finds the transactions with ERC-20 transfers out of an account to one of the recipients, oldest first, in the first
   * 10,000 blocks from `fromBlock` on.
   */
  findTransfers(query: TransferQuery, signal?: AbortSignal): Promise<Answer<readonly ChainTxHash[]>>
  /** Compares what the configured nodes show, one by one. `unreachable` while no second node responds. */
  compareReceipts(
    claims: readonly ReceiptClaim[],
    wallet: Address,
    signal?: AbortSignal,
  ): Promise<Answer<NodeVerdict>>
  /**
   * Reads the calls that the account made in a mined transaction and that were not reverted. `missing`: the node cannot
   * trace.
   */
  readCallsMade(txHash: ChainTxHash, wallet: Address, signal?: AbortSignal): Promise<Answer<readonly Call[]>>
  /** Reads what decides whether a mined transaction can have paid another account. `missing`: not in a block. */
  readMinedContext(query: ContextQuery, signal?: AbortSignal): Promise<Answer<MinedContext>>
  readonly readRises: ReadRises
  /** Lists the account's transactions in the node's pending block. Many nodes show none. */
  listPending(address: Address, signal?: AbortSignal): Promise<Answer<readonly ChainTransaction[]>>
}

/** Transfers of some tokens from one account to some others. */
type TransferQuery = {
  readonly from: Address
  readonly tokens: readonly Address[]
  readonly recipients: readonly Address[]
  readonly fromBlock: bigint
}

/** The names of ENS, read on Ethereum through our own RPC. */
export type NameService = {
  /** Resolves a name for one chain. Never rejects, unless it is aborted. */
  resolve(typed: string, chainId: number, signal?: AbortSignal): Promise<NameAnswer>
}

export type NameAnswer =
  | {
      readonly kind: 'found'
      /** The name in its normal form (ENSIP-15). */
      readonly name: string
      /** EIP-55 checksummed. */
      readonly address: Address
      /** `ethereum`: the name has no address of its own for this chain; this one is for Ethereum. */
      readonly recordOf: 'chain' | 'ethereum'
    }
  /** Not registered, or without an address. */
  | { readonly kind: 'missing'; readonly name: string }
  /** Not a valid spelling of a name. */
  | { readonly kind: 'invalid' }
  /** Its records are on a server that this page never contacts. */
  | { readonly kind: 'offchain'; readonly name: string }
  | { readonly kind: 'unreachable'; readonly reason: string }
