import type { Address, Hex } from 'viem'
import type { AssetId } from '../core/giving/gift'
import type { SafeSetup } from '../core/review/safeSetup'
import type { MinedContext } from '../core/safe/minedContext'
import type {
  Call,
  ChainTxHash,
  ExecutedTx,
  Execution,
  SafeOnChain,
  SafeTx,
  SafeTxHash,
} from '../core/safe/safeTx'
import type { SignatureVerdict } from '../core/safe/signatureVerdict'
import type { ExecutionClaim, NodeVerdict, ReceiptClaim } from '../core/tracking/observation'
import type { TokenTransfer } from '../core/safe/tokenTransfers'
import type { TokenOnChain } from '../core/tokens/judgeToken'
import type { AccountOnChain, ChainReceipt, ChainTransaction } from '../core/wallet/chainAccount'
import type { Answer } from '../core/answer'

/** One chain, read through our own RPC. */
export type ChainReader = {
  readonly chainId: number
  /** `missing` when there is no code at the address. `unreachable` too when the node is on another chain than ours. */
  readSafe(safe: Address, signal?: AbortSignal): Promise<Answer<SafeOnChain>>
  /**
   * What the Safe is at one block: who controls it, which code it runs and what else can move its funds. `missing` when
   * there is no code at the address. A part that could not be read says why, and the others are there.
   */
  readSetup(safe: Address, signal?: AbortSignal): Promise<Answer<SafeSetup>>
  /**
   * The Safe's own ExecutionSuccess / ExecutionFailure event for this safeTxHash. `txHash`: where a service says that
   * it was executed, searched first; the event has to be there all the same. `fromBlock`: where to search otherwise.
   * `missing` only when all blocks from there on were searched; a long search continues with each call. The event counts
   * once it is bound to a call that Safe's own code carried out. `nonce`: of the transaction, where it is known.
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
  /** The ERC-20 transfers out of the Safe in this transaction's event log; `missing` when the receipt does not hold it. */
  readTransfers(
    executed: {
      readonly safe: Address
      readonly safeTxHash: SafeTxHash
      readonly txHash: ChainTxHash
      /** Of its event among the logs, as `findExecution` says. */
      readonly at?: number | undefined
    },
    signal?: AbortSignal,
  ): Promise<Answer<readonly TokenTransfer[]>>
  /** Asks the configured nodes one by one whether they show the same; `unreachable` while no second one answers. */
  compareNodes(claim: ExecutionClaim, signal?: AbortSignal): Promise<Answer<NodeVerdict>>
  /** In base units, in the order asked. One asset that cannot be read is null, the others are still given. */
  readBalances(
    owner: Address,
    assets: readonly AssetId[],
    signal?: AbortSignal,
  ): Promise<Answer<readonly (bigint | null)[]>>
  /** EIP-1271 `isValidSignature(bytes32,bytes)` of a Safe or another contract; a revert is `false`. */
  isValidSignature(
    contract: Address,
    hash: Hex,
    signature: Hex,
    signal?: AbortSignal,
  ): Promise<Answer<boolean>>
  /** The same in the form of Safes before 1.5.0, `isValidSignature(bytes,bytes)`: asked over the bytes, not their hash. */
  isValidLegacySignature(
    contract: Address,
    data: Hex,
    signature: Hex,
    signal?: AbortSignal,
  ): Promise<Answer<boolean>>
  /** The Safe's `approvedHashes`: which of the owners have approved the hash by a transaction of their own. */
  readApprovals(
    safe: Address,
    hash: Hex,
    owners: readonly Address[],
    signal?: AbortSignal,
  ): Promise<Answer<readonly Address[]>>
  /**
   * What the Safe's own code says of each signature, in the order asked; one that could not be checked says why.
   * `unreachable` as a whole for a contract that accepts anything. Safes before 1.3.0 cannot be asked.
   */
  checkSignatures(
    question: SignatureQuestion,
    signal?: AbortSignal,
  ): Promise<Answer<readonly Answer<SignatureVerdict>[]>>
  /** The Safe's fallback handler, which implements EIP-1271 for it; `missing`: none is set. */
  readFallbackHandler(safe: Address, signal?: AbortSignal): Promise<Answer<Address>>
  /** When the block was made, in ms; `missing`: the node does not have it. */
  readBlockTime(block: bigint, signal?: AbortSignal): Promise<Answer<number>>
  /** `keccak256` of the code at the address; `missing` when there is none. */
  readCodeHash(address: Address, signal?: AbortSignal): Promise<Answer<Hex>>
  /** The Safe's own `getTransactionHash`, to compare with ours. */
  readTransactionHash(safe: Address, tx: SafeTx, signal?: AbortSignal): Promise<Answer<SafeTxHash>>
  /** What a unit of gas costs at present, in wei. */
  readGasPrice(signal?: AbortSignal): Promise<Answer<bigint>>
  /** The kind of account at an address, by its code. */
  readAccountCode(address: Address, signal?: AbortSignal): Promise<Answer<AccountCode>>
  /**
   * What the transaction with this hash has executed of the Safe's own. `missing`: the chain has none with this hash, or
   * not in a block yet.
   */
  readExecuted(safe: Address, hash: Hex, signal?: AbortSignal): Promise<Answer<ExecutedTx>>
  /** What tells whether a mined transaction can have paid somebody else; `missing`: it is not in a block. */
  readMinedContext(query: ContextQuery, signal?: AbortSignal): Promise<Answer<MinedContext>>
}

/** A transaction, and the addresses of which it matters whether they had code when it ran. */
export type ContextQuery = { readonly txHash: ChainTxHash; readonly addresses: readonly Address[] }

/** `unproved`: the Safe's address emitted such an event, and nothing proves that Safe's own code did. */
export type FoundExecution = Answer<Execution> | { readonly kind: 'unproved'; readonly txHash: ChainTxHash }

/** What a contract says of itself as a token; `missing` when there is no code at the address. */
export type ReadToken = (address: Address, signal?: AbortSignal) => Promise<Answer<TokenOnChain>>

/** Signatures of one hash, to be checked by a Safe. */
export type SignatureQuestion = {
  readonly safe: Address
  readonly hash: Hex
  /** What hashes to it: Safes before 1.5.0 show it to owners that are contracts. */
  readonly data: Hex
  /** Each as the Safe takes it alone. */
  readonly signatures: readonly Hex[]
  /** Null: the newest. */
  readonly blockNumber: bigint | null
}

/** The kind of an account, by the code at its address. */
export type AccountCode =
  /** No code: its key signs and sends. */
  | { readonly kind: 'externallyOwned' }
  /** An EIP-7702 delegation: its key signs and sends as it always did, and others can carry what it has signed. */
  | { readonly kind: 'delegated' }
  /** `singleton`: storage slot 0 read as an address. It is the code that runs if this is a Safe's proxy. */
  | { readonly kind: 'contract'; readonly singleton: Address }

/** Reads ordinary accounts of one chain through our own RPC: never through the wallet. */
export type WalletChain = {
  readAccount(address: Address, signal?: AbortSignal): Promise<Answer<AccountOnChain>>
  /** In a block or waiting. `missing`: the node does not know it. */
  getTransaction(txHash: ChainTxHash, signal?: AbortSignal): Promise<Answer<ChainTransaction>>
  /** `missing`: not in a block. */
  getReceipt(txHash: ChainTxHash, wallet: Address, signal?: AbortSignal): Promise<Answer<ChainReceipt>>
  /**
   * The transaction in a block by which the account used this nonce. `missing`: it is unused, or was used without a
   * transaction of its own. `fromBlock`: it was unused there.
   */
  findByNonce(
    address: Address,
    nonce: number,
    fromBlock: bigint | null,
    signal?: AbortSignal,
  ): Promise<Answer<ChainTransaction>>
  /** Asks the configured nodes one by one whether they show the same; `unreachable` while no second one answers. */
  compareReceipts(
    claims: readonly ReceiptClaim[],
    wallet: Address,
    signal?: AbortSignal,
  ): Promise<Answer<NodeVerdict>>
  /** The calls that the account made in a mined transaction, and that lasted. `missing`: the node cannot trace. */
  readCallsMade(txHash: ChainTxHash, wallet: Address, signal?: AbortSignal): Promise<Answer<readonly Call[]>>
  /** What tells whether a mined transaction can have paid somebody else; `missing`: it is not in a block. */
  readMinedContext(query: ContextQuery, signal?: AbortSignal): Promise<Answer<MinedContext>>
  /** Those of the account that the node shows in its pending block. Many nodes show none. */
  listPending(address: Address, signal?: AbortSignal): Promise<Answer<readonly ChainTransaction[]>>
}
