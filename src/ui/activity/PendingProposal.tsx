import { Link } from 'wouter'
import type { ProposalIntent, SafeAccount } from '../../flows/account'
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
          ? 'It appears here once it has been confirmed there.'
          : `${whatIsKnown(proposal.intent)} Find out before you give again.`}{' '}
        <Link href={paths.give}>See where it stands</Link>
      </p>
    </Notice>
  )
}

function whatIsKnown({ answeredHash, rejectedAtMs }: ProposalIntent): string {
  if (answeredHash !== undefined) return 'Your wallet has answered, and the transaction is looked for.'
  if (rejectedAtMs !== undefined)
    return 'Your Safe said no to it. Whether it was proposed before that is not known yet.'
  return 'No clear answer has come here: it may still be open in your Safe or in another tab.'
}
