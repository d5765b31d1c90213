import type { Address, Hex } from 'viem'
import type { AssetId } from './core/giving/gift'
import type {
  Call,
  ChainTxHash,
  ExecutedTx,
  Execution,
  SafeMessageHash,
  SafeMessageRecord,
  SafeOnChain,
  SafeTx,
  SafeTxHash,
  SafeTxRecord,
} from './core/safe/safeTx'
import type { ExecutionClaim, NodeVerdict } from './core/tracking/observation'
import type { TokenTransfer } from './core/safe/tokenTransfers'
import type { AuthNonce, AuthSession, AuthVerdict, SignMessageResult } from './core/signIn/authAnswers'

/**
 * What somebody else's system said. A time-out, a 429 or a network error is `unreachable`, and never `missing`:
 * only a clear "not there" of the system itself is.
 */
export type Answer<T> =
  | { readonly kind: 'found'; readonly value: T }
  | { readonly kind: 'missing' }
  | {
      readonly kind: 'unreachable'
      /** One sentence for a person. */
      readonly reason: string
      /** How long the system asked us to wait, where it could be read. */
      readonly retryAfterMs?: number
    }

/** What a sender gives back, tagged with what it is, so that a safeTxHash is never looked up as a chain hash. */
export type TxHandle =
  | { readonly kind: 'safeTx'; readonly safeTxHash: SafeTxHash }
  | { readonly kind: 'chainTx'; readonly txHash: ChainTxHash }
  | { readonly kind: 'calls'; readonly id: string }
  /** 32 bytes of a wallet that stands for a contract account: a safeTxHash or a chain hash, until it has been looked up. */
  | { readonly kind: 'unknownHash'; readonly hash: Hex }

/** What the host page says about the Safe. Claims, until `checkSafe` has compared them with the chain. */
export type HostSafeInfo = {
  readonly safe: Address
  readonly chainId: number
  readonly owners: readonly Address[]
  readonly threshold: number
  /** Nobody who may sign is connected in the host. */
  readonly isReadOnly: boolean
  /** Null where the host does not tell. */
  readonly nonce: bigint | null
  readonly version: string | null
}

/** The answer to a proposal: the hash, or why there is none. `rejected` means that a person said no. */
export type ProposeResult =
  | { readonly kind: 'proposed'; readonly handle: TxHandle }
  | { readonly kind: 'rejected' }
  /** The Safe was never asked, or could not have taken it: there is surely no proposal. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** Nobody knows whether there is a proposal now. */
  | { readonly kind: 'failed'; readonly reason: string }

/** The page around us: Safe{Wallet}, or another host that speaks its protocol. */
export type HostChannel = {
  /** Asks for the Safe anew; unreachable after the time limit. */
  getInfo(signal?: AbortSignal): Promise<Answer<HostSafeInfo>>
  /** Asks the Safe to propose these calls as one transaction. May take as long as a person takes; never sends twice. */
  propose(calls: readonly Call[]): Promise<ProposeResult>
  /** The host's view of one transaction (getTxBySafeTxHash). */
  getTransaction(safeTxHash: SafeTxHash, signal?: AbortSignal): Promise<Answer<SafeTxRecord>>
  /**
   * Called when the host names a proposal, also in answer to the document before a reload. A hint to look, and never an
   * answer. Returns how to stop.
   */
  onAnswer(listener: () => void): () => void
}

/** What came back from the page around us, already checked for shape and sender. */
export type HandshakeAnswer =
  | { readonly kind: 'answer'; readonly info: HostSafeInfo; readonly origin: string }
  /** A page that is not on the list of Safe hosts answered. */
  | { readonly kind: 'refused'; readonly origin: string }

/** The first question to the page around us, asked by the inline script before any bundle is there. */
export type HostHandshake = {
  /** False at the top level of a tab: nobody is there to answer. */
  readonly framed: boolean
  /** Called for each answer, at once for one that is there already. Answers how to stop. */
  subscribe(listener: (answer: HandshakeAnswer) => void): () => void
  /** Asks again, with new ids. */
  retry(): void
}

/** The Safe transaction service of one chain. */
export type SafeService = {
  /** How long the next request would have to wait to keep within this tab's budget, in ms; 0: it leaves at once. */
  waitMs(): number
  getTransaction(safeTxHash: SafeTxHash, signal?: AbortSignal): Promise<Answer<SafeTxRecord>>
  /** Newest nonce first. Untrusted (unsigned) records are included. */
  listTransactions(
    safe: Address,
    options: { readonly nonceFrom?: bigint; readonly nonce?: bigint; readonly limit?: number },
    signal?: AbortSignal,
  ): Promise<Answer<readonly SafeTxRecord[]>>
  getMessage(messageHash: SafeMessageHash, signal?: AbortSignal): Promise<Answer<SafeMessageRecord>>
}

/** One chain, read through our own RPC. */
export type ChainReader = {
  readonly chainId: number
  /** `missing` when there is no code at the address. `unreachable` too when the node is on another chain than ours. */
  readSafe(safe: Address, signal?: AbortSignal): Promise<Answer<SafeOnChain>>
  /**
   * The Safe's own ExecutionSuccess / ExecutionFailure event for this safeTxHash. `txHash`: where a service says that
   * it was executed, looked at first; the event has to be there all the same. `fromBlock`: where to look otherwise.
   * `missing` only when all blocks from there on were searched; a long search goes on with each call.
   */
  findExecution(
    safe: Address,
    safeTxHash: SafeTxHash,
    where: { readonly fromBlock: bigint | null; readonly txHash: ChainTxHash | null },
    signal?: AbortSignal,
  ): Promise<Answer<Execution>>
  /** What the tokens say has left the Safe by this transaction; `missing` when the receipt does not tell of it. */
  readTransfers(
    executed: { readonly safe: Address; readonly safeTxHash: SafeTxHash; readonly txHash: ChainTxHash },
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
  /** The contract that answers for the Safe what the Safe itself does not (EIP-1271); `missing`: none is set. */
  readFallbackHandler(safe: Address, signal?: AbortSignal): Promise<Answer<Address>>
  /** `keccak256` of the code at the address; `missing` when there is none. */
  readCodeHash(address: Address, signal?: AbortSignal): Promise<Answer<Hex>>
  /** The Safe's own `getTransactionHash`, to compare with ours. */
  readTransactionHash(safe: Address, tx: SafeTx, signal?: AbortSignal): Promise<Answer<SafeTxHash>>
  /** Who acts for an address, by the code that is there. */
  readAccountCode(address: Address, signal?: AbortSignal): Promise<Answer<AccountCode>>
  /**
   * What the transaction with this hash has executed of the Safe's own. `missing`: the chain has none with this hash, or
   * not in a block yet.
   */
  readExecuted(safe: Address, hash: Hex, signal?: AbortSignal): Promise<Answer<ExecutedTx>>
}

/** What the code at an address tells about who acts for it. */
export type AccountCode =
  /** No code: its key signs and sends. */
  | { readonly kind: 'externallyOwned' }
  /** An EIP-7702 delegation: its key signs and sends as it always did, and others can carry what it has signed. */
  | { readonly kind: 'delegated' }
  /** `singleton`: storage slot 0 read as an address. It is the code that runs if this is a Safe's proxy. */
  | { readonly kind: 'contract'; readonly singleton: Address }

/** A string store that never throws. */
export type KeyValueStorage = {
  /** False: the last write is only in memory, and the screen says so. */
  readonly isDurable: boolean
  /** The browser denies storage altogether: a reload finds nothing, whenever it was written. */
  readonly isDenied: boolean
  get(key: string): string | null
  /** Returns whether a reload would find `value`. If not, `get` still returns it until the page goes. */
  set(key: string, value: string): boolean
  /**
   * All or nothing, for what must be stored before money can move. False: no room, and nothing changed. Where storage is
   * denied memory counts as stored: no reload brings anything back that could be given again.
   */
  keep(key: string, value: string): boolean
  /** Whether a reload finds what `get` returns. Always true where storage is denied. */
  isKept(key: string): boolean
  remove(key: string): void
  keys(): readonly string[]
  /** Called when another tab of this origin, or another account of this page, changed a key. Answers how to stop. */
  subscribe(onChange: (key: string) => void): () => void
}

/**
 * Of all tabs of this browser one at a time may ask for an account. Storage alone cannot see to it: each tab reads a
 * copy, and what another one writes comes later.
 */
export type TabTurns = {
  /**
   * True: it is this tab's turn, until `over` is aborted or the page goes; what another tab wrote in its turn can be read
   * here. False: it is another tab's. Where the browser cannot tell, it is always this tab's.
   */
  take(name: string, over: AbortSignal): Promise<boolean>
}

export type Clock = {
  nowMs(): number
  /** Resolves after the time, or at once when aborted (rejecting with the signal's reason). */
  sleep(ms: number, signal?: AbortSignal): Promise<void>
  /** 0 (inclusive) to 1 (exclusive), for jitter. */
  random(): number
  /** The tab can be seen. */
  isVisible(): boolean
  /** Called each time the visible tab is shown, gets the focus or is back online. Returns how to stop. */
  onVisible(listener: () => void): () => void
}

/** Reads one text file of our own origin; unreachable after the time limit. */
export type FetchText = (signal?: AbortSignal) => Promise<Answer<string>>

/** The operator's sign-in service (docs/sign-in.md). */
export type AuthService = {
  getNonce(signal?: AbortSignal): Promise<Answer<AuthNonce>>
  /** `missing`: nobody is signed in in this browser. */
  getSession(signal?: AbortSignal): Promise<Answer<AuthSession>>
  verify(
    signed: { readonly message: string; readonly signature: Hex; readonly secret: string },
    signal?: AbortSignal,
  ): Promise<AuthVerdict>
  /** `found`: nobody is signed in any more. */
  signOut(signal?: AbortSignal): Promise<Answer<null>>
}

/** Whoever signs for an account: the page around us for a Safe, or a wallet. Waits for a person as long as that takes. */
export type MessageSigner = {
  signMessage(message: string): Promise<SignMessageResult>
}
