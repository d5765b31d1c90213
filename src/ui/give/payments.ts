import type { SendState } from '../../flows/account/walletAccount'

/** How far one payment has come on its way out of the wallet. What becomes of it on the chain is the tracked list's to say. */
export type PaymentStage =
  | 'out'
  /** The wallet is showing it. */
  | 'shown'
  /** It left for the wallet, and the answer was lost. */
  | 'lost'
  | 'next'
  | 'later'

/** A state in which it is known what was to be sent. */
export type SendWithIntent = Extract<SendState, { readonly intent: unknown }>

/** The places of the payments that went out. */
export function sentPlaces(sending: SendWithIntent): readonly number[] {
  const { intent } = sending
  return sending.kind === 'sent'
    ? intent.calls.map((_, index) => index)
    : intent.sent.map(({ index }) => index)
}

/** Where the sequence is: the payment that was asked for, else the first that has not gone out. Null for a batch. */
export function currentPlace(sending: SendWithIntent): number | null {
  const { intent } = sending
  if (intent.way === 'batch') return null
  const sent = sentPlaces(sending)
  const first = intent.calls.findIndex((_, index) => !sent.includes(index))
  return intent.asked?.index ?? (first === -1 ? null : first)
}

/** What the payment is that a gift stands at, or all of a batch. */
const stageAt: Readonly<Record<SendWithIntent['kind'], PaymentStage>> = {
  checking: 'next',
  asking: 'shown',
  unknown: 'lost',
  paused: 'next',
  sent: 'out',
  rejected: 'later',
}

/** One stage for each payment, in their order. */
export function paymentStages(sending: SendWithIntent): readonly PaymentStage[] {
  const { calls, way } = sending.intent
  const sent = sentPlaces(sending)
  const current = currentPlace(sending)
  const stage = stageAt[sending.kind]
  return calls.map((_, index) => {
    if (sent.includes(index)) return 'out'
    if (way === 'sequence' && index !== current) return 'later'
    return stage === 'next' && (way === 'batch' || calls.length === 1) ? 'later' : stage
  })
}
