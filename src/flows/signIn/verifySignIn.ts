import { isAddressEqual, type Hex } from 'viem'
import type { SignInAccount } from '../../core/signIn/signInFields'
import type { SignInProblem } from '../../core/signIn/signInState'
import type { AuthSession, AuthVerdict } from '../../core/signIn/authAnswers'
import type { Answer } from '../../core/answer'
import type { AuthService } from '../../ports/auth'
import { m } from './messages'

/** The result of posting a signature to the service. */
export type Verification =
  | { readonly kind: 'signedIn'; readonly expiresAtMs: number; readonly notKept: string | null }
  | { readonly kind: 'refused'; readonly problem: SignInProblem }
  | { readonly kind: 'unreachable'; readonly reason: string; readonly retryAfterMs?: number }

const problems = { expired: 'expired', used: 'used', wrong: 'verifying' } satisfies Record<
  Extract<AuthVerdict, { kind: 'refused' }>['cause'],
  SignInProblem
>

/**
 * Posts a signature to the service, then checks whether the browser stored the session: some do not in a cross-site frame. A
 * used nonce is no failure if this browser has its session: the first response was lost, or another window was faster.
 */
export async function verifySignIn(
  { auth, account }: { readonly auth: AuthService; readonly account: SignInAccount },
  signed: { readonly message: string; readonly signature: Hex; readonly secret: string },
  signal: AbortSignal,
): Promise<Verification> {
  const verdict = await auth.verify(signed, signal)
  if (verdict.kind === 'unreachable') return verdict
  if (verdict.kind === 'signedIn' && !isOf(account, verdict.session)) {
    return { kind: 'refused', problem: 'other' }
  }
  if (verdict.kind === 'refused' && verdict.cause !== 'used') {
    return { kind: 'refused', problem: problems[verdict.cause] }
  }
  const session = await auth.getSession(signal)
  if (verdict.kind === 'signedIn') {
    const { expiresAtMs } = verdict.session
    return {
      kind: 'signedIn',
      expiresAtMs,
      notKept: holds(session, account) === 'no' ? whyNotKept(verdict) : null,
    }
  }
  if (session.kind === 'unreachable') return session
  return session.kind === 'found' && isOf(account, session.value)
    ? { kind: 'signedIn', expiresAtMs: session.value.expiresAtMs, notKept: null }
    : { kind: 'refused', problem: problems[verdict.cause] }
}

/** Returns true for a session of this account on this chain. */
export function isOf({ address, chainId }: SignInAccount, session: AuthSession): boolean {
  return chainId === session.chainId && isAddressEqual(address, session.address)
}

function holds(session: Answer<AuthSession>, account: SignInAccount): 'yes' | 'no' | 'unknown' {
  if (session.kind === 'unreachable') return 'unknown'
  return session.kind === 'found' && isOf(account, session.value) ? 'yes' : 'no'
}

function whyNotKept({ notKept }: Extract<AuthVerdict, { kind: 'signedIn' }>): string {
  return notKept ?? m.noCookie
}
