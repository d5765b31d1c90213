import { PrimaryButton } from '../../parts/Button'
import { Row } from '../../parts/basics'
import { Notice } from '../../parts/Notice'
import { ScreenHeading } from '../../parts/ScreenHeading'
import { m } from './messages'
import type { OutboxProps } from './outboxProps'

/** Shows that another tab holds the lock. Its request shows here once it is stored. */
export function Elsewhere({ giver }: OutboxProps<'elsewhere'>) {
  return (
    <>
      <ScreenHeading key="elsewhere" title={m.elsewhere.title(giver.name)} />
      <Notice tone="waiting" title={m.elsewhere.nothing}>
        <p>{m.elsewhere.words}</p>
        <Row>
          <PrimaryButton onClick={() => void giver.outbox.searchNow()}>{m.lookAgain}</PrimaryButton>
        </Row>
      </Notice>
    </>
  )
}
