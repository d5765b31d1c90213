import { Link } from 'wouter'
import { useApp } from '../AppContext'
import { PrimaryButton } from '../parts/Button'
import { Lede, Row } from '../parts/basics'
import { ScreenHeading } from '../parts/ScreenHeading'
import { useStoreValue } from '../parts/useStoreValue'
import { paths } from '../paths'

/** What Activity is, for a visitor: there is nothing to show before a Safe or a wallet is connected. */
export function ActivityGuide() {
  const { session, connectWallet } = useApp()
  const current = useStoreValue(session)
  const isFramed = current.kind === 'visitor' && current.framed
  return (
    <>
      <ScreenHeading title="Activity" />
      <Lede>
        Activity shows the gifts of your Safe or wallet: who has signed, what waits, and what has been
        delivered.{' '}
        {isFramed
          ? 'To see yours, open this page in your Safe, or in a tab of its own.'
          : 'To see yours, connect the wallet you gave from, or open this page in your Safe.'}
      </Lede>
      <Row>
        {!isFramed && (
          <PrimaryButton aria-haspopup="dialog" onClick={connectWallet}>
            Connect Wallet
          </PrimaryButton>
        )}
        <Link href={paths.reviewStart}>Review a transaction of a Safe</Link>
        <Link href={paths.give}>How to give</Link>
      </Row>
    </>
  )
}
