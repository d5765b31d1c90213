import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { nextSteps } from '../../../core/tracking/status/nextSteps'
import { statusTable } from '../../../core/tracking/status/statusTable'
import type { TrackedItem } from '../../../core/tracking/trackedItem'
import { TrackedLinks } from '../../activity/TrackedLinks'
import { TrackedNoteText } from '../../activity/TrackedNoteText'
import { PrimaryLink, SecondaryButton } from '../../parts/Button'
import { Lede, Row, Small } from '../../parts/basics'
import { Deferred } from '../../parts/Deferred'
import { Section } from '../../parts/Layout'
import { Notice } from '../../parts/Notice'
import { ScreenHeading } from '../../parts/ScreenHeading'
import { StatusWord } from '../../parts/StatusWord'
import { timeText } from '../../parts/timeText'
import { useStoreValue } from '../../parts/useStoreValue'
import { paths } from '../../paths'
import { giftLinkPart } from '../../review/giftLinkPart'
import { allPayments } from '../allPayments'
import { useBasket } from '../useBasket'
import { GiftPayments } from './GiftPayments'
import { NextPart } from './NextPart'
import type { OutboxProps } from './outboxProps'
import { progressOf } from './payments'

/** All of it is out. Its gifts have left the basket; what else was in it stays. */
export function Done({ giver, causes, shown, onReview }: OutboxProps<'proposed' | 'sent'>) {
  const { basket } = useBasket()
  const { plan } = shown.intent
  const isPartOfMore = plan !== undefined && basket.plan?.id === plan.id && basket.lines.length > 0
  const { items } = useStoreValue(giver.tracked)
  const safeTxHash = shown.kind === 'proposed' ? shown.safeTxHash : null
  const item = items.find((other) => other.kind === 'safeTx' && other.safeTxHash === safeTxHash)
  const isDraft = item?.phase.status === 'draft'
  const wayOn = isPartOfMore ? (
    <NextPart giver={giver} causes={causes} made={plan} onReview={onReview} />
  ) : (
    <Row>
      <PrimaryLink as={Link} href={paths.activity}>
        Follow it
      </PrimaryLink>
      <SecondaryButton onClick={() => giver.outbox.dismiss()}>
        {basket.lines.length === 0 ? 'Start another gift' : 'Continue with your gift'}
      </SecondaryButton>
    </Row>
  )

  return (
    <>
      {shown.kind === 'proposed' ? (
        <Proposed chain={giver.chain} shown={shown} item={item} wayOn={wayOn} />
      ) : (
        <>
          <ScreenHeading key="sent" title="Sent" />
          <Lede>{sentWords(progressOf(shown))}</Lede>
          {wayOn}
        </>
      )}
      <GiftPayments
        giver={giver}
        causes={causes}
        shown={shown}
        label={isDraft ? 'What is in the draft' : 'What was proposed'}
      />
    </>
  )
}

type ProposedProps = Pick<OutboxProps<'proposed'>, 'shown'> & {
  readonly chain: OutboxProps<'proposed'>['giver']['chain']
  readonly item: TrackedItem | undefined
  /** Stands above the status: words that change there would move it away under a press. */
  readonly wayOn: ReactNode
}

/** The Safe has taken it: from here on the one table of statuses speaks. */
function Proposed({ chain, shown: { earlierAtMs }, item, wayOn }: ProposedProps) {
  const row = item === undefined ? null : statusTable[item.phase.status]
  const isDraft = item?.phase.status === 'draft'
  const title = earlierAtMs === undefined ? 'Proposed to your Safe' : 'Already in the queue of your Safe'
  return (
    <>
      <ScreenHeading key="proposed" title={item && row && (row.final || isDraft) ? row.label(item) : title} />
      {wayOn}
      {earlierAtMs !== undefined && (
        <Notice tone="waiting" title="This is one gift, not two">
          <p>
            Your Safe answered with the transaction of the gift of {timeText(earlierAtMs)}: the same payments
            with the same nonce. That transaction can be executed only once. To give the same again, choose
            another nonce in your Safe.
          </p>
          {isDraft && (
            <p>
              If the batch of your wallet holds the gift too, confirming the batch pays the gift again: do
              only one of the two.
            </p>
          )}
        </Notice>
      )}
      {item === undefined || row === null ? (
        <Lede>Follow it in your list of gifts. No money moves before enough owners have signed.</Lede>
      ) : (
        <>
          <p>
            <StatusWord item={item} />
          </p>
          <TrackedNoteText item={item} />
          {item.note?.kind !== 'forged' && <Lede>{nextSteps[item.phase.status](item)}</Lede>}
          {isDraft && <TrackedLinks item={item} chain={chain} />}
        </>
      )}
      {item?.kind === 'safeTx' && (item.phase.status === 'proposed' || 'signatures' in item.phase) && (
        <Section aria-labelledby="co-signers">
          <h2 id="co-signers">Let your co-signers check it</h2>
          <Deferred part={giftLinkPart} props={{ item, chain }} waiting={<Small>Fetching the link…</Small>} />
        </Section>
      )}
    </>
  )
}

function sentWords({ count, isBatch }: ReturnType<typeof progressOf>): string {
  if (count === 1) return 'Your wallet has sent it. Below is where it stands.'
  return isBatch
    ? `Your wallet has sent ${allPayments(count)} as one transaction. Below is where it stands.`
    : `Your wallet has sent ${allPayments(count)}. Below is where each of them stands.`
}
