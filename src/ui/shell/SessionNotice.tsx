import { Link, useLocation } from 'wouter'
import { useApp } from '../AppContext'
import { PrimaryButton, SecondaryButton } from '../parts/Button'
import { Notice } from '../parts/Notice'
import { Row, Small } from '../parts/basics'
import { useStoreValue } from '../parts/useStoreValue'
import { Sentence } from '../parts/Sentence'
import { SafeWalletLink } from '../parts/SafeWalletLink'
import { paths } from '../paths'
import type { WalletKit } from '../wallet/walletKit'
import css from './SessionNotice.module.css'
import { m } from './messages'
import { m as parts } from '../parts/messages'

/** The notice above every screen while no account can give, with its remedies. Nothing when a Safe is connected. */
export function SessionNotice() {
  const { session, retryHost, continueWithoutSafe } = useApp()
  const current = useStoreValue(session)
  const [location] = useLocation()

  switch (current.kind) {
    case 'silent':
      return (
        <Notice tone="waiting" title={m.badge.silent}>
          <p>{m.notice.silent}</p>
          <Row>
            <PrimaryButton onClick={retryHost}>{m.notice.askAgain}</PrimaryButton>
            <SecondaryButton onClick={continueWithoutSafe}>{m.notice.goOnWithout}</SecondaryButton>
            <SafeWalletLink />
          </Row>
        </Notice>
      )
    case 'refused':
      return (
        <Notice tone="bad" title={m.notice.refusedTitle}>
          <p>
            <Sentence of={m.notice.refused(<strong>{current.origin}</strong>)} />
          </p>
          <Row>
            <SafeWalletLink />
            <SecondaryButton onClick={continueWithoutSafe}>{m.notice.onlyRead}</SecondaryButton>
          </Row>
        </Notice>
      )
    case 'visitor':
      return (
        <>
          <WalletNotice />
          {location !== paths.give && (
            <Small>
              {current.framed ? m.notice.readingOnly : m.notice.connectToGive}{' '}
              <Link href={paths.give}>{m.howToGive}</Link>
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
      <Notice tone="bad" title={m.notice.walletsBroken}>
        <p>{m.notice.nothingSent(state.reason)}</p>
        <Row>
          <SecondaryButton onClick={() => window.location.reload()}>{parts.reload}</SecondaryButton>
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
            <SecondaryButton onClick={() => kit.trouble.setState({ current: null })}>
              {m.notice.close}
            </SecondaryButton>
          </Row>
        </Notice>
      )}
    </div>
  )
}
