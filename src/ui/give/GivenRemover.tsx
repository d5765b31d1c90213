import { useEffect, useRef } from 'react'
import type { SafeAccount } from '../../flows/account'
import { useStoreValue } from '../parts/useStoreValue'
import { useBasket } from './BasketContext'

/** Takes what has been proposed out of the basket, once, also while another screen is open. */
export function GivenRemover({ account }: { readonly account: SafeAccount }) {
  const proposal = useStoreValue(account.proposal)
  const { isRead, removeGiven } = useBasket()
  const done = useRef<string | null>(null)

  useEffect(() => {
    if (proposal.kind !== 'proposed' || !isRead || done.current === proposal.intent.id) return
    done.current = proposal.intent.id
    removeGiven(proposal.intent.gifts)
  }, [isRead, proposal, removeGiven])

  return null
}
