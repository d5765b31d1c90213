import { useEffect, useRef } from 'react'
import { withoutSent } from '../../core/giving/withoutSent'
import type { SafeAccount } from '../../flows/account/account'
import { useStoreValue } from '../parts/useStoreValue'
import { useBasket } from './BasketContext'
import { useDismissEnded } from './useDismissEnded'

/**
 * What follows a proposal, whichever screen is open: its gifts leave the basket once, and a result that was seen makes
 * room for the next gift. Draws nothing.
 */
export function ProposedCleanup({ account }: { readonly account: SafeAccount }) {
  const proposal = useStoreValue(account.proposal)
  const { isRead, rewrite } = useBasket()
  const cleaned = useRef<string | null>(null)

  useEffect(() => {
    if (proposal.kind !== 'proposed' || !isRead || cleaned.current === proposal.intent.id) return
    cleaned.current = proposal.intent.id
    const { gifts } = proposal.intent
    rewrite((lines) => withoutSent(lines, gifts, [...gifts.keys()]))
  }, [isRead, proposal, rewrite])

  useDismissEnded({
    isEnded: () => ['proposed', 'rejected', 'blocked'].includes(account.proposal.getState().kind),
    dismiss: () => account.dismissProposal(),
  })

  return null
}
