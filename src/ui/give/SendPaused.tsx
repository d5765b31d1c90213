import type { PauseReason } from '../../core/outbox/state'
import { PrimaryButton, SecondaryButton } from '../parts/Button'
import { Lede, Row, Small } from '../parts/basics'
import { useNavigation } from '../parts/navigation'
import { Notice } from '../parts/Notice'
import { ScreenHeading } from '../parts/ScreenHeading'
import { paymentCount } from './paymentCount'
import { PaymentList } from './PaymentList'
import { currentPlace } from './payments'
import type { SendProps } from './sendProps'

/** "2 of 5 sent": which went out and which did not. Going on starts with the first that did not. */
export function SendPaused({ account, causes, sending, onChange }: SendProps<'paused'>) {
  const { intent, reason } = sending
  const navigation = useNavigation()
  const count = intent.calls.length
  const sent = intent.sent.length
  const place = currentPlace(sending)
  const payment = count === 1 || place === null ? 'the payment' : `payment ${place + 1}`
  const goOn = () => {
    navigation.record()
    void account.resume()
  }

  return (
    <>
      <ScreenHeading key="paused" title={count === 1 ? 'Not sent yet' : `${sent} of ${count} sent`} />
      <Lede>{ledeOf(reason, payment)}</Lede>
      {reason.kind === 'refused' && (
        <Notice tone="waiting" title={`${account.walletName} did not send ${payment}`}>
          <p>{reason.reason}</p>
        </Notice>
      )}
      <Row>
        <PrimaryButton onClick={goOn}>{count === 1 ? 'Send it' : `Continue with ${payment}`}</PrimaryButton>
        <SecondaryButton onClick={onChange}>Stop here</SecondaryButton>
      </Row>
      <Small>
        {sent > 0 && 'What went out cannot be taken back, and is not sent again. '}
        If you stop, {paymentCount(count - sent)} {count - sent === 1 ? 'is' : 'are'} kept for later.
      </Small>
      <PaymentList account={account} causes={causes} sending={sending} />
    </>
  )
}

function ledeOf(reason: PauseReason, payment: string): string {
  switch (reason.kind) {
    case 'rejected':
      return `You rejected ${payment}, so it was not sent. Nothing more is sent before you continue.`
    case 'refused':
      return 'Nothing more is sent before you continue.'
    case 'interrupted':
      return 'This was interrupted. What was sent is known, and nothing more is sent before you continue.'
  }
}
