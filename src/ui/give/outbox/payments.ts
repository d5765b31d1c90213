import type { Hex } from 'viem'
import { isAskedAgain, isProposal, type Intent } from '../../../core/outbox/intent'
import type { Shown } from '../../../core/outbox/state'

/** How far one payment has come on its way out. What becomes of it on the chain is the tracked list's to say. */
export type PaymentStage =
  | 'out'
  /** The wallet is showing it. */
  | 'shown'
  /** It left for the wallet, and the answer was lost. */
  | 'lost'
  | 'next'
  | 'later'

/** A state in which it is known what was to be sent. */
export type ShownWithIntent = Extract<Shown, { readonly intent: unknown }>

/** Where a gift stands between the first request and the last. A proposal is one request for all, like a batch. */
export type Progress = {
  /** How many payments the gift makes. */
  readonly count: number
  /** How many went out. */
  readonly sent: number
  /** The payment that was asked for, else the first that has not gone out. Null for a batch and a proposal. */
  readonly place: number | null
  readonly isBatch: boolean
  /** It is out, was asked for again, and the wallet may still show that request. */
  readonly isAgain: boolean
  readonly askedAtMs: number
  /** What a wallet answered for a Safe, where it did. */
  readonly answeredHash: Hex | undefined
  /** When the Safe said no, where it did. */
  readonly rejectedAtMs: number | undefined
}

/** Where the gift on the screen stands. */
export function progressOf(shown: ShownWithIntent): Progress {
  const { intent } = shown
  const { way, asked } = sendingOf(intent)
  return {
    count: intent.calls.length,
    sent: sentPlaces(shown).length,
    place: currentPlace(shown),
    isBatch: way === 'batch',
    isAgain: isAskedAgain(sendingOf(intent)),
    askedAtMs: asked?.askedAtMs ?? intent.startedAtMs,
    answeredHash: isProposal(intent) ? intent.answeredHash : undefined,
    rejectedAtMs: isProposal(intent) ? intent.rejectedAtMs : undefined,
  }
}

function sendingOf(intent: Intent) {
  return isProposal(intent) ? ({ way: 'batch', sent: [], asked: null } as const) : intent
}

/** The places of the payments that went out. */
export function sentPlaces({ kind, intent }: ShownWithIntent): readonly number[] {
  return kind === 'sent' || kind === 'proposed'
    ? intent.calls.map((_, index) => index)
    : sendingOf(intent).sent.map(({ index }) => index)
}

/** Where the sequence is: the payment that was asked for, else the first that has not gone out. Null for a batch. */
export function currentPlace(shown: ShownWithIntent): number | null {
  const { way, asked } = sendingOf(shown.intent)
  if (way === 'batch') return null
  const sent = sentPlaces(shown)
  const first = shown.intent.calls.findIndex((_, index) => !sent.includes(index))
  return asked?.index ?? (first === -1 ? null : first)
}

/** What the payment is that a gift stands at, or all of a batch. */
const stageAt: Readonly<Record<ShownWithIntent['kind'], PaymentStage>> = {
  checking: 'next',
  asking: 'shown',
  unknown: 'lost',
  paused: 'next',
  proposed: 'out',
  sent: 'out',
  rejected: 'later',
}

/** One stage for each payment, in their order. */
export function paymentStages(shown: ShownWithIntent): readonly PaymentStage[] {
  const { calls } = shown.intent
  const { way } = sendingOf(shown.intent)
  const sent = sentPlaces(shown)
  const current = currentPlace(shown)
  const stage = stageAt[shown.kind]
  return calls.map((_, index) => {
    if (sent.includes(index)) return 'out'
    if (way === 'sequence' && index !== current) return 'later'
    return stage === 'next' && (way === 'batch' || calls.length === 1) ? 'later' : stage
  })
}
