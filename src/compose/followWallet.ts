import type { StoreApi } from 'zustand/vanilla'
import { appConfig } from '../config/appConfig'
import type { Session } from '../core/session'
import { basketKey, type Baskets } from '../flows/basket/basketStore'
import type { SafeAccount, WalletAccount } from '../flows/account/account'
import { createAccountRegistry } from '../flows/account/accountRegistry'
import type { CausesState } from '../flows/session/loadCauses'
import { reportLoadFailure } from './reportLoadFailure'
import type { Clock } from '../ports/clock'
import type { KeyValueStorage } from '../ports/storage'
import type { WalletConnection, WalletProvider } from '../ports/wallet'
import type { AccountState } from '../ui/AppContext'

export type FollowedWallet = {
  readonly session: StoreApi<Session>
  readonly account: StoreApi<AccountState>
  readonly causes: StoreApi<CausesState>
  readonly storage: KeyValueStorage
  readonly baskets: Baskets
  readonly clock: Clock
}

const firstRetryMs = 5_000
const longestRetryMs = 60_000

type Connected = Extract<WalletConnection, { kind: 'connected' }>

type Opened = {
  readonly account: SafeAccount | WalletAccount
  readonly state: Extract<AccountState, { readonly kind: 'ready' | 'wallet' }>
  readonly provider: ReturnType<typeof createReplaceableProvider>
}

/**
 * Updates session and account to the connected wallet: one account for each (chain, address). A former account leaves
 * the screen, and stops once nothing of it is pending.
 */
export function followWallet(connection: StoreApi<WalletConnection>, parts: FollowedWallet): void {
  const { session, account } = parts
  const accounts = createAccountRegistry<Opened>()
  let current: Connected | null = null
  let attempts = 0
  let unreadSinceMs: number | null = null

  function follow(next: WalletConnection) {
    // In a Safe's frame no wallet replaces the Safe, and an undecided session is decided elsewhere.
    const { kind } = session.getState()
    if (kind !== 'visitor' && kind !== 'wallet') return
    if (next.kind === 'none') {
      if (current === null) return
      leave(current)
      current = null
      session.setState({ kind: 'visitor', framed: false }, true)
      return
    }
    if (current !== null && isSame(current, next)) return
    if (current !== null) leave(current)
    current = next
    unreadSinceMs = null
    const { address, chainId, walletName } = next
    session.setState({ kind: 'wallet', address, chainId, walletName }, true)
    void open(next)
  }

  /** Retries with back-off, and at once when the tab is shown or back online. */
  async function openLater(wallet: Connected, failures: number) {
    const waiting = account.getState()
    const woken = new AbortController()
    const stop = parts.clock.onVisible(() => woken.abort())
    await parts.clock.sleep(retryMs(failures), woken.signal).catch(() => undefined)
    stop()
    // Unless "Look again" was pressed, the wallet changed, or the account opened first.
    if (current === wallet && account.getState() === waiting) await open(wallet, failures)
  }

  async function open(wallet: Connected, failures = 0) {
    const { chainId, address, walletName, provider } = wallet
    const chain = appConfig.chains.find(({ id }) => id === chainId)
    if (chain === undefined) return account.setState({ kind: 'unknownChain', chainId }, true)
    const back = accounts.returnTo(keyOf(wallet))
    if (back !== null) return comeBack(back, wallet)
    // An automatic retry leaves the notice on the screen.
    if (failures === 0) account.setState({ kind: 'loading' }, true)
    const attempt = ++attempts
    const isWanted = () => current === wallet && attempt === attempts
    try {
      const { openWalletAccount } = await import('./openWalletAccount')
      const { causes, storage, baskets, clock } = parts
      const basket = await baskets.read(basketKey(chainId, address))
      const replaceable = createReplaceableProvider(provider)
      const whose = { chain, address, walletName, provider: replaceable }
      const opened = await openWalletAccount({ ...whose, causes, storage, basket, clock })
      if (isWanted() && opened.kind === 'unreachable') {
        const { reason, remembered } = opened
        const again = () => void open(wallet)
        unreadSinceMs ??= clock.nowMs()
        const sinceMs = unreadSinceMs
        account.setState({ kind: 'unread', reason, sinceMs, chain, remembered, again }, true)
        void openLater(wallet, failures + 1)
      } else if (isWanted() && opened.kind !== 'unreachable') {
        unreadSinceMs = null
        accounts.add(keyOf(wallet), { account: opened.account, state: opened, provider: replaceable })
        account.setState(opened, true)
      } else if (opened.kind !== 'unreachable') {
        opened.account.stop()
      }
    } catch (error) {
      const reason = reportLoadFailure(error)
      if (isWanted()) account.setState({ kind: 'broken', reason }, true)
    }
  }

  function leave(wallet: Connected) {
    accounts.leave(keyOf(wallet))
    account.setState({ kind: 'none' }, true)
  }

  /** Reopens the same account, perhaps through another wallet, which gets all further requests. */
  function comeBack({ state, provider }: Opened, wallet: Connected) {
    provider.replace(wallet.provider)
    const { walletName } = wallet
    account.setState(
      state.kind === 'wallet' ? { ...state, account: { ...state.account, walletName } } : state,
      true,
    )
  }

  connection.subscribe(follow)
  follow(connection.getState())
}

/**
 * Creates a provider that can be replaced by another wallet's. A pending request stays with the wallet that received
 * it.
 */
function createReplaceableProvider(first: WalletProvider): WalletProvider & {
  replace(next: WalletProvider): void
} {
  let current = first
  return {
    request: (request) => current.request(request),
    replace(next) {
      current = next
    },
  }
}

function keyOf({ chainId, address }: Connected): string {
  return `${chainId} ${address.toLowerCase()}`
}

function retryMs(failures: number): number {
  return Math.min(longestRetryMs, firstRetryMs * 2 ** (failures - 1))
}

function isSame(a: Connected, b: Connected): boolean {
  return a.address === b.address && a.chainId === b.chainId && a.provider === b.provider
}
