import { useEffect, useMemo } from 'react'
import { isAssetKey } from '../../core/giving/assetKey'
import { assetsOf } from '../../core/giving/assetsOf'
import type { BasketLine } from '../../core/giving/basket'
import type { Account } from '../../flows/account/account'
import { useApp } from '../AppContext'
import { CausesProblem } from '../causes/CausesProblem'
import { SafeCheckNotice } from '../parts/SafeCheckNotice'
import { Lede } from '../parts/basics'
import { ScreenHeading } from '../parts/ScreenHeading'
import { useStoreValue } from '../parts/useStoreValue'
import { TokenListProblem } from '../tokens/TokenListProblem'
import { type Givable, useGivable } from '../tokens/useGivable'
import { BasketStep } from './BasketStep'
import { causesOf } from './causesOf'
import { giverOf } from './giver'
import { m } from './messages'
import { OutboxScreen } from './outbox/OutboxScreen'
import { PlanNotice } from './PlanNotice'
import { ReviewStep } from './ReviewStep'
import { UnreadNotices } from './UnreadNotices'
import { useBasket } from './useBasket'
import { useGiveStep } from './useGiveStep'

/** Shows the basket, the review and the outbox of the open account. */
export function GiveScreen({ account }: { readonly account: Account }) {
  const { outbox } = account
  const shown = useStoreValue(outbox.shown)
  const directory = useStoreValue(useApp().causes)
  const givable = useGivable(account)
  const giver = useMemo(() => giverOf(account, givable), [account, givable])
  const { reviewed, review, toBasket } = useGiveStep()
  const { basket } = useBasket()

  useEffect(() => () => outbox.moveOn(), [outbox])

  const change = () => {
    outbox.dismiss()
    toBasket()
  }

  // A gift in the outbox is decoded from its bytes: without the causes it lacks only their names.
  if (shown.kind !== 'idle') {
    return (
      <>
        <OutboxScreen
          giver={giver}
          causes={causesOf(directory)}
          shown={shown}
          onChange={change}
          onReview={review}
        />
        {directory.kind !== 'ready' && <CausesProblem state={directory} />}
      </>
    )
  }
  if (directory.kind !== 'ready') {
    return (
      <>
        <ScreenHeading title={m.title} />
        <CausesProblem state={directory} />
      </>
    )
  }
  if (givable.list.kind === 'loading' && isWaitedFor(basket.lines, givable)) {
    return (
      <>
        <ScreenHeading title={m.title} />
        <Lede as="p">{m.fetchingTokens}</Lede>
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
      notice={
        <>
          <UnreadNotices account={account} />
          <PlanNotice made={basket.plan} left={basket.lines.length} who={giver.name} />
          {account.kind === 'safe' && <SafeCheckNotice account={account} quiet="hidden" />}
          <TokenListProblem state={givable.list} />
        </>
      }
      onReview={review}
    />
  )
}

/** Returns true when a line has an asset that has not loaded yet. */
function isWaitedFor(lines: readonly BasketLine[], { chain, customTokens }: Givable): boolean {
  const assets = assetsOf(chain, customTokens)
  return lines.some(({ assetKey }) => !assets.some((asset) => isAssetKey(assetKey, asset)))
}
