import type { PauseReason } from '../../../core/outbox/state'
import { PrimaryButton, SecondaryButton } from '../../parts/Button'
import { Lede, Row, Small } from '../../parts/basics'
import { useNavigation } from '../../parts/navigation'
import { Notice } from '../../parts/Notice'
import { ScreenHeading } from '../../parts/ScreenHeading'
import { paymentCount } from '../paymentCount'
import { GiftPayments } from './GiftPayments'
import type { OutboxProps } from './outboxProps'
import { progressOf } from './payments'

/** "2 of 5 sent": which went out and which did not. Going on starts with the first that did not. */
export function Paused({ giver, causes, shown, onChange }: OutboxProps<'paused'>) {
  const { reason } = shown
  const navigation = useNavigation()
  const { count, sent, place } = progressOf(shown)
  const payment = count === 1 || place === null ? 'the payment' : `payment ${place + 1}`
  const goOn = () => {
    navigation.record()
    void giver.outbox.resume()
  }

  return (
    <>
      <ScreenHeading key="paused" title={count === 1 ? 'Not sent yet' : `${sent} of ${count} sent`} />
      <Lede>{ledeOf(reason, payment)}</Lede>
      {reason.kind === 'refused' && (
        <Notice tone="waiting" title={`${giver.shownBy} did not send ${payment}`}>
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
      <GiftPayments giver={giver} causes={causes} shown={shown} />
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
