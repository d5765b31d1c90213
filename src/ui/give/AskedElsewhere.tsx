import { PrimaryButton } from '../parts/Button'
import { Row } from '../parts/basics'
import { Notice } from '../parts/Notice'
import { ScreenHeading } from '../parts/ScreenHeading'

type AskedElsewhereProps = {
  /** Who is asked there. */
  readonly who: 'your wallet' | 'your Safe'
  /** Shows what has become of it, or the gift again. */
  readonly onLook: () => void
}

/** Another tab was first. What it asks shows here as soon as it is known. */
export function AskedElsewhere({ who, onLook }: AskedElsewhereProps) {
  return (
    <>
      <ScreenHeading title={`Another tab of this page is asking ${who}`} />
      <Notice tone="waiting" title="Nothing was asked from this tab">
        <p>
          Only one tab asks at a time, so that nothing is given twice. Go on in the other one, or close it.
          Then look at your list of gifts before you give again.
        </p>
        <Row>
          <PrimaryButton onClick={onLook}>Look again</PrimaryButton>
        </Row>
      </Notice>
    </>
  )
}
