import { useMemo } from 'react'
import type { WalletAccount } from '../../flows/walletAccount'
import { useApp } from '../AppContext'
import { CausesProblem } from '../causes/CausesProblem'
import { ScreenHeading } from '../parts/ScreenHeading'
import { useStoreValue } from '../parts/useStoreValue'
import { BasketStep } from './BasketStep'
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

  const change = () => {
    account.dismiss()
    toBasket()
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
  if (sending.kind !== 'idle') {
    return <SendScreen account={account} causes={causes} sending={sending} onChange={change} />
  }
  if (reviewed !== null) {
    return <WalletReviewStep account={account} causes={causes} gifts={reviewed} onChange={toBasket} />
  }
  return <BasketStep giver={giver} causes={causes} notice={null} onReview={review} />
}
