import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import type { SafeAccount } from '../../flows/account'
import { useStoreValue } from '../parts/useStoreValue'
import { paths } from '../paths'
import { useBasket } from './BasketContext'
import { withoutSent } from './withoutSent'

/**
 * What follows a proposal, whichever screen is open: its gifts leave the basket once, and when a person has seen that it
 * was proposed and goes on, the next visit starts with the basket again. Draws nothing.
 */
export function ProposedCleanup({ account }: { readonly account: SafeAccount }) {
  const proposal = useStoreValue(account.proposal)
  const { isRead, rewrite } = useBasket()
  const [location] = useLocation()
  const cleaned = useRef<string | null>(null)
  const before = useRef(location)

  useEffect(() => {
    if (proposal.kind !== 'proposed' || !isRead || cleaned.current === proposal.intent.id) return
    cleaned.current = proposal.intent.id
    const { gifts } = proposal.intent
    rewrite((lines) => withoutSent(lines, gifts, [...gifts.keys()]))
  }, [isRead, proposal, rewrite])

  useEffect(() => {
    const isLeaving = before.current === paths.give && location !== paths.give
    before.current = location
    if (isLeaving && account.proposal.getState().kind === 'proposed') account.dismissProposal()
  }, [account, location])

  return null
}
