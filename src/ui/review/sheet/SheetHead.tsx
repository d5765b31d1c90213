import { Link } from 'wouter'
import { assetNamesOf } from '../../../core/review/assetNames'
import { type SheetSummary, sheetSummary } from '../../../core/review/sheetSummary'
import { useApp } from '../../AppContext'
import { AddressText } from '../../parts/AddressText'
import { PrimaryButton } from '../../parts/Button'
import { Lede, Row, Small } from '../../parts/basics'
import { ExternalLink } from '../../parts/ExternalLink'
import { Section } from '../../parts/Layout'
import { Notice } from '../../parts/Notice'
import { ScreenHeading } from '../../parts/ScreenHeading'
import { timeText } from '../../parts/timeText'
import { useStoreValue } from '../../parts/useStoreValue'
import { WithAddresses } from '../../parts/WithAddresses'
import { paths } from '../../paths'
import { Findings } from '../Findings'
import { compareLink } from '../compareLink'
import { IntentSection } from '../IntentSection'
import { useGiftText } from '../useGiftText'
import { Calls } from './Calls'
import { ScreenOnly } from './onPaper'
import type { SheetProps } from './sheetProps'

/** Which transaction it is, when it was read, and what it does. */
export function SheetHead({ place, state }: SheetProps) {
  const { reading, review, readAtMs, trouble, isRebuilt } = state
  const { record, setup } = reading
  const names = assetNamesOf(place.chain)
  const giftText = useGiftText()
  const summary = sheetSummary(review, place.safe, names)
  return (
    <>
      <ScreenHeading title={`Verification sheet for transaction #${record.nonce}`} />
      <Lede>
        Safe <AddressText value={place.safe} /> on {place.chain.name}, nonce {record.nonce.toString()}.
      </Lede>
      <Small>
        Read on {timeText(readAtMs)}
        {setup.kind === 'found' && `, the Safe at block ${setup.value.blockNumber}`}. What stands here is
        computed from the bytes that the owners sign.
      </Small>
      <ScreenOnly>
        <Row>
          <PrintControl />
          <Link href={paths.review(place, record.safeTxHash, giftText)}>The whole review</Link>
        </Row>
      </ScreenOnly>
      {isRebuilt === true && (
        <Notice tone="waiting" title="Rebuilt from what this browser remembers">
          <p>
            The transaction service does not give this transaction. Its fields give exactly the safeTxHash of
            the link; who has signed it is not known.
          </p>
        </Notice>
      )}
      {trouble !== null && isRebuilt !== true && (
        <Notice tone="waiting" title="What is shown may be out of date">
          <p>{trouble}</p>
        </Notice>
      )}
      {record.origin === null && (
        <Notice tone="quiet" title="This transaction was pasted here">
          <p>
            The transaction service has not given it. On a second device it has to be pasted too, and tools
            that ask the service do not find it.
          </p>
        </Notice>
      )}
      <Findings checks={review.checks} names={names} />
      {giftText !== null && (
        <IntentSection
          place={place}
          compared={compareLink(giftText, { place, safeTxHash: record.safeTxHash, state })}
        />
      )}
      <Section aria-labelledby="does">
        <h2 id="does">What it does</h2>
        <Calls summary={summary} />
        <p>
          <strong>
            <WithAddresses text={leavingWords(summary)} />
          </strong>
        </p>
      </Section>
    </>
  )
}

function leavingWords({ totals, isComplete }: SheetSummary): string {
  const unread = 'a call of this transaction could not be read to its last byte.'
  if (totals.length === 0)
    return isComplete
      ? 'Nothing leaves the Safe by this transaction.'
      : `What leaves the Safe is not known: ${unread}`
  const sum = `In all, ${totals.join('; ')}.`
  return isComplete ? sum : `${sum} More may leave: ${unread}`
}

/** The Safe's frame does not let a page print: there the sheet is opened in a tab first. */
function PrintControl() {
  const session = useStoreValue(useApp().session)
  const isFramed = session.kind === 'safe' || (session.kind === 'visitor' && session.framed)
  if (isFramed)
    return <ExternalLink href={window.location.href}>Open this sheet in a tab, to print it</ExternalLink>
  return <PrimaryButton onClick={() => window.print()}>Print this sheet</PrimaryButton>
}
