import { useEffect, useMemo } from 'react'
import type { SafeAccount } from '../../flows/account/account'
import { useApp } from '../AppContext'
import { CausesProblem } from '../causes/CausesProblem'
import { SafeCheckNotice } from '../parts/SafeCheckNotice'
import { ScreenHeading } from '../parts/ScreenHeading'
import { useStoreValue } from '../parts/useStoreValue'
import { BasketStep } from './BasketStep'
import { causesOf } from './causesOf'
import { safeGiver } from './giver'
import { ProposalScreen } from './ProposalScreen'
import { ReviewStep } from './ReviewStep'
import { useGiveStep } from './useGiveStep'

/** From the basket over the review to the one proposal, and what became of it. */
export function GiveScreen({ account }: { readonly account: SafeAccount }) {
  const proposal = useStoreValue(account.proposal)
  const directory = useStoreValue(useApp().causes)
  const giver = useMemo(() => safeGiver(account), [account])
  const { reviewed, review, toBasket } = useGiveStep()

  useEffect(() => () => account.moveOn(), [account])

  const change = () => {
    account.dismissProposal()
    toBasket()
  }

  // What was begun is read from its own bytes: it is shown without the causes too, only without their names.
  if (proposal.kind !== 'idle') {
    return (
      <>
        <ProposalScreen
          account={account}
          causes={causesOf(directory)}
          proposal={proposal}
          onChange={change}
        />
        {directory.kind !== 'ready' && <CausesProblem state={directory} />}
      </>
    )
  }
  if (directory.kind !== 'ready') {
    return (
      <>
        <ScreenHeading title="Your gift" />
        <CausesProblem state={directory} />
      </>
    )
  }
  const { causes } = directory
  if (reviewed !== null) {
    return <ReviewStep account={account} causes={causes} gifts={reviewed} onChange={toBasket} />
  }
  return (
    <BasketStep
      giver={giver}
      causes={causes}
      notice={<SafeCheckNotice account={account} quiet="hidden" />}
      onReview={review}
    />
  )
}
