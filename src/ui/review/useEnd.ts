import { createContext, use } from 'react'
import type { TxEnd } from '../../core/review/txEnd'

/** Holds what has become of the transaction under review, for the tense of whatever is said of it. */
export const EndContext = createContext<TxEnd>('open')

/** Returns whether there is anything left to warn of or to ask for. */
export function stageOf(end: TxEnd): 'open' | 'over' {
  return end === 'open' ? 'open' : 'over'
}

/** Returns what has become of the transaction under review. */
export function useEnd(): TxEnd {
  return use(EndContext)
}
