import { useState } from 'react'
import type { Gift } from '../../core/giving/gift'
import type { SafeAccount } from '../../flows/account'
import { useApp } from '../AppContext'
import { CausesProblem } from '../causes/CausesProblem'
import { useMoves } from '../parts/Moves'
import { ScreenHeading } from '../parts/ScreenHeading'
import { useStoreValue } from '../parts/useStoreValue'
import { BasketStep } from './BasketStep'
import { ProposalScreen } from './ProposalScreen'
import { ReviewStep } from './ReviewStep'

type Step = { readonly kind: 'basket' } | { readonly kind: 'review'; readonly gifts: readonly Gift[] }

/** From the basket over the review to the one proposal, and what became of it. */
export function GiveScreen({ account }: { readonly account: SafeAccount }) {
  const proposal = useStoreValue(account.proposal)
  const directory = useStoreValue(useApp().causes)
  const [step, setStep] = useState<Step>({ kind: 'basket' })
  const moves = useMoves()

  const go = (next: Step) => {
    moves.record()
    setStep(next)
  }
  const change = () => {
    account.dismissProposal()
    go({ kind: 'basket' })
  }

  if (directory.kind !== 'ready') {
    return (
      <>
        <ScreenHeading title="Your gift" />
        <CausesProblem state={directory} />
      </>
    )
  }
  if (proposal.kind !== 'idle') {
    return (
      <ProposalScreen account={account} causes={directory.causes} proposal={proposal} onChange={change} />
    )
  }
  if (step.kind === 'review') {
    return (
      <ReviewStep
        account={account}
        causes={directory.causes}
        gifts={step.gifts}
        onChange={() => go({ kind: 'basket' })}
      />
    )
  }
  return (
    <BasketStep
      account={account}
      causes={directory.causes}
      onReview={(gifts) => go({ kind: 'review', gifts })}
    />
  )
}
