import { signInKey } from '../../core/signIn/signInRecord'
import type { BrowserSession } from './session/browserSession'
import { sessionKey } from './session/sessionRecord'
import type { SignIn, SignInParts } from './signInParts'
import { readSignIn, storedSignIn } from './signInStorage'

type Reactions = Pick<SignIn, 'state'> & {
  readonly session: Pick<BrowserSession, 'isStored' | 'refresh'>
  readonly resume: () => void
  readonly stop: () => void
}

/** Applies another tab's changes to the sign-in of this account, until the account is closed. */
export function followStoredSignIn(
  parts: Pick<SignInParts, 'account' | 'storage' | 'signal'>,
  { state, session, resume, stop }: Reactions,
): void {
  const unsubscribe = parts.storage.subscribe((changed) => {
    const { kind } = state.getState()
    if (changed === sessionKey && session.isStored() !== (kind === 'signedIn')) void session.refresh()
    if (changed !== signInKey(parts.account)) return
    const record = readSignIn(parts)
    if (record?.kind === 'pending' && (kind === 'idle' || kind === 'ready')) resume()
    // Final, or cancelled, in the other tab.
    if (storedSignIn(parts).read().kind === 'none' && kind === 'pending') stop()
  })
  parts.signal.addEventListener('abort', unsubscribe, { once: true })
}
