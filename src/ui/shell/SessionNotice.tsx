import { Link, useLocation } from 'wouter'
import { useApp } from '../AppContext'
import { PrimaryButton, SecondaryButton } from '../parts/Button'
import { Notice } from '../parts/Notice'
import { Row, Small } from '../parts/basics'
import { useStoreValue } from '../parts/useStoreValue'
import { SafeWalletLink } from '../parts/SafeWalletLink'
import { paths } from '../paths'

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
      if (location === paths.give) return null
      return (
        <Small>
          You are reading without a Safe. <Link href={paths.give}>How to give from your Safe</Link>
        </Small>
      )
    case 'deciding':
    case 'safe':
    case 'wallet':
      return null
  }
}
