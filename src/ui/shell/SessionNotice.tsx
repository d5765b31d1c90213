import { Link, useLocation } from 'wouter'
import { useApp } from '../AppContext'
import { PrimaryButton, SecondaryButton } from '../parts/Button'
import { Notice } from '../parts/Notice'
import { Row, Small } from '../parts/basics'
import { useStoreValue } from '../parts/useStoreValue'
import { SafeWalletLink } from '../parts/SafeWalletLink'
import { paths } from '../paths'
import type { WalletKit } from '../wallet/walletKit'
import css from './SessionNotice.module.css'

/** What stands between a person and giving, above every screen, with the ways on. Nothing when a Safe is connected. */
export function SessionNotice() {
  const { session, retryHost, continueWithoutSafe } = useApp()
  const current = useStoreValue(session)
  const [location] = useLocation()

  switch (current.kind) {
    case 'silent':
      return (
        <Notice tone="waiting" title="Your Safe has not answered">
          <p>
            This page is inside another page, and that page has been asked for your Safe for ten seconds. If
            the answer still comes, you are connected at once. Nothing has been sent.
          </p>
          <Row>
            <PrimaryButton onClick={retryHost}>Ask again</PrimaryButton>
            <SecondaryButton onClick={continueWithoutSafe}>Go on without a Safe</SecondaryButton>
            <SafeWalletLink verb="Open" />
          </Row>
        </Notice>
      )
    case 'refused':
      return (
        <Notice tone="bad" title="The page around this one is not a Safe that we know">
          <p>
            It is <strong>{current.origin}</strong>, and it answered as if it were your Safe. Nothing has been
            handed to it, and nothing can be given from here. If you did not expect this page, close it.
          </p>
          <Row>
            <SafeWalletLink verb="Open" />
            <SecondaryButton onClick={continueWithoutSafe}>Only read the causes</SecondaryButton>
          </Row>
        </Notice>
      )
    case 'visitor':
      return (
        <>
          <WalletNotice />
          {location !== paths.give && (
            <Small>
              {current.framed
                ? 'You are reading without a Safe.'
                : 'Connect a wallet to give, or open this page in your Safe.'}{' '}
              <Link href={paths.give}>How to give</Link>
            </Small>
          )}
        </>
      )
    case 'wallet':
      return <WalletNotice />
    case 'deciding':
    case 'safe':
      return null
  }
}

/** What went wrong with the wallets, and would otherwise pass without a word. */
function WalletNotice() {
  const { wallets } = useApp()
  const state = useStoreValue(wallets)
  if (state.kind === 'broken') {
    return (
      <Notice tone="bad" title="The wallets did not load">
        <p>{state.reason} Nothing was sent.</p>
        <Row>
          <SecondaryButton onClick={() => window.location.reload()}>Reload the page</SecondaryButton>
        </Row>
      </Notice>
    )
  }
  return state.kind === 'ready' ? <Trouble kit={state.kit} /> : null
}

function Trouble({ kit }: { readonly kit: WalletKit }) {
  const { current } = useStoreValue(kit.trouble)
  return (
    <div role="alert" className={css.trouble}>
      {current !== null && (
        <Notice tone="waiting" title={current.title}>
          <p>{current.words}</p>
          <Row>
            <SecondaryButton onClick={() => kit.trouble.setState({ current: null })}>Close</SecondaryButton>
          </Row>
        </Notice>
      )}
    </div>
  )
}
