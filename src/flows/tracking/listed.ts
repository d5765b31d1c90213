import type { Answer } from '../../core/answer'
import type { ListPage } from '../../core/queue/listPage'
import type { SafeTxRecord } from '../../core/safe/safeTx'

/** One response with the service's list of a Safe, for all tracked items. */
export type Listed = {
  /** Grows with each response. */
  readonly id: number
  /** Time of the request. */
  readonly askedAtMs: number
  readonly atMs: number
  /** The lowest nonce requested; null: the newest page. */
  readonly nonceFrom: bigint | null
  readonly answer: Answer<ListPage<SafeTxRecord>>
  /** Time of this browser's previous list; null: none known. */
  readonly previousAtMs: number | null
}
