import type { QueueSafe, RowCheck } from '../core/queue/checkRow'
import type { SafeTxRecord } from '../core/safe/safeTx'

/** Checks rows of a queue off the main thread. */
export type RowWorker = {
  /** Rejects when the worker could not start, or has ended. */
  check(record: SafeTxRecord, safe: QueueSafe): Promise<RowCheck>
  close(): void
}
