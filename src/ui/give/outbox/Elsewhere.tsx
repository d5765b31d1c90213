import { PrimaryButton } from '../../parts/Button'
import { Row } from '../../parts/basics'
import { Notice } from '../../parts/Notice'
import { ScreenHeading } from '../../parts/ScreenHeading'
import type { OutboxProps } from './outboxProps'

/** Another tab was first. What it asks shows here as soon as it is known. */
export function Elsewhere({ giver }: OutboxProps<'elsewhere'>) {
  return (
    <>
      <ScreenHeading key="elsewhere" title={`Another tab of this page is asking your ${giver.name}`} />
      <Notice tone="waiting" title="Nothing was asked from this tab">
        <p>
          Only one tab asks at a time, so that nothing is given twice. Go on in the other one, or close it.
          Then look at your list of gifts before you give again.
        </p>
        <Row>
          <PrimaryButton onClick={() => void giver.outbox.look()}>Look again</PrimaryButton>
        </Row>
      </Notice>
    </>
  )
}
