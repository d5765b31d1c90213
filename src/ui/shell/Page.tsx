import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { WalletAccount } from '../../flows/account/account'
import { useApp } from '../AppContext'
import { entryState } from '../fragment'
import { useBasket } from '../give/useBasket'
import { afterPaint } from '../parts/afterPaint'
import { Deferred } from '../parts/Deferred'
import { PanelBoundary } from '../parts/PanelBoundary'
import { useNavigation } from '../parts/navigation'
import { useStoreValue } from '../parts/useStoreValue'
import type { WalletKit } from '../wallet/walletKit'
import { PrimaryButton } from '../parts/Button'
import { Footer } from './Footer'
import { Header } from './Header'
import { loadTheRest, preloadGiving, preloadWalletScreens } from './preload'
import { Screens } from './Screens'
import { SessionNotice } from './SessionNotice'
import css from './shell.module.css'
import { shellParts, walletParts } from './shellParts'
import { m } from './messages'

/** Shows header, current screen and footer. */
export function Page() {
  const app = useApp()
  const session = useStoreValue(app.session)
  const state = useStoreValue(app.account)
  const wallets = useStoreValue(app.wallets)
  const main = useRef<HTMLElement>(null)
  const [location] = useLocation()
  useMovesTo(location)
  const isInTab = session.kind === 'wallet' || (session.kind === 'visitor' && !session.framed)
  const hasGift = useBasket().basket.lines.length > 0
  const wantsScreens = state.kind === 'ready' && hasGift
  // index.html already shows a session that is known from the start. Any other session is painted first, with as little
  // as possible; the screen follows in the next paint.
  const [isShown, setShown] = useState(session.kind !== 'deciding')

  useEffect(() => {
    afterPaint(() => {
      setShown(true)
      loadTheRest()
    })
  }, [])

  useEffect(() => {
    if (wantsScreens) afterPaint(preloadGiving)
  }, [wantsScreens])

  return (
    <div className={isInTab ? css.frame : `${css.frame} ${css.hosted}`}>
      <SkipLink target={main} />
      <Header />
      <main ref={main} className={css.main} tabIndex={-1}>
        {isShown && (
          <>
            <SessionNotice />
            <PanelBoundary
              name={m.stopped.screen}
              shows={location}
              remedy={<Deferred part={shellParts.setAside} props={{}} waiting={null} />}
            >
              <Screens />
            </PanelBoundary>
          </>
        )}
        {wallets.kind === 'ready' && (
          <PanelBoundary name={m.stopped.wallets}>
            <wallets.kit.Dialogs />
            <WalletLinkPart kit={wallets.kit} />
          </PanelBoundary>
        )}
        {state.kind === 'ready' && (
          <PanelBoundary name={m.stopped.following}>
            <Deferred part={shellParts.watcher} props={{ account: state.account }} waiting={null} />
            {app.pressedCauses.size > 0 && <Deferred part={shellParts.pressed} props={{}} waiting={null} />}
          </PanelBoundary>
        )}
        {state.kind === 'wallet' && <WalletFollower account={state.account} />}
      </main>
      {isShown && <Footer />}
    </div>
  )
}

/** Shows WalletConnect's link. Fetched when one is requested: until then its chunks would delay the wallets' dialog. */
function WalletLinkPart({ kit }: { readonly kit: WalletKit }) {
  const { kind } = useStoreValue(kit.link)
  return kind === 'unwanted' ? null : <Deferred part={walletParts.link} props={{ kit }} waiting={null} />
}

/** Records each change of the URL as a step of the user, but not the first URL. Runs before any heading reads it. */
function useMovesTo(location: string): void {
  const first = useRef(location)
  const navigation = useNavigation()
  useLayoutEffect(() => {
    if (location === first.current && !navigation.hasMoved()) return
    navigation.record(entryState().place ?? null)
  }, [location, navigation])
}

/** Skips the header with one key. A button, because the URL's fragment is the route here. */
function SkipLink({ target }: { readonly target: RefObject<HTMLElement | null> }) {
  return (
    <PrimaryButton className={css.skip} onClick={() => target.current?.focus()}>
      {m.skip}
    </PrimaryButton>
  )
}

/** Runs what a connected wallet needs beside the open screen. Remounts for another chain or address. */
function WalletFollower({ account }: { readonly account: WalletAccount }) {
  useEffect(() => afterPaint(preloadWalletScreens), [])
  return (
    <PanelBoundary name={m.stopped.following}>
      <Deferred
        key={`${account.chain.id}:${account.address}`}
        part={walletParts.watcher}
        props={{ account }}
        waiting={null}
      />
    </PanelBoundary>
  )
}
