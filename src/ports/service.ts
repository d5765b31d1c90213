import type { Address } from 'viem'
import type { SafeMessageHash, SafeMessageRecord, SafeTxHash, SafeTxRecord } from '../core/safe/safeTx'
import type { Answer } from '../core/answer'

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
