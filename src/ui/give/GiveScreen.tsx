import { useEffect, useMemo, useState } from 'react'
import { isAssetKey, assetsOf } from '../../core/giving/assets'
import type { BasketLine, Lines } from '../../core/giving/basket'
import type { Account } from '../../flows/account/account'
import type { PlanPart } from '../../core/giving/planPart'
import type { Gift } from '../../core/giving/gift'
import { useApp } from '../AppContext'
import { CausesProblem } from '../causes/CausesProblem'
import { SafeCheckNotice } from '../parts/SafeCheckNotice'
import { Lede } from '../parts/basics'
import { ScreenHeading } from '../parts/ScreenHeading'
import { useStoreValue } from '../parts/useStoreValue'
import { TokenListProblem } from '../tokens/TokenListProblem'
import { type Givable, useGivable } from '../tokens/useGivable'
import { Notice } from '../parts/Notice'
import { UnreadableNotice } from '../parts/UnreadableNotice'
import { useCustomTokens } from '../tokens/useCustomTokens'
import { useNavigation } from '../parts/navigation'
import { BasketStep } from './BasketStep'
import { causesOf } from './causesOf'
import { giverOf } from './giver'
import { m } from './messages'
import { OutboxScreen } from '../outbox/OutboxScreen'
import { ReviewStep } from './ReviewStep'
import { useBasket } from './useBasket'

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

type PlanNoticeProps = {
  readonly made: PlanPart | undefined
  readonly left: number
  readonly who: 'Safe' | 'wallet'
}

/** Shows that part of the gift is out and the basket holds the rest. */
function PlanNotice({ made, left, who }: PlanNoticeProps) {
  if (made === undefined) return null
  return (
    <Notice tone="waiting" title={m.plan.made(made.part, made.of, who)}>
      <p>{m.plan.goOn(left)}</p>
    </Notice>
  )
}

/** Shows stored data of this account that cannot be read: the basket, the tracked list, the tokens. */
function UnreadNotices({ account }: { readonly account: Account }) {
  const basket = useBasket()
  const tokens = useCustomTokens(account)
  const list = useStoreValue(account.tracked).unreadable ?? null
  return (
    <>
      {basket.unreadable !== null && (
        <UnreadableNotice
          thing="basket"
          unreadable={basket.unreadable}
          onDiscard={basket.discardUnreadable}
        />
      )}
      {list !== null && (
        <UnreadableNotice thing="list" unreadable={list} onDiscard={account.discardTracked} />
      )}
      {tokens.unreadable !== null && (
        <UnreadableNotice
          thing="tokens"
          unreadable={tokens.unreadable}
          onDiscard={tokens.edit.discardUnreadable}
        />
      )}
    </>
  )
}

/** The gifts under review: valid for the lines they were made from, until these change in any tab. */
type Reviewed = { readonly gifts: readonly Gift[]; readonly lines: Lines }

type GiveStep = {
  /** The gifts under review. Null: the basket is open. */
  readonly reviewed: readonly Gift[] | null
  review(gifts: readonly Gift[]): void
  toBasket(): void
}

/** Returns the step between basket and request. */
function useGiveStep(): GiveStep {
  const { basket } = useBasket()
  const [reviewed, setReviewed] = useState<Reviewed | null>(null)
  const navigation = useNavigation()
  const go = (next: Reviewed | null) => {
    navigation.record()
    setReviewed(next)
  }
  return {
    reviewed: reviewed?.lines === basket.lines ? reviewed.gifts : null,
    review: (gifts) => go({ gifts, lines: basket.lines }),
    toBasket: () => go(null),
  }
}
