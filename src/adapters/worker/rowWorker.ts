import { checkRow, type QueueSafe, type RowCheck } from '../../core/queue/checkRow'
import type { SafeTxRecord } from '../../core/safe/safeTx'

/** A message to the worker. */
export type RowQuestion = { readonly id: number; readonly record: SafeTxRecord; readonly safe: QueueSafe }

/** A message from the worker. */
export type RowAnswer =
  | { readonly id: number; readonly check: RowCheck }
  | { readonly id: number; readonly failed: string }

addEventListener('message', ({ data }: MessageEvent<RowQuestion>) => {
  postMessage(answerTo(data))
})

function answerTo({ id, record, safe }: RowQuestion): RowAnswer {
  try {
    const steps = checkRow(record, safe)
    for (;;) {
      const { done, value } = steps.next()
      if (done === true) return { id, check: value }
    }
  } catch (error) {
    return { id, failed: String(error) }
  }
}
