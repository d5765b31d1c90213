import { Link } from 'wouter'
import type { ProposalIntent } from '../../core/outbox/intent'
import type { SafeAccount } from '../../flows/account/account'
import { Notice } from '../parts/Notice'
import { useStoreValue } from '../parts/useStoreValue'
import { paths } from '../paths'

/** A proposal without an answer is not in the list yet; it must not look as if it were gone. */
export function PendingProposal({ account }: { readonly account: SafeAccount }) {
  const proposal = useStoreValue(account.proposal)
  if (proposal.kind !== 'unknown' && proposal.kind !== 'asking') return null
  return (
    <Notice
      tone="waiting"
      title={proposal.kind === 'asking' ? 'Your Safe is showing a gift' : 'One gift may have been proposed'}
    >
      <p>
        {proposal.kind === 'asking'
          ? 'The gift appears here once you confirm it in your Safe.'
          : `${whatIsKnown(proposal.intent)} Find out before you give again.`}{' '}
        <Link href={paths.give}>See where it stands</Link>
      </p>
    </Notice>
  )
}

function whatIsKnown({ answeredHash, rejectedAtMs }: ProposalIntent): string {
  if (answeredHash !== undefined) return 'Your wallet has answered, and we are looking for the transaction.'
  if (rejectedAtMs !== undefined)
    return 'Your Safe rejected the gift. We do not know yet whether it was proposed before that.'
  return 'No clear answer arrived: the request may still be open in your Safe or in another tab.'
}
