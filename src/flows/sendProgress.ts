import { keccak256, toHex, type Hex } from 'viem'
import type { SendIntent, SendState } from './walletAccount'

/** The first payment that has not gone out; null: all have. */
export function firstUnsent({ calls, sent }: Pick<SendIntent, 'calls' | 'sent'>): number | null {
  const index = calls.findIndex((_call, at) => !sent.some((each) => each.index === at))
  return index < 0 ? null : index
}

/** Whether the state on the screen is still about this intent. */
export function isAboutSend(state: SendState, { id }: Pick<SendIntent, 'id'>): boolean {
  return 'intent' in state && state.intent.id === id
}

/** Something that is not this gift is on its way, so that the screen is not free. */
export function isBusySending(state: SendState, intent: Pick<SendIntent, 'id'>): boolean {
  const isOpen = state.kind === 'checking' || state.kind === 'asking' || state.kind === 'unknown'
  return (isOpen || state.kind === 'paused') && !isAboutSend(state, intent)
}

/** Our own name for the batch of an intent: under it the wallet can be asked when its answer was lost. */
export function batchId({ id }: Pick<SendIntent, 'id'>): Hex {
  return keccak256(toHex(id))
}
