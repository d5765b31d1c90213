import { useEffect, useSyncExternalStore } from 'react'
import type { SafeOnChain } from '../../core/safe/safeTx'
import type { SafeSession, Session, WalletSession } from '../../core/session'
import { useApp, useAccount, useChain } from '../AppContext'
import { PrimaryButton } from '../parts/Button'
import { Deferred, deferredPart } from '../parts/Deferred'
import { Icon } from '../parts/Icon'
import { Identicon } from '../parts/Identicon'
import { VisuallyHidden } from '../parts/basics'
import { useAnnounce } from '../parts/LiveRegion'
import { shortAddress } from '../parts/format'
import { useOpening } from '../parts/useOpening'
import { useStoreValue } from '../parts/useStoreValue'
import { readLastWallet } from '../wallet/lastWallet'
import type { WalletsState } from '../wallet/walletKit'
import { preloadAccountDialog } from './preload'
import css from './SessionBadge.module.css'
import { shellParts } from './shellParts'
import { m } from './messages'

/** Shows the open Safe, in the corner of every screen; opens the account panel. */
export function SessionBadge() {
  const session = useStoreValue(useApp().session)
  return (
    <div className={css.slot} data-session={session.kind}>
      {drawSession(session)}
    </div>
  )
}

function drawSession(session: Session) {
  switch (session.kind) {
    case 'deciding':
      return session.slow ? <Contacting /> : null
    case 'silent':
      return <p>{m.badge.silent}</p>
    case 'refused':
      return <p>{m.badge.refused}</p>
    case 'visitor':
      return session.framed ? <p>{m.badge.readingOnly}</p> : <ConnectWallet />
    case 'wallet':
      return <Wallet session={session} />
    case 'safe':
      return <Connected session={session} />
  }
}

/** Connects a wallet. The wallets' chunks are fetched on the press, and not before. */
function ConnectWallet() {
  const { wallets, connectWallet, preloadWallets } = useApp()
  const state = useStoreValue(wallets)
  const announce = useAnnounce()
  const isRestoring = useRestoring(state)
  const isFetching = state.kind === 'waiting'
  useEffect(() => {
    if (isFetching) announce(m.badge.fetchingWallets)
  }, [announce, isFetching])
  if (isRestoring || state.kind === 'remembered') return <Reconnecting />
  return (
    <PrimaryButton
      aria-busy={isFetching}
      aria-haspopup="dialog"
      onPointerEnter={preloadWallets}
      onFocus={preloadWallets}
      onClick={connectWallet}
    >
      {m.badge.connectWallet}
    </PrimaryButton>
  )
}

/** Shows the remembered wallet until it responds. src/boot/offerWallet.ts renders the same. */
function Reconnecting() {
  const address = readLastWallet(useApp().storage)
  if (address === null) return <p>{m.badge.askingWallet}</p>
  return (
    <p>
      <span className={css.state}>{m.badge.reconnecting}</span>
      <span className={css.detail}>
        <bdi className={css.name} dir="ltr">
          {shortAddress(address)}
        </bdi>
      </span>
    </p>
  )
}

function useRestoring(state: WalletsState): boolean {
  const connection = state.kind === 'ready' ? state.kit.connection : null
  return useSyncExternalStore(connection?.subscribe ?? never, () => {
    const current = connection?.getState()
    return current?.kind === 'none' && current.restoring
  })
}

const walletBadge = deferredPart(async () => (await import('./WalletBadge')).WalletBadge)

function Wallet({ session }: { readonly session: WalletSession }) {
  const state = useStoreValue(useApp().wallets)
  if (state.kind !== 'ready') return null
  return <Deferred part={walletBadge} props={{ session, kit: state.kit }} waiting={null} />
}

function Contacting() {
  const announce = useAnnounce()
  useEffect(() => announce(m.badge.contacting), [announce])
  return <p>{m.badge.contacting}</p>
}

function Connected({ session }: { readonly session: SafeSession }) {
  const dialog = useOpening()
  const announce = useAnnounce()
  const chainName = useChain()?.name ?? m.badge.unnamedChain(session.chainId)
  const onChain = useAgreedSafe()

  useEffect(() => {
    announce(m.badge.connectedTo(shortAddress(session.safe), chainName))
  }, [announce, chainName, session.safe])

  return (
    <>
      <button
        className={css.opener}
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={preloadAccountDialog}
        onFocus={preloadAccountDialog}
        onClick={dialog.open}
      >
        <span className={css.face}>
          <Identicon address={session.safe} size="small" />
        </span>
        <span>
          <span className={onChain === null ? css.state : `${css.state} ${css.agreed}`}>
            {onChain !== null && <Icon name="check" />}
            {m.badge.connected}
            <span className={css.wide}>
              <span className={css.plain}> · {chainName}</span>
            </span>
          </span>
          <span className={css.detail}>
            <VisuallyHidden>{m.badge.toTheSafe}</VisuallyHidden>
            <bdi className={css.name} dir="ltr">
              {shortAddress(session.safe)}
            </bdi>
            {onChain !== null && (
              <span className={css.wide}>
                {' '}
                · {m.badge.threshold(onChain.threshold, onChain.owners.length)}
                <VisuallyHidden>{m.badge.haveToSign}</VisuallyHidden>
              </span>
            )}
          </span>
        </span>
      </button>
      {dialog.isOpen && (
        <Deferred
          key={dialog.key}
          part={shellParts.accountDialog}
          props={{ onClose: dialog.close }}
          waiting={null}
        />
      )}
    </>
  )
}

const never = () => () => undefined

/**
 * Returns the Safe as read on chain, once it confirms the claims of the parent window. Before that, nothing here is
 * green.
 */
function useAgreedSafe(): SafeOnChain | null {
  const check = useAccount()?.check
  return useSyncExternalStore(check?.subscribe ?? never, () => {
    const verdict = check?.getState()
    return verdict?.kind === 'ok' ? verdict.onChain : null
  })
}
