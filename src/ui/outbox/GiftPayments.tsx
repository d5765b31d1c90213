import { isProposal } from '../../core/outbox/intent'
import { Section } from '../parts/Layout'
import type { Giver } from '../give/giver'
import { m } from '../give/messages'
import { ReviewTable } from '../give/ReviewTable'
import { useExplained } from '../give/useExplained'
import type { OutboxProps } from './outboxProps'
import { PaymentList } from './PaymentList'
import type { ShownWithIntent } from './payments'

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
  const table = gifts === null ? unreadable : <ReviewTable caption={m.review.table.all} gifts={gifts} />
  return label === undefined ? table : <Section aria-label={label}>{table}</Section>
}
