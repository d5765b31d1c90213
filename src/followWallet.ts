import type { StoreApi } from 'zustand/vanilla'
import { appConfig } from './config/appConfig'
import type { Session } from './core/session'
import type { CausesState } from './flows/loadCauses'
import { partMissing } from './partMissing'
import type { Clock, KeyValueStorage } from './ports'
import type { WalletConnection } from './ports/wallet'
import type { AccountState } from './ui/AppContext'

export type FollowedWallet = {
  readonly session: StoreApi<Session>
  readonly account: StoreApi<AccountState>
  readonly causes: StoreApi<CausesState>
  readonly storage: KeyValueStorage
  readonly clock: Clock
}

type Connected = Extract<WalletConnection, { kind: 'connected' }>

/** Makes session and account follow the wallet: one account for one (chain, address), closed when another comes. */
export function followWallet(connection: StoreApi<WalletConnection>, parts: FollowedWallet): void {
  const { session, account } = parts
  let current: Connected | null = null

  function follow(next: WalletConnection) {
    // A Safe around us is never left for a wallet, and what is still being decided is not decided here.
    const { kind } = session.getState()
    if (kind !== 'visitor' && kind !== 'wallet') return
    if (next.kind === 'none') {
      if (current === null) return
      current = null
      close()
      session.setState({ kind: 'visitor', framed: false }, true)
      return
    }
    if (current !== null && isSame(current, next)) return
    current = next
    close()
    const { address, chainId, walletName } = next
    session.setState({ kind: 'wallet', address, chainId, walletName }, true)
    void open(next)
  }

  async function open(wallet: Connected) {
    const { chainId, address, walletName, provider } = wallet
    const chain = appConfig.chains.find(({ id }) => id === chainId)
    if (chain === undefined) return account.setState({ kind: 'unknownChain', chainId }, true)
    account.setState({ kind: 'loading' }, true)
    try {
      const { openWalletAccount } = await import('./openWalletAccount')
      const { causes, storage, clock } = parts
      const opened = await openWalletAccount({ chain, address, walletName, provider, causes, storage, clock })
      if (current === wallet) {
        const again = () => void open(wallet)
        account.setState(
          opened.kind === 'unreachable' ? { kind: 'unread', reason: opened.reason, again } : opened,
          true,
        )
      } else if (opened.kind !== 'unreachable') {
        opened.account.stop()
      }
    } catch (error) {
      const reason = partMissing(error)
      if (current === wallet) account.setState({ kind: 'broken', reason }, true)
    }
  }

  function close() {
    const state = account.getState()
    if (state.kind === 'ready' || state.kind === 'wallet') state.account.stop()
    account.setState({ kind: 'none' }, true)
  }

  connection.subscribe(follow)
  follow(connection.getState())
}

function isSame(a: Connected, b: Connected): boolean {
  return a.address === b.address && a.chainId === b.chainId && a.provider === b.provider
}
