import styled from 'styled-components'
import type { TrackedCalls, TrackedChainTx, TrackedItem } from '../../core/tracking/trackedItem'
import type { TrackedGift } from '../../core/giving/trackedGift'
import { type SendIntent, isProposal } from '../../core/outbox/intent'
import type { Tone } from '../../core/tracking/status/statusTable'
import type { ChainTxHash } from '../../core/safe/safeTx'
import { chainHashOf } from '../activity/TrackedLinks'
import { AddressText } from '../parts/AddressText'
import { AmountText } from '../parts/AmountText'
import { ExternalLink, explorerLink } from '../parts/ExternalLink'
import { media } from '../parts/media'
import { StatusWord } from '../parts/StatusWord'
import { useStoreValue } from '../parts/useStoreValue'
import { CustomTokenMark } from '../tokens/CustomTokenMark'
import type { IconName } from '../parts/Icon'
import { TonedWord } from '../parts/TonedWord'
import type { Giver } from '../give/giver'
import { GiftList, isLongGift } from '../give/GiftList'
import { m as give } from '../give/messages'
import { useUnlistedName } from '../give/ReviewTable'
import { m } from './messages'
import { type PaymentStage, paymentStages, type ShownWithIntent } from './payments'
import { Section } from '../parts/Layout'
import { useExplained } from '../give/useExplained'
import type { OutboxProps } from './outboxProps'

const isSince = (startedAtMs: number) => (item: TrackedCalls) => item.createdAtMs >= startedAtMs

const rows: Readonly<Record<PaymentStage, StageRow>> = {
  out: { tone: 'active', icon: 'paperPlane', words: () => m.list.out },
  shown: { tone: 'active', icon: 'pen', words: m.list.shown },
  lost: { tone: 'waiting', icon: 'warning', words: () => m.list.lost },
  next: { tone: 'quiet', icon: 'flag', words: () => m.list.next },
  later: { tone: 'quiet', icon: 'info', words: () => m.list.later },
}

const List = styled.ol`
  border-block-end: 1px solid var(--line);
`

const Payment = styled.li`
  display: grid;
  grid-template-columns: 2.25rem minmax(0, 1fr);
  gap: var(--space-1) var(--space-3);
  padding-block: var(--space-4);
  border-block-start: 1px solid var(--line);

  &:first-child {
    border-block-start: 2px solid var(--ink);
  }

  ${media.medium} {
    grid-template-columns: 2.25rem minmax(0, 1fr) auto;
  }
`

const Place = styled.span<{ $stage: PaymentStage }>`
  font-family: var(--font-display);
  font-size: 1.5rem;
  line-height: 1.25;
  font-variant-numeric: lining-nums;
  color: var(${({ $stage }) => ($stage === 'shown' || $stage === 'lost' ? '--accent' : '--ink-soft')});
`

const Name = styled.span`
  font-family: var(--font-display);
  font-size: 1.5rem;
  line-height: 1.25;
`

const Amount = styled.span`
  grid-column: 2;
  font-size: var(--text-large);
  font-weight: 600;
  line-height: 1.25;

  ${media.medium} {
    font-size: var(--text-amount);
    grid-column: 3;
    text-align: end;
  }
`

const Recipient = styled.span`
  grid-column: 2 / -1;
`

const Standing = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-5);
  grid-column: 2 / -1;
  margin-block-start: var(--space-1);
`

type PaymentListProps = {
  readonly giver: Giver
  /** Decoded from the calls. Empty: they cannot be decoded. */
  readonly gifts: readonly TrackedGift[]
  readonly intent: SendIntent
  readonly shown: ShownWithIntent
}

/** Lists every payment of a wallet, with its progress. */
function PaymentList({ giver, gifts, intent, shown }: PaymentListProps) {
  const { items } = useStoreValue(giver.tracked)
  return (
    <List aria-label={m.list.label}>
      {paymentStages(shown).map((stage, index) => (
        <Payment key={index}>
          <Place $stage={stage} aria-hidden="true">
            {index + 1}
          </Place>
          <What gift={gifts[index]} />
          <Standing>
            {stage === 'out' ? (
              <Out giver={giver} item={findPayment(items, intent, index)} />
            ) : (
              <StageWord stage={stage} shownBy={giver.shownBy} />
            )}
          </Standing>
        </Payment>
      ))}
    </List>
  )
}

function What({ gift }: { readonly gift: TrackedGift | undefined }) {
  const unlisted = useUnlistedName()
  if (gift === undefined) return <Name>{m.list.unreadable}</Name>
  return (
    <>
      <Name>{gift.payeeName ?? unlisted}</Name>
      <Amount>
        <AmountText amount={gift.amount} asset={gift} />
      </Amount>
      <CustomTokenMark gift={gift} />
      {gift.causeId === null && gift.payeeName !== null && <Recipient>{give.ownName(unlisted)}</Recipient>}
      <Recipient>
        <AddressText value={gift.recipient} />
      </Recipient>
    </>
  )
}

type OutProps = { readonly giver: Giver; readonly item: TrackedChainTx | TrackedCalls | null }

/** Shows a sent payment. The status table has the words from here on. */
function Out({ giver, item }: OutProps) {
  if (item === null) return <StageWord stage="out" shownBy={giver.shownBy} />
  const txHash = chainHashOf(item)
  // The tracked list links a transaction for all payments once.
  const href =
    item.kind === 'calls' || txHash === null ? null : explorerLink(giver.chain, { kind: 'tx', txHash })
  return (
    <>
      <StatusWord item={item} />
      {href !== null && <ExternalLink href={href}>{m.list.onChain}</ExternalLink>}
    </>
  )
}

type StageRow = { readonly tone: Tone; readonly icon: IconName; words(shownBy: string): string }

type StageWordProps = { readonly stage: PaymentStage; readonly shownBy: string }

/** Shows the progress of a payment before it is on chain: icon, word and colour. */
function StageWord({ stage, shownBy }: StageWordProps) {
  const { tone, icon, words } = rows[stage]
  return (
    <TonedWord tone={tone} icon={icon}>
      {words(shownBy)}
    </TonedWord>
  )
}

/**
 * Finds the tracked item of a payment: its own transaction, its sped-up one, or the batch that holds it. Null: none
 * yet.
 */
function findPayment(
  items: readonly TrackedItem[],
  intent: SendIntent,
  index: number,
): TrackedChainTx | TrackedCalls | null {
  if (intent.way === 'batch') {
    // Only one gift is in the outbox at a time, so a batch after its start is this one.
    return items.filter((item) => item.kind === 'calls').find(isSince(intent.startedAtMs)) ?? null
  }
  const sent = intent.sent.find((call) => call.index === index)
  return sent === undefined ? null : followed(items, sent.txHash)
}

function followed(items: readonly TrackedItem[], txHash: ChainTxHash): TrackedChainTx | null {
  const item = items.find((other) => other.kind === 'chainTx' && other.txHash === txHash)
  if (item?.kind !== 'chainTx') return null
  const rest = items.filter((other) => other !== item)
  return item.phase.status === 'repriced' ? (followed(rest, item.phase.txHash) ?? item) : item
}

type GiftPaymentsProps = Pick<OutboxProps<'asking'>, 'causes'> & {
  readonly giver: Giver
  readonly shown: ShownWithIntent
  /** Label of the table of a proposal. */
  readonly label?: string
}

/** Lists the payments of a gift, decoded from its calls: as a table, or each with its progress. */
export function GiftPayments({ giver, causes, shown, label }: GiftPaymentsProps) {
  const { intent } = shown
  const explained = useExplained(intent.calls, causes, giver, intent.gifts)
  const gifts = explained.kind === 'readable' ? explained.gifts : null
  const unreadable = explained.kind === 'unreadable' && <p>{explained.reason}</p>
  if (!isProposal(intent)) {
    return (
      <>
        {unreadable}
        <PaymentList giver={giver} gifts={gifts ?? []} intent={intent} shown={shown} />
      </>
    )
  }
  const table =
    gifts === null ? (
      unreadable
    ) : (
      <GiftList caption={give.review.table.all} giver={giver} gifts={gifts} isLong={isLongGift(gifts)} />
    )
  return label === undefined ? table : <Section aria-label={label}>{table}</Section>
}
