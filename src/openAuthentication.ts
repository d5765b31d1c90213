import { createStore, type StoreApi } from 'zustand/vanilla'
import { createAuthService } from './adapters/authService'
import { readSite } from './adapters/readSite'
import { createAuthenticationAdapter } from './flows/createAuthenticationAdapter'
import type { Clock, KeyValueStorage } from './ports'
import type { AccountState } from './ui/AppContext'
import type { KitAuthentication } from './ui/wallet/walletKit'

export type OpenAuthenticationOptions = {
  readonly authUrl: string
  readonly appName: string
  readonly account: StoreApi<AccountState>
  readonly storage: KeyValueStorage
  readonly clock: Clock
}

/**
 * Sign-in in a normal tab, by RainbowKit's own step. Fetched only where the operator has a sign-in service. Nobody has to
 * sign in to give: the kit is told that something is missing only once a person wants to verify the account. Nor does it
 * see a Safe: its owners sign in turn, perhaps for days, which our own dialog knows how to wait for.
 */
export function openAuthentication(options: OpenAuthenticationOptions): KitAuthentication {
  const { authUrl, appName, account, storage, clock } = options
  const { adapter, status } = createAuthenticationAdapter({
    auth: createAuthService({ url: authUrl, clock }),
    site: readSite(appName),
    storage,
    clock,
    signal: new AbortController().signal,
  })
  const wanted = createStore(() => ({ by: false }))
  const read = () => {
    const { kind } = status.getState()
    const isForKit =
      kind === 'unauthenticated' && wanted.getState().by && account.getState().kind === 'wallet'
    return { kind: isForKit ? ('unauthenticated' as const) : ('authenticated' as const) }
  }
  const shown = createStore(read)
  const update = () => {
    // A wallet that is let go, or another one, is asked nothing before its person wants it.
    if (account.getState().kind === 'none' && wanted.getState().by) wanted.setState({ by: false })
    if (read().kind !== shown.getState().kind) shown.setState(read(), true)
  }
  for (const store of [status, account, wanted] as const) store.subscribe(update)
  return { adapter, status: shown, session: status, want: () => wanted.setState({ by: true }) }
}
