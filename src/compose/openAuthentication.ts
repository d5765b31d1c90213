import { createStore, type StoreApi } from 'zustand/vanilla'
import { createAuthService } from '../adapters/auth/authService'
import { pageFields, type SignInAccount } from '../core/signIn/signInFields'
import { signOutStuck } from '../core/signIn/signInWords'
import { createWalletSignIn, type WalletSignIn } from '../flows/signIn/createWalletSignIn'
import type { Clock } from '../ports/clock'
import type { KeyValueStorage } from '../ports/storage'
import type { WalletTrouble } from '../ports/wallet'
import type { AccountState } from '../ui/AppContext'

export type OpenAuthenticationOptions = {
  readonly authUrl: string
  readonly appName: string
  readonly account: StoreApi<AccountState>
  readonly storage: KeyValueStorage
  readonly clock: Clock
}

/**
 * Opens sign-in in a normal tab, by RainbowKit's own step. Fetched only where the operator has a sign-in service.
 * Giving needs no sign-in: RainbowKit learns that one is missing only once the user wants to verify the account. It
 * never handles a Safe: its owners may sign over days, which our own dialog waits for.
 */
export function openAuthentication(
  options: OpenAuthenticationOptions,
): WalletSignIn & { readonly trouble: StoreApi<{ readonly current: WalletTrouble | null }> } {
  const { authUrl, appName, account, storage, clock } = options
  const wallet = createStore<SignInAccount | null>(() => walletOf(account.getState()))
  account.subscribe((state) => {
    const next = walletOf(state)
    if (JSON.stringify(next) !== JSON.stringify(wallet.getState())) wallet.setState(next, true)
  })
  const signIn = createWalletSignIn({
    auth: createAuthService({ url: authUrl, clock }),
    site: { appName, ...pageFields(window.location) },
    storage,
    clock,
    signal: new AbortController().signal,
    wallet,
  })
  const troubleOf = (isStuck: boolean) => ({ current: isStuck ? signOutStuck : null })
  const trouble = createStore(() => troubleOf(signIn.stuck.getState()))
  signIn.stuck.subscribe((isStuck) => trouble.setState(troubleOf(isStuck)))
  return { ...signIn, trouble }
}

function walletOf(state: AccountState): SignInAccount | null {
  return state.kind === 'wallet' ? { address: state.account.address, chainId: state.account.chain.id } : null
}
