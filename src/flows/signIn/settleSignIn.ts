import type { Hex } from 'viem'
import type { SignInRequest } from '../../core/signIn/signInState'
import { createBackoff, pausePolling } from '../backoff'
import type { BrowserSession } from './session/browserSession'
import type { SignInParts } from './signInParts'
import { claimSignIn, readSignIn, releaseSignIn } from './signInStorage'
import type { Verification } from './verifySignIn'
import { m } from './messages'

/** Lifetime of one tab's claim, in ms. After that the tab has crashed, and another may try. */
const claimMs = 60_000
const pauses = { firstMs: 5_000, longestMs: 300_000 }

type SettleContext = Pick<SignInParts, 'account' | 'storage' | 'clock'> & {
  readonly session: Pick<BrowserSession, 'verify'>
}
type Ended = Exclude<Verification, { kind: 'unreachable' }>
/** Another tab has settled the sign-in, or is posting the signature. */
type Elsewhere = { readonly kind: 'elsewhere' }
export type Settled = Ended | Elsewhere
type Waiting = { readonly signal: AbortSignal; readonly onTrouble: (reason: string) => void }

/** Reason shown when the service rejects a signature that the Safe itself accepts. */
export const notTakenYet = m.notTaken

/** Posts a signature to the service, unless another tab holds the claim. */
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
 * Posts a signature without a limit, because no user waits for it: retries while the service is unreachable, and when the
 * tab that held the claim has crashed. `elsewhere`: another tab has settled it, with an outcome unknown to this tab.
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
 * Posts a signature that the Safe accepted on our own node. `wrong` comes from the service's node, which may lag behind
 * ours, so it is not final before the nonce expires. Only `expired` and `used` are.
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
