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

/** Page of a list: by default the first, of 100 rows. */
export type PageOptions = {
  readonly limit?: number
  readonly offset?: number
  /** Priority, by default `onScreen`, because a user waits: sent before `background` requests. */
  readonly priority?: 'onScreen' | 'background'
}

export type ListOptions = PageOptions & {
  readonly nonceFrom?: bigint
  readonly nonce?: bigint
  /** Only transactions that the service reports as executed, or only the others. */
  readonly executed?: boolean
  /**
   * By default `newestNonce`; of one nonce the newest record comes first. `nextNonce`: the next to execute comes first.
   */
  readonly order?: 'newestNonce' | 'nextNonce'
}

/** The Safe transaction service of one chain. */
export type SafeService = {
  /** Returns how long the next request waits to stay within this tab's budget, in ms. 0: sent at once. */
  waitMs(priority?: 'onScreen' | 'background'): number
  getTransaction(safeTxHash: SafeTxHash, signal?: AbortSignal): Promise<Answer<SafeTxRecord>>
  /** Lists every row of the service, untrusted (unsigned) and unreadable ones included. */
  listTransactions(
    safe: Address,
    options: ListOptions,
    signal?: AbortSignal,
  ): Promise<Answer<ListPage<SafeTxRecord>>>
  /** Lists off-chain messages, newest first. Rows as in `listTransactions`. */
  listMessages(
    safe: Address,
    options: PageOptions,
    signal?: AbortSignal,
  ): Promise<Answer<ListPage<SafeMessageRecord>>>
  getMessage(messageHash: SafeMessageHash, signal?: AbortSignal): Promise<Answer<SafeMessageRecord>>
  /** Lists the Safes that name this address as an owner. A claim of the service. */
  listSafesOf(owner: Address, signal?: AbortSignal): Promise<Answer<readonly Address[]>>
  /** Reads how many blocks the service's index is behind its node. `missing`: it does not tell. */
  getLag(signal?: AbortSignal): Promise<Answer<number>>
}

/** Lists the tokens that the service names as held by a Safe. Addresses only: the chain shows what they are. */
export type HeldTokens = (safe: Address) => Promise<Answer<readonly Address[]>>

/** Outcome of a write to the service. */
export type WriteResult =
  | { readonly kind: 'done' }
  /** Refused by the service, in its own words. A retry changes nothing. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** Outcome unknown. Every write is idempotent. */
  | { readonly kind: 'unreachable'; readonly reason: string }

/** Writes of owners to the transaction service of one chain. A write is sent before every read. */
export type SafeServiceWriter = {
  confirm(safeTxHash: SafeTxHash, signature: Hex): Promise<WriteResult>
  /** Proposes a transaction. If the service already has it, adds the signature. */
  propose(proposal: {
    readonly safe: Address
    readonly tx: SafeTx
    readonly safeTxHash: SafeTxHash
    readonly sender: Address
    readonly signature: Hex
  }): Promise<WriteResult>
  /** Removes a proposal from the queue. Its signatures stay valid on chain. */
  remove(safeTxHash: SafeTxHash, signature: Hex): Promise<WriteResult>
}
