import { useEffect, useMemo } from 'react'
import type { WalletAccount } from '../../flows/account/walletAccount'
import { useApp } from '../AppContext'
import { CausesProblem } from '../causes/CausesProblem'
import { ScreenHeading } from '../parts/ScreenHeading'
import { useStoreValue } from '../parts/useStoreValue'
import { BasketStep } from './BasketStep'
import { causesOf } from './causesOf'
import { walletGiver } from './giver'
import { SendScreen } from './SendScreen'
import { useGiveStep } from './useGiveStep'
import { WalletReviewStep } from './WalletReviewStep'

/** From the basket over the review to what the wallet sends, payment by payment where it has to. */
export function WalletGiveScreen({ account }: { readonly account: WalletAccount }) {
  const sending = useStoreValue(account.sending)
  const directory = useStoreValue(useApp().causes)
  const giver = useMemo(() => walletGiver(account), [account])
  const { reviewed, review, toBasket } = useGiveStep()

  useEffect(() => () => account.moveOn(), [account])

  const change = () => {
    account.dismiss()
    toBasket()
  }

  // What was begun is read from its own bytes: it is shown without the causes too, only without their names.
  if (sending.kind !== 'idle') {
    return (
      <>
        <SendScreen account={account} causes={causesOf(directory)} sending={sending} onChange={change} />
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
    return <WalletReviewStep account={account} causes={causes} gifts={reviewed} onChange={toBasket} />
  }
  return <BasketStep giver={giver} causes={causes} notice={null} onReview={review} />
}
