import { PrimaryButton, SecondaryButton } from '../../parts/Button'
import { ScreenHeading } from '../../parts/ScreenHeading'
import { Lede, Row } from '../../parts/basics'
import { m } from './messages'
import type { OutboxProps } from './outboxProps'

/** Shows that the user rejected the request in the Safe or wallet. */
export function Rejected({ giver, shown, onChange }: OutboxProps<'rejected'>) {
  return (
    <>
      <ScreenHeading key="rejected" title={m.rejected.title}>
        {m.rejected.words}
      </ScreenHeading>
      <Lede>{m.rejected.kept}</Lede>
      <Row>
        <PrimaryButton onClick={() => giver.outbox.dismiss()}>{m.rejected.again}</PrimaryButton>
        <SecondaryButton onClick={onChange}>{m.change}</SecondaryButton>
      </Row>
      {shown.searchFailed === true && <Lede>{m.rejected.unread}</Lede>}
    </>
  )
}
