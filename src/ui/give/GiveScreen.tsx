import { useEffect, useMemo } from 'react'
import type { Account } from '../../flows/account/account'
import { useApp } from '../AppContext'
import { CausesProblem } from '../causes/CausesProblem'
import { SafeCheckNotice } from '../parts/SafeCheckNotice'
import { ScreenHeading } from '../parts/ScreenHeading'
import { useStoreValue } from '../parts/useStoreValue'
import { BasketStep } from './BasketStep'
import { causesOf } from './causesOf'
import { giverOf } from './giver'
import { OutboxScreen } from './outbox/OutboxScreen'
import { ReviewStep } from './ReviewStep'
import { useGiveStep } from './useGiveStep'

/** From the basket over the review to what leaves the account, and what became of it. */
export function GiveScreen({ account }: { readonly account: Account }) {
  const { outbox } = account
  const shown = useStoreValue(outbox.shown)
  const directory = useStoreValue(useApp().causes)
  const giver = useMemo(() => giverOf(account), [account])
  const { reviewed, review, toBasket } = useGiveStep()

  useEffect(() => () => outbox.moveOn(), [outbox])

  const change = () => {
    outbox.dismiss()
    toBasket()
  }

  // What was begun is read from its own bytes: it is shown without the causes too, only without their names.
  if (shown.kind !== 'idle') {
    return (
      <>
        <OutboxScreen giver={giver} causes={causesOf(directory)} shown={shown} onChange={change} />
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
    return <ReviewStep giver={giver} causes={causes} gifts={reviewed} onChange={toBasket} />
  }
  return (
    <BasketStep
      giver={giver}
      causes={causes}
      notice={account.kind === 'safe' && <SafeCheckNotice account={account} quiet="hidden" />}
      onReview={review}
    />
  )
}
