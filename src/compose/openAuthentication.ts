import { isAddressEqual } from 'viem'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { createAuthService } from '../adapters/auth/authService'
import { readSite } from '../adapters/readSite'
import { type Authentication, createAuthenticationAdapter } from '../flows/signIn/createAuthenticationAdapter'
import type { Clock } from '../ports/clock'
import type { KeyValueStorage } from '../ports/storage'
import type { WalletTrouble } from '../ports/wallet'
import type { AccountState } from '../ui/AppContext'
import type { KitAuthentication, WalletSignIn, WalletSignInState } from '../ui/wallet/walletKit'

export type OpenAuthenticationOptions = {
  readonly authUrl: string
  readonly appName: string
  readonly account: StoreApi<AccountState>
  readonly storage: KeyValueStorage
  readonly clock: Clock
}

const notSignedOut: WalletTrouble = {
  title: 'You are not signed out yet',
  words:
    'The sign-in service does not answer, and may still take this browser for signed in. That moves no money. We keep trying while this page is open.',
}

type Status = ReturnType<Authentication['status']['getState']>

/**
 * Sign-in in a normal tab, by RainbowKit's own step. Fetched only where the operator has a sign-in service. Nobody has to
 * sign in to give: the kit is told that something is missing only once a person wants to verify the account. Nor does it
 * see a Safe: its owners sign in turn, perhaps for days, which our own dialog knows how to wait for.
 */
export function openAuthentication(options: OpenAuthenticationOptions): KitAuthentication {
  const { authUrl, appName, account, storage, clock } = options
  const trouble: WalletSignIn['trouble'] = createStore(() => ({ current: null }))
  const { adapter, status, session, mayHaveBegun } = createAuthenticationAdapter({
    auth: createAuthService({ url: authUrl, clock }),
    site: readSite(appName),
    storage,
    clock,
    signal: new AbortController().signal,
    onStuck: (isStuck) => trouble.setState({ current: isStuck ? notSignedOut : null }),
  })
  const wanted = createStore(() => ({ by: false }))
  /** A message was written for the wallet, and its signature has not come back. */
  let isUnsigned = false
  let lastTry: 'none' | 'unsigned' = 'none'
  /** Whoever has signed in here before may be another than the account of now. */
  const readOwn = (): WalletSignInState => {
    const { kind } = status.getState()
    const state = account.getState()
    const known = session()
    const isOther =
      state.kind === 'wallet' && known !== null && !isAddressEqual(known.address, state.account.address)
    if (kind === 'loading') return { kind }
    if (kind === 'unauthenticated' || isOther) return { kind: 'unauthenticated', lastTry }
    return { kind, expiresAtMs: known?.expiresAtMs ?? null }
  }
  const readShown = () => {
    const isForKit =
      readOwn().kind === 'unauthenticated' && wanted.getState().by && account.getState().kind === 'wallet'
    return isForKit ? 'unauthenticated' : 'authenticated'
  }
  const own = createStore<WalletSignInState>(readOwn)
  const shown = createStore<Status>(() => ({ kind: readShown() }))
  /** A wallet can sign what was cancelled here meanwhile. */
  let isCancelled = false
  const cancel = () => {
    isCancelled = true
    lastTry = isUnsigned && account.getState().kind === 'wallet' ? 'unsigned' : 'none'
    isUnsigned = false
    wanted.setState({ by: false })
    // Whoever has sent no signature from here ends no session: it is another account's, or another tab's.
    if (status.getState().kind === 'unauthenticated' && mayHaveBegun()) void adapter.signOut()
  }
  const update = () => {
    // A wallet that is let go, or another one, is asked nothing before its person wants it, nor signs anybody in late.
    if (account.getState().kind === 'none') lastTry = 'none'
    if (account.getState().kind === 'none' && wanted.getState().by) cancel()
    const next = readOwn()
    // Whoever is signed in has what was wanted: nobody is asked again just because the session has ended.
    if (next.kind === 'authenticated' && wanted.getState().by) wanted.setState({ by: false })
    if (!isSame(next, own.getState())) own.setState(next, true)
    if (readShown() !== shown.getState().kind) shown.setState({ kind: readShown() }, true)
  }
  for (const store of [status, account, wanted] as const) store.subscribe(update)
  return {
    adapter: {
      ...adapter,
      createMessage(given) {
        isUnsigned = true
        return adapter.createMessage(given)
      },
      verify: async (signed) => {
        isUnsigned = false
        return !isCancelled && adapter.verify(signed)
      },
      cancel,
    },
    status: shown,
    session: own,
    trouble,
    signOut: () => adapter.signOut(),
    want() {
      isCancelled = false
      isUnsigned = false
      lastTry = 'none'
      wanted.setState({ by: true })
    },
  }
}

function isSame(one: WalletSignInState, other: WalletSignInState): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
