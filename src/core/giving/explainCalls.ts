import { isAddressEqual } from 'viem'
import type { Call } from '../safe/safeTx'
import { m as messages } from './messages'
import { type CallFault, readGifts, type ReadingContext } from './readGifts'
import type { TrackedGift } from './trackedGift'
import { type Gift, ownNameOf } from './gift'

const m = messages.calls

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

/**
 * Adds the giver's own names to gifts that were read from calls. Recipients in the directory keep its name.
 *
 * @param intended - Gifts that the calls were built from, in the same order.
 */
export function withOwnNames(
  gifts: readonly TrackedGift[],
  intended: readonly Gift[],
): readonly TrackedGift[] {
  return gifts.map((gift, at) => {
    const own = intended[at]
    const isOwn =
      gift.causeId === null && own?.causeId === null && isAddressEqual(own.recipient, gift.recipient)
    return isOwn ? { ...gift, payeeName: ownNameOf(own) } : gift
  })
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
