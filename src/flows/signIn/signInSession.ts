import type { Answer } from '../../core/answer'
import type { AuthService } from '../../ports/auth'
import type { SignInParts } from './signInParts'
import { readSignIn, removeSession, writeSignIn } from './signInStorage'
import { isOf } from './verifySignIn'

type SessionContext = Pick<SignInParts, 'account' | 'auth' | 'storage' | 'signal'>

/**
 * Asks whether this account is signed in in this browser, and notes it for the next visit. `missing`: nobody is, or
 * somebody else. Also `unreachable` once the account is closed.
 */
export async function findSession(
  context: SessionContext,
): Promise<Answer<{ readonly expiresAtMs: number }>> {
  const answer = await quietly(context, (auth) => auth.getSession(context.signal))
  if (answer.kind === 'unreachable') return answer
  if (answer.kind === 'missing' || !isOf(context.account, answer.value)) {
    removeSession(context)
    return { kind: 'missing' }
  }
  if (readSignIn(context)?.kind !== 'signedIn') writeSignIn(context, { kind: 'signedIn' })
  return answer
}

/** Signs out at the service. `found`: it is done. */
export async function endSession(context: SessionContext): Promise<Answer<null>> {
  const answer = await quietly(context, (auth) => auth.signOut(context.signal))
  if (answer.kind === 'found') removeSession(context)
  return answer
}

/** An account that is closed meanwhile has nothing to show any more. */
async function quietly<T>(
  { auth, signal }: SessionContext,
  ask: (auth: AuthService) => Promise<Answer<T>>,
): Promise<Answer<T>> {
  const closed = { kind: 'unreachable', reason: 'The account is closed.' } as const
  try {
    const answer = await ask(auth)
    return signal.aborted ? closed : answer
  } catch (error) {
    if (!signal.aborted) throw error
    return closed
  }
}
