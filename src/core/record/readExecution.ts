import type { Address, Hex } from 'viem'
import type { RecordedTx } from './recordedTx'

/** An execution with its signers, which take 3 to 8 ms each to recover. */
export type ReadExecution = {
  readonly recorded: RecordedTx
  /** Null: the signatures are unknown. */
  readonly signers: readonly Address[] | null
}

/** `codeHash`: of the contract that made its payments; null: the Safe made them itself, or it was not read. */
export type ProvedExecution = ReadExecution & { readonly codeHash: Hex | null }
