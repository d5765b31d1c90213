import type { PauseReason } from '../../../core/outbox/state'
import { PrimaryButton, SecondaryButton } from '../../parts/Button'
import { Lede, Row, Small } from '../../parts/basics'
import { useNavigation } from '../../parts/navigation'
import { Notice } from '../../parts/Notice'
import { ScreenHeading } from '../../parts/ScreenHeading'
import { GiftPayments } from './GiftPayments'
import { m } from './messages'
import type { OutboxProps } from './outboxProps'
import { progressOf } from './payments'

/** Shows the payments that went out ("2 of 5 sent"). Continues with the first that did not. */
export function Paused({ giver, causes, shown, onChange }: OutboxProps<'paused'>) {
  const { reason } = shown
  const navigation = useNavigation()
  const { count, sent, place } = progressOf(shown)
  /** Number of the payment, from 1. Null: there is only one. */
  const which = count === 1 || place === null ? null : place + 1
  const goOn = () => {
    navigation.record()
    void giver.outbox.resume()
  }

  return (
    <>
      <ScreenHeading key="paused" title={count === 1 ? m.paused.notYet : m.paused.sent(sent, count)} />
      <Lede>{ledeOf(reason, which)}</Lede>
      {reason.kind === 'refused' && (
        <Notice tone="waiting" title={m.paused.refused(giver.shownBy, which)}>
          <p>{reason.reason}</p>
        </Notice>
      )}
      <Row>
        <PrimaryButton onClick={goOn}>{count === 1 ? m.paused.send : m.paused.goOn(which)}</PrimaryButton>
        <SecondaryButton onClick={onChange}>{m.stop}</SecondaryButton>
      </Row>
      <Small>{m.paused.kept(sent, count - sent)}</Small>
      <GiftPayments giver={giver} causes={causes} shown={shown} />
    </>
  )
}

function ledeOf(reason: PauseReason, which: number | null): string {
  switch (reason.kind) {
    case 'rejected':
      return m.paused.rejected(which)
    case 'refused':
      return m.paused.waits
    case 'interrupted':
      return m.paused.interrupted
  }
}
