import type { Address } from 'viem'
import type { RecordedTx } from './recordedTx'

/** An execution with its signers, which take 3 to 8 ms each to recover. */
export type ReadExecution = {
  readonly recorded: RecordedTx
  /** Null: the signatures are unknown. */
  readonly signers: readonly Address[] | null
}
