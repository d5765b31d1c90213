import { PrimaryButton, SecondaryButton } from '../../parts/Button'
import { ScreenHeading } from '../../parts/ScreenHeading'
import { Lede, Row } from '../../parts/basics'
import type { OutboxProps } from './outboxProps'

/** The user said no in the Safe or wallet. */
export function Rejected({ giver, shown, onChange }: OutboxProps<'rejected'>) {
  return (
    <>
      <ScreenHeading key="rejected" title="You cancelled">
        You cancelled. Nothing was sent.
      </ScreenHeading>
      <Lede>No money has moved. Your gift is kept as it was.</Lede>
      <Row>
        <PrimaryButton onClick={() => giver.outbox.dismiss()}>Review it again</PrimaryButton>
        <SecondaryButton onClick={onChange}>Change the gift</SecondaryButton>
      </Row>
      {shown.lookedFor === 'unreachable' && (
        <Lede>
          Whether it was proposed before that is not known yet: the queue of your Safe could not be read. It
          is read again and again on its own.
        </Lede>
      )}
    </>
  )
}
