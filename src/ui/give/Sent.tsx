import { Link } from 'wouter'
import { PrimaryLink, SecondaryButton } from '../parts/Button'
import { Lede, Row } from '../parts/basics'
import { ScreenHeading } from '../parts/ScreenHeading'
import { paths } from '../paths'
import { useBasket } from './useBasket'
import { allPayments } from './allPayments'
import { PaymentList } from './PaymentList'
import type { SendProps } from './sendProps'

/** All of it went out. Its gifts have left the basket; what else was in it stays. */
export function Sent({ account, causes, sending }: SendProps<'sent'>) {
  const { basket } = useBasket()
  const { calls, way } = sending.intent
  const count = calls.length

  return (
    <>
      <ScreenHeading key="sent" title="Sent" />
      <Lede>
        {count === 1 && 'Your wallet has sent it. Below is where it stands.'}
        {count > 1 &&
          way === 'batch' &&
          `Your wallet has sent ${allPayments(count)} as one transaction. Below is where it stands.`}
        {count > 1 &&
          way === 'sequence' &&
          `Your wallet has sent ${allPayments(count)}. Below is where each of them stands.`}
      </Lede>
      <Row>
        <PrimaryLink as={Link} href={paths.activity}>
          Follow it
        </PrimaryLink>
        <SecondaryButton onClick={() => account.dismiss()}>
          {basket.lines.length === 0 ? 'Start another gift' : 'Continue with your gift'}
        </SecondaryButton>
      </Row>
      <PaymentList account={account} causes={causes} sending={sending} />
    </>
  )
}
