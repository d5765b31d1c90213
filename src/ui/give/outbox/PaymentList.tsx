import styled from 'styled-components'
import type { TrackedCalls, TrackedChainTx } from '../../../core/tracking/trackedItem'
import type { TrackedGift } from '../../../core/giving/trackedGift'
import type { SendIntent } from '../../../core/outbox/intent'
import { chainHashOf } from '../../activity/chainHashOf'
import { AddressText } from '../../parts/AddressText'
import { AmountText } from '../../parts/AmountText'
import { ExternalLink } from '../../parts/ExternalLink'
import { explorerLink } from '../../parts/explorerLink'
import { media } from '../../parts/media'
import { StatusWord } from '../../parts/StatusWord'
import { useStoreValue } from '../../parts/useStoreValue'
import { CustomTokenMark } from '../../tokens/CustomTokenMark'
import type { Giver } from '../giver'
import { m as words } from '../messages'
import { findPayment } from './findPayment'
import { m } from './messages'
import { paymentStages, type PaymentStage, type ShownWithIntent } from './payments'
import { StageWord } from './StageWord'
import { useUnlistedName } from '../useUnlistedName'

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
export function PaymentList({ giver, gifts, intent, shown }: PaymentListProps) {
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
      <Name>{gift.causeId === null ? unlisted : gift.payeeName}</Name>
      <Amount>
        <AmountText amount={gift.amount} asset={gift} />
      </Amount>
      <CustomTokenMark gift={gift} />
      {gift.causeId === null && gift.payeeName !== null && (
        <Recipient>{words.ownName(gift.payeeName)}</Recipient>
      )}
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
