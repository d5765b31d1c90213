import { Link } from 'wouter'
import { useApp } from '../AppContext'
import { PrimaryButton } from '../parts/Button'
import { Lede, Row } from '../parts/basics'
import { ScreenHeading } from '../parts/ScreenHeading'
import { useStoreValue } from '../parts/useStoreValue'
import { paths } from '../paths'
import { m as shell } from './messages'
import { m } from './visitorMessages'

/** Explains Activity to a visitor: there is nothing to show before a Safe or a wallet is connected. */
export function ActivityGuide() {
  const { session, connectWallet } = useApp()
  const current = useStoreValue(session)
  const isFramed = current.kind === 'visitor' && current.framed
  return (
    <>
      <ScreenHeading title={shell.activity(0)} />
      <Lede>{isFramed ? m.activity.framed : m.activity.inTab}</Lede>
      <Row>
        {!isFramed && (
          <PrimaryButton aria-haspopup="dialog" onClick={connectWallet}>
            {shell.badge.connectWallet}
          </PrimaryButton>
        )}
        <Link href={paths.reviewStart}>{m.activity.review}</Link>
        <Link href={paths.give}>{shell.howToGive}</Link>
      </Row>
    </>
  )
}
