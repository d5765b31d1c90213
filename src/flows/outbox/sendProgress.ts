import { keccak256, toHex, type Hex } from 'viem'
import type { AskedCall, SendIntent, SendState } from '../account/walletAccount'

/** The first payment that has not gone out; null: all have. */
export function firstUnsent({ calls, sent }: Pick<SendIntent, 'calls' | 'sent'>): number | null {
  const index = calls.findIndex((_call, at) => !sent.some((each) => each.index === at))
  return index < 0 ? null : index
}

/** Whether both are one request to the wallet: of one gift, no two are made at the same moment. */
export function isSameAsked(one: AskedCall | null, other: AskedCall | null): boolean {
  return one?.index === other?.index && one?.askedAtMs === other?.askedAtMs
}

/** Whether a payment that is out has been asked for once more, and the wallet may still be showing that. */
export function isAskedAgain({ asked, sent }: Pick<SendIntent, 'asked' | 'sent'>): boolean {
  return asked !== null && sent.some(({ index }) => index === asked.index)
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
