import { createSiweMessage } from 'viem/siwe'
import { innerMessageHash } from '../../src/core/safe/safeMessageHash'
import type { SafeMessageHash } from '../../src/core/safe/safeTx'
import { signInFields } from '../../src/core/signIn/signInFields'
import type { SignInRecord } from '../../src/core/signIn/signInRecord'
import { chainTxHash, owners, theSafe } from './safeFixtures'

export const signInMs = Date.UTC(2026, 10, 25)
const hourMs = 3_600_000
export const signInSite = { appName: 'do some good', domain: 'app.test', uri: 'https://app.test/' }
export const signInAccount = { address: theSafe, chainId: 10 }

type Wishes = {
  readonly nonce?: string
  /** Default: an hour from `signInMs`. */
  readonly endsAtMs?: number
  readonly claimedUntilMs?: number
  readonly of?: typeof signInAccount
  readonly at?: typeof signInSite
}

/** A sign-in whose owners are signing, as a browser stores it. */
export function pendingSignIn({
  nonce = 'nonce100',
  endsAtMs = signInMs + hourMs,
  claimedUntilMs = 0,
  of = signInAccount,
  at = signInSite,
}: Wishes = {}): Extract<SignInRecord, { kind: 'pending' }> {
  const message = createSiweMessage(
    signInFields(at, of, { nonce, issuedAtMs: signInMs, expiresAtMs: signInMs + 72 * hourMs }),
  )
  return {
    kind: 'pending',
    request: {
      message,
      secret: `secret of ${nonce}`,
      endsAtMs,
      safeMessage: {
        kind: 'safeMessage',
        chainId: of.chainId,
        safe: of.address,
        messageHash: chainTxHash(nonce) as string as SafeMessageHash,
        innerHash: innerMessageHash(message),
        title: 'Sign-in to app.test',
        createdAtMs: signInMs,
        lastGoodAtMs: null,
        note: null,
        rebuilt: false,
        phase: { status: 'needsConfirmation', signatures: { signed: [], missing: owners, threshold: 2 } },
      },
    },
    way: 'messages',
    claimedUntilMs,
  }
}
