import type { Answer } from '../../core/answer'
import type { ListPage } from '../../core/queue/listPage'
import type { SafeTxRecord } from '../../core/safe/safeTx'

/** One answer of the service's list of a Safe, for everything that is followed. */
export type Listed = {
  /** Grows with each answer. */
  readonly id: number
  /** When the request left. */
  readonly askedAtMs: number
  readonly atMs: number
  /** The lowest nonce requested; null: the newest page. */
  readonly nonceFrom: bigint | null
  readonly answer: Answer<ListPage<SafeTxRecord>>
  /** When this browser had the list before that; null: never, as far as it knows. */
  readonly previousAtMs: number | null
}
