import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { nextSteps } from '../../core/tracking/status/nextSteps'
import { statusTable } from '../../core/tracking/status/statusTable'
import type { TrackedItem } from '../../core/tracking/trackedItem'
import type { Gift } from '../../core/giving/gift'
import type { PlanPart } from '../../core/giving/planPart'
import { totalsByAsset, totalsText } from '../../core/giving/totalsByAsset'
import { withWholeAmounts } from '../../core/money/formatAmount'
import { TrackedLinks } from '../activity/TrackedLinks'
import { TrackedNoteText } from '../activity/TrackedNoteText'
import { PrimaryButton, PrimaryLink, SecondaryButton } from '../parts/Button'
import { Lede, Prose, Row, Small } from '../parts/basics'
import { Deferred } from '../parts/Deferred'
import { Section, Stack } from '../parts/Layout'
import { Notice } from '../parts/Notice'
import { ScreenHeading } from '../parts/ScreenHeading'
import { StatusWord } from '../parts/StatusWord'
import { timeText } from '../parts/format'
import { useStoreValue } from '../parts/useStoreValue'
import { paths } from '../paths'
import { giftLinkPart } from '../review/giftLinkPart'
import { useHasOneOwner } from '../review/useHasOneOwner'
import { useNavigation } from '../parts/navigation'
import { useBasket } from '../give/useBasket'
import { m as gift } from '../give/messages'
import { useCheckedBasket } from '../give/useFunds'
import { useParts } from '../give/useParts'
import { GiftPayments } from './PaymentList'
import { m } from './messages'
import type { OutboxProps } from './outboxProps'
import { progressOf } from './payments'

/** Shows that the whole gift is out, and its lines have left the basket. */
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
        {m.done.follow}
      </PrimaryLink>
      <SecondaryButton onClick={() => giver.outbox.dismiss()}>
        {basket.lines.length === 0 ? m.done.another : m.done.goOn}
      </SecondaryButton>
    </Row>
  )

  return (
    <>
      {shown.kind === 'proposed' ? (
        <Proposed giver={giver} shown={shown} item={item} wayOn={wayOn} />
      ) : (
        <>
          <ScreenHeading key="sent" title={m.done.sent} />
          <Given gifts={shown.intent.gifts} />
          <Lede>{sentWords(progressOf(shown))}</Lede>
          {wayOn}
        </>
      )}
      <GiftPayments
        giver={giver}
        causes={causes}
        shown={shown}
        label={isDraft ? m.done.draft : m.done.proposedGifts}
      />
    </>
  )
}

type ProposedProps = Pick<OutboxProps<'proposed'>, 'shown' | 'giver'> & {
  readonly item: TrackedItem | undefined
  /** Next actions. */
  readonly wayOn: ReactNode
}

/** Shows a proposal. The status table has the words from here on. */
function Proposed({ giver: { chain }, shown, item, wayOn }: ProposedProps) {
  const {
    earlierAtMs,
    intent: { gifts },
  } = shown
  const hasOneOwner = useHasOneOwner()
  const row = item === undefined ? null : statusTable[item.phase.status]
  const isDraft = item?.phase.status === 'draft'
  const tx =
    item?.kind === 'safeTx' && (item.phase.status === 'proposed' || 'signatures' in item.phase) ? item : null
  const title = earlierAtMs === undefined ? m.done.proposed : m.done.already
  return (
    <>
      <ScreenHeading key="proposed" title={item && row && (row.final || isDraft) ? row.label(item) : title} />
      {/* Above the status, whose changing words would otherwise move the buttons. */}
      {wayOn}
      {earlierAtMs !== undefined && (
        <Notice tone="waiting" title={m.done.oneGift}>
          <p>{m.done.earlier(timeText(earlierAtMs))}</p>
          {isDraft && <p>{m.done.inBatch}</p>}
        </Notice>
      )}
      {item === undefined || row === null ? (
        <Lede>{m.done.list}</Lede>
      ) : (
        <Stack $gap={2}>
          <Given gifts={gifts} />
          <p>
            <StatusWord item={item} />
          </p>
          <TrackedNoteText item={item} />
          {item.note?.kind !== 'forged' && (
            <Prose>
              <p>{nextSteps[item.phase.status](item)}</p>
            </Prose>
          )}
          {isDraft && <TrackedLinks item={item} chain={chain} />}
        </Stack>
      )}
      {tx !== null && (
        <Section aria-labelledby="co-signers">
          <h2 id="co-signers">{hasOneOwner ? m.done.otherDevice : m.done.coSigners}</h2>
          <Deferred
            part={giftLinkPart}
            props={{ item: tx, chain }}
            waiting={<Small>{m.done.fetchingLink}</Small>}
          />
        </Section>
      )}
    </>
  )
}

/** Says what was given in all. */
function Given({ gifts }: { readonly gifts: readonly Gift[] }) {
  return (
    <p>
      <strong>{withWholeAmounts(m.done.sums(totalsText(totalsByAsset(gifts)), gifts.length))}</strong>
    </p>
  )
}

function sentWords({ count, isBatch }: ReturnType<typeof progressOf>): string {
  if (count === 1) return m.done.one
  return isBatch ? m.done.batch(count) : m.done.each(count)
}

type NextPartProps = Pick<OutboxProps<'proposed'>, 'giver' | 'causes' | 'onReview'> & {
  readonly made: PlanPart
}

/** Links to the review of the rest, after a part of the gift is out. */
function NextPart({ giver, causes, made, onReview }: NextPartProps) {
  const { basket } = useBasket()
  const { gifts } = useCheckedBasket(giver, causes)
  const { parts } = useParts(giver.account, gifts)
  const navigation = useNavigation()
  const next = { part: made.part + 1, of: made.part + Math.max(1, parts.length) }
  const left = basket.lines.length

  const goOn = () => {
    navigation.record()
    giver.outbox.dismiss()
    // While a line has a problem, the basket shows it.
    if (gifts.length > 0) onReview(gifts)
  }

  return (
    <>
      <Lede>{gift.plan.madeAndLeft(made.part, next.of, giver.name, left)}</Lede>
      <Row>
        <PrimaryButton onClick={goOn}>
          {gift.plan.next(next.part, next.of, parts[0]?.length ?? left, giver.name)}
        </PrimaryButton>
        <Link href={paths.activity}>{m.done.followPart[giver.name]}</Link>
      </Row>
    </>
  )
}
