import { useState } from 'react'
import type { Basket } from '../../core/giving/basket'
import type { Gift } from '../../core/giving/gift'
import type { SafeAccount } from '../../flows/account'
import { useApp } from '../AppContext'
import { CausesProblem } from '../causes/CausesProblem'
import { useMoves } from '../parts/Moves'
import { ScreenHeading } from '../parts/ScreenHeading'
import { useStoreValue } from '../parts/useStoreValue'
import { useBasket } from './BasketContext'
import { BasketStep } from './BasketStep'
import { ProposalScreen } from './ProposalScreen'
import { ReviewStep } from './ReviewStep'

type Step =
  | { readonly kind: 'basket' }
  /** Holds for the basket it was made from: once that has changed, here or in another tab, it is out of date. */
  | { readonly kind: 'review'; readonly gifts: readonly Gift[]; readonly basket: Basket }

/** From the basket over the review to the one proposal, and what became of it. */
export function GiveScreen({ account }: { readonly account: SafeAccount }) {
  const proposal = useStoreValue(account.proposal)
  const directory = useStoreValue(useApp().causes)
  const { basket } = useBasket()
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
  if (step.kind === 'review' && step.basket === basket) {
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
      onReview={(gifts) => go({ kind: 'review', gifts, basket })}
    />
  )
}
