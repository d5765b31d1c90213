import type { SignIn, SignInParts } from './signInParts'
import { readSignIn, signInKey } from './signInStorage'

/** What another tab does to the sign-in of this account is taken in here too, until the account is closed. */
export function followStoredSignIn(
  parts: Pick<SignInParts, 'account' | 'storage' | 'signal'>,
  {
    state,
    refresh,
    cancel,
    resume,
  }: Pick<SignIn, 'state' | 'refresh' | 'cancel'> & { readonly resume: () => void },
): void {
  const stop = parts.storage.subscribe((changed) => {
    if (changed !== signInKey(parts.account)) return
    const record = readSignIn(parts)
    const { kind } = state.getState()
    if (record?.kind === 'signedIn') {
      if (kind !== 'signedIn') void refresh()
    } else if (record?.kind === 'pending') {
      if (kind === 'idle' || kind === 'ready') resume()
    } else if (record === null) {
      if (kind === 'signedIn') void refresh()
      // Ended, or given up, over there.
      if (kind === 'pending') cancel()
    }
  })
  parts.signal.addEventListener('abort', stop, { once: true })
}
