import type { Call } from '../safe/safeTx'
import { m } from './callMessages'
import { type CallFault, readGifts, type ReadingContext } from './readGifts'
import type { TrackedGift } from './trackedGift'

export type ExplainedCalls =
  | { readonly kind: 'readable'; readonly gifts: readonly TrackedGift[] }
  /** No call is shown as a gift. The reason names the call, counted from 1. */
  | { readonly kind: 'unreadable'; readonly reason: string }

/** Decodes the gifts of calls from their bytes alone, or returns why they cannot be decoded. */
export function explainCalls(calls: readonly Call[], context: ReadingContext): ExplainedCalls {
  const read = readGifts(calls, context)
  if (read.kind === 'readable') return read
  const { place, fault } = read
  return {
    kind: 'unreadable',
    reason: fault === null ? m.none : m.call(place, calls.length, faultWords(fault)),
  }
}

/** Returns the end of a sentence that begins with the call. */
function faultWords(fault: CallFault): string {
  switch (fault.code) {
    case 'noAddress':
    case 'bytes':
    case 'zero':
    case 'safe':
      return m[fault.code]
    case 'contract':
    case 'nothing':
      return m[fault.code](fault.address)
    case 'coin':
      return m.coin(fault.coin, fault.token)
    case 'notTransfer':
    case 'noAmount':
    case 'toZero':
    case 'toSafe':
    case 'toToken':
      return m[fault.code](fault.token)
  }
}
