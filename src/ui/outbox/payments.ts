import type { Hex } from 'viem'
import { isAskedAgain, isProposal, type Intent } from '../../core/outbox/intent'
import type { Shown } from '../../core/outbox/state'

/** Progress of a payment until it is out. The tracked list has its status on chain. */
export type PaymentStage =
  | 'out'
  /** The wallet is showing it. */
  | 'shown'
  /** Requested, and the response was lost. */
  | 'lost'
  | 'next'
  | 'later'

/** A state with an intent. */
export type ShownWithIntent = Extract<Shown, { readonly intent: unknown }>

/** Progress of a gift between its first and its last request. A proposal is one request for all, like a batch. */
export type Progress = {
  /** Number of payments of the gift. */
  readonly count: number
  /** Number of payments that went out. */
  readonly sent: number
  /** The requested payment, else the first that has not gone out. Null for a batch and a proposal. */
  readonly place: number | null
  readonly isBatch: boolean
  /** True when it is out and was requested again: the wallet may still show that request. */
  readonly isAgain: boolean
  readonly askedAtMs: number
  /** Hash that a wallet returned for a Safe. */
  readonly answeredHash: Hex | undefined
  /** Time of the Safe's rejection. */
  readonly rejectedAtMs: number | undefined
}

/** Returns the progress of the gift on screen. */
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

/** Returns the positions of the payments that went out. */
export function sentPlaces({ kind, intent }: ShownWithIntent): readonly number[] {
  return kind === 'sent' || kind === 'proposed'
    ? intent.calls.map((_, index) => index)
    : sendingOf(intent).sent.map(({ index }) => index)
}

/**
 * Returns the current payment of a sequence: the requested one, else the first that has not gone out. Null for a batch.
 */
export function currentPlace(shown: ShownWithIntent): number | null {
  const { way, asked } = sendingOf(shown.intent)
  if (way === 'batch') return null
  const sent = sentPlaces(shown)
  const first = shown.intent.calls.findIndex((_, index) => !sent.includes(index))
  return asked?.index ?? (first === -1 ? null : first)
}

/** Stage of the current payment, or of the whole batch. */
const stageAt: Readonly<Record<ShownWithIntent['kind'], PaymentStage>> = {
  checking: 'next',
  asking: 'shown',
  unknown: 'lost',
  paused: 'next',
  proposed: 'out',
  sent: 'out',
  rejected: 'later',
}

/** Returns one stage for each payment, in their order. */
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
