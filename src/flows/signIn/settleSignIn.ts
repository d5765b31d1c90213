import type { Hex } from 'viem'
import type { SignInRequest } from '../../core/signIn/signInState'
import { createBackoff, pausePolling } from '../backoff'
import type { BrowserSession } from './session/browserSession'
import type { SignInParts } from './signInParts'
import { claimSignIn, readSignIn, releaseSignIn } from './signInStorage'
import type { Verification } from './verifySignIn'

/** How long one tab has for itself, in ms. After that it has died, and another may try. */
const claimMs = 60_000
const pauses = { firstMs: 5_000, longestMs: 300_000 }

type SettleContext = Pick<SignInParts, 'account' | 'storage' | 'clock'> & {
  readonly session: Pick<BrowserSession, 'verify'>
}
type Ended = Exclude<Verification, { kind: 'unreachable' }>
/** Another tab has brought the signature to an end, or is at it. */
type Elsewhere = { readonly kind: 'elsewhere' }
export type Settled = Ended | Elsewhere
type Waiting = { readonly signal: AbortSignal; readonly onTrouble: (reason: string) => void }

/** A service that refuses what the Safe itself accepts. */
export const notTakenYet = 'The sign-in service does not take the signatures yet.'

/** Brings a signature to the service, unless another tab is at it. */
export async function settleOnce(
  context: SettleContext,
  request: SignInRequest,
  signature: Hex,
): Promise<Verification | Elsewhere> {
  const nowMs = context.clock.nowMs()
  if (!claimSignIn(context, request, { nowMs, untilMs: nowMs + claimMs })) return { kind: 'elsewhere' }
  const { message, secret } = request
  try {
    const verification = await context.session.verify(context.account, { message, signature, secret })
    if (verification.kind === 'unreachable') releaseSignIn(context, request)
    return verification
  } catch (error) {
    releaseSignIn(context, request)
    throw error
  }
}

/**
 * The same for as long as it takes, because nobody sits before it: asks again while the service is out of reach, and when
 * the tab that was at it has died. `elsewhere`: it has an end, which this tab does not know.
 */
export async function settlePatiently(
  context: SettleContext,
  request: SignInRequest,
  signature: Hex,
  { signal, onTrouble }: Waiting,
): Promise<Settled> {
  const again = createBackoff(context.clock, pauses, signal)
  for (;;) {
    const record = readSignIn(context)
    if (record === null) return { kind: 'elsewhere' }
    const settled = await settleOnce(context, request, signature)
    signal.throwIfAborted()
    if (settled.kind === 'elsewhere') await pausePolling(context.clock, claimMs, signal)
    else if (settled.kind === 'unreachable') {
      onTrouble(settled.reason)
      await again(settled.retryAfterMs ?? 0)
    } else return settled
  }
}

/**
 * The same for a signature that the Safe itself has accepted, by our own node: a "wrong" is the word of another node,
 * which may be behind ours, and no end before the nonce has ended. Only that it has expired, or was used, is.
 */
export function settleAccepted(
  context: SettleContext,
  request: SignInRequest,
  signature: Hex,
  waiting: Waiting,
): Promise<Settled> {
  const session: typeof context.session = {
    async verify(...signed) {
      const verification = await context.session.verify(...signed)
      if (verification.kind !== 'refused' || verification.problem !== 'verifying') return verification
      return context.clock.nowMs() < request.endsAtMs
        ? { kind: 'unreachable', reason: notTakenYet }
        : { kind: 'refused', problem: 'expired' }
    },
  }
  return settlePatiently({ ...context, session }, request, signature, waiting)
}
