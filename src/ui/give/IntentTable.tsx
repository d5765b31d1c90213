import type { Cause } from '../../core/causes/cause'
import type { ProposalIntent } from '../../core/outbox/intent'
import type { SafeAccount } from '../../flows/account/account'
import { safeGiver } from './giver'
import { ReviewTable } from './ReviewTable'
import { useExplained } from './useExplained'

type IntentTableProps = {
  readonly account: SafeAccount
  readonly causes: readonly Cause[]
  readonly proposal: { readonly intent: ProposalIntent }
}

/** What was asked for, read from the calls that were sent. */
export function IntentTable({ account, causes, proposal }: IntentTableProps) {
  const explained = useExplained(proposal.intent.calls, causes, safeGiver(account))
  if (explained.kind === 'unreadable') return <p>{explained.reason}</p>
  return <ReviewTable caption="The payments in this gift" gifts={explained.gifts} />
}
