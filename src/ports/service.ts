import type { Address, Hex } from 'viem'
import type { ListPage } from '../core/queue/listPage'
import type {
  SafeMessageHash,
  SafeMessageRecord,
  SafeTx,
  SafeTxHash,
  SafeTxRecord,
} from '../core/safe/safeTx'
import type { Answer } from '../core/answer'

/** Which page of a list: by default the first, of 100 rows. */
export type PageOptions = {
  readonly limit?: number
  readonly offset?: number
  /** By default `onScreen`, because a user waits: it is sent before `background` requests. */
  readonly priority?: 'onScreen' | 'background'
}

export type ListOptions = PageOptions & {
  readonly nonceFrom?: bigint
  readonly nonce?: bigint
  /** Only what the service takes for executed, or only what it does not. */
  readonly executed?: boolean
  /** By default `newestNonce`, and of one nonce the newest record first. `nextNonce`: what executes next comes first. */
  readonly order?: 'newestNonce' | 'nextNonce'
}

/** The Safe transaction service of one chain. */
export type SafeService = {
  /** How long the next request would have to wait to keep within this tab's budget, in ms; 0: it leaves at once. */
  waitMs(priority?: 'onScreen' | 'background'): number
  getTransaction(safeTxHash: SafeTxHash, signal?: AbortSignal): Promise<Answer<SafeTxRecord>>
  /** Every row that the service lists, untrusted (unsigned) and unreadable ones included. */
  listTransactions(
    safe: Address,
    options: ListOptions,
    signal?: AbortSignal,
  ): Promise<Answer<ListPage<SafeTxRecord>>>
  /** Off-chain messages, newest first. Rows as in `listTransactions`. */
  listMessages(
    safe: Address,
    options: PageOptions,
    signal?: AbortSignal,
  ): Promise<Answer<ListPage<SafeMessageRecord>>>
  getMessage(messageHash: SafeMessageHash, signal?: AbortSignal): Promise<Answer<SafeMessageRecord>>
  /** The Safes that name this address as an owner, by the service's word. */
  listSafesOf(owner: Address, signal?: AbortSignal): Promise<Answer<readonly Address[]>>
}

/** The tokens that the service names as held by a Safe. Addresses alone: what they are, the chain says. */
export type HeldTokens = (safe: Address) => Promise<Answer<readonly Address[]>>

/** The result of a write to the service. */
export type WriteResult =
  | { readonly kind: 'done' }
  /** The service refused it, with its own words. A retry changes nothing. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** Outcome unknown. Every write is idempotent. */
  | { readonly kind: 'unreachable'; readonly reason: string }

/** What owners write to the transaction service of one chain. A write leaves before every read. */
export type SafeServiceWriter = {
  confirm(safeTxHash: SafeTxHash, signature: Hex): Promise<WriteResult>
  /** Also for a transaction that is there already: it then adds the signature. */
  propose(proposal: {
    readonly safe: Address
    readonly tx: SafeTx
    readonly safeTxHash: SafeTxHash
    readonly sender: Address
    readonly signature: Hex
  }): Promise<WriteResult>
  /** Takes a proposal out of the queue. The signatures that were given stay valid on chain. */
  remove(safeTxHash: SafeTxHash, signature: Hex): Promise<WriteResult>
}
