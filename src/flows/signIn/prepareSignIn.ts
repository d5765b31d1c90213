import { createSiweMessage } from 'viem/siwe'
import { signInFields } from '../../core/signIn/signInFields'
import type { SignInRequest } from '../../core/signIn/signInState'
import type { SignInParts } from './signInParts'

/**
 * Fetches a nonce and builds the message to sign; for a Safe also the message as its owners sign it, read from the chain.
 * Null: the service or the chain is unreachable.
 *
 * @throws viem's errors when a field does not fit EIP-4361; the signal's reason when aborted.
 */
export async function prepareSignIn(
  { account, site, auth, coSigners, clock }: SignInParts,
  signal: AbortSignal,
): Promise<SignInRequest | null> {
  const answer = await auth.getNonce(signal)
  signal.throwIfAborted()
  if (answer.kind !== 'found') return null
  const { secret, issuedAtMs, expiresAtMs } = answer.value
  const message = createSiweMessage(signInFields(site, account, answer.value))
  const safeMessage = coSigners === null ? null : await coSigners.describe(message, signal)
  signal.throwIfAborted()
  if (coSigners !== null && safeMessage === null) return null
  // The service's clock and ours may differ: use only the duration.
  return { message, secret, endsAtMs: clock.nowMs() + expiresAtMs - issuedAtMs, safeMessage }
}
