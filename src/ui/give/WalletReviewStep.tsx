import { useMemo } from 'react'
import type { Cause } from '../../core/causes/cause'
import { buildBatch } from '../../core/giving/buildBatch'
import type { Gift } from '../../core/giving/gift'
import { totalsByAsset } from '../../core/giving/totalsByAsset'
import type { WalletAccount } from '../../flows/walletAccount'
import { useApp } from '../AppContext'
import { PrimaryButton, SecondaryButton } from '../parts/Button'
import { Lede, Row } from '../parts/basics'
import { Section } from '../parts/Layout'
import { useMoves } from '../parts/Moves'
import { Notice } from '../parts/Notice'
import { ScreenHeading } from '../parts/ScreenHeading'
import { FromGiver } from './FromGiver'
import { giftCount } from './giftCount'
import { walletGiver } from './giver'
import { ReviewTable } from './ReviewTable'
import { useHeld } from './useCheckedBasket'
import { useExplained } from './useExplained'
import { WalletWillHappen } from './WalletWillHappen'

type WalletReviewStepProps = {
  readonly account: WalletAccount
  readonly causes: readonly Cause[]
  readonly gifts: readonly Gift[]
  readonly onChange: () => void
}

/** Everything in full before the wallet is asked. What stands here is read from the calls, not from the form. */
export function WalletReviewStep({ account, causes, gifts, onChange }: WalletReviewStepProps) {
  const giver = useMemo(() => walletGiver(account), [account])
  const calls = useMemo(() => buildBatch(gifts), [gifts])
  const explained = useExplained(calls, causes, giver)
  const held = useHeld(giver)
  const moves = useMoves()
  const { storage } = useApp()
  const coin = totalsByAsset(gifts).find(({ asset }) => asset.kind === 'native')
  const leavesNothing = held?.['native'] === 0n || (coin !== undefined && held?.['native'] === coin.amount)

  const give = () => {
    moves.record()
    void account.give(gifts)
  }

  return (
    <>
      <ScreenHeading title={`Review ${giftCount(gifts.length)}`} />
      <Lede>Read every line. You can still change everything.</Lede>
      {explained.kind === 'unreadable' ? (
        <Notice tone="bad" title="This gift cannot be read back, so it is not sent">
          <p>{explained.reason} Nothing was sent. Go back and change the gift.</p>
        </Notice>
      ) : (
        <ReviewTable caption="Your gifts" gifts={explained.gifts} />
      )}
      <FromGiver giver={giver} />
      <WalletWillHappen account={account} count={gifts.length} />
      <Section aria-label="Confirm">
        {!storage.isDurable && (
          <Notice tone="waiting" title="This browser keeps nothing for this page">
            <p>
              Leave this page open until everything has been sent. After a reload it does not know what went
              out: you would have to look in your wallet before you give again.
            </p>
          </Notice>
        )}
        {leavesNothing && (
          <Notice tone="waiting" title="Nothing is left for the network’s fee">
            <p>
              Your wallet would hold no {account.chain.nativeCurrency.symbol} beside the gifts, and the fee is
              paid in it. Give a little less, or bring some into your wallet first.
            </p>
          </Notice>
        )}
        <Row>
          <PrimaryButton disabled={explained.kind === 'unreadable'} onClick={give}>
            Give from your wallet
          </PrimaryButton>
          <SecondaryButton onClick={onChange}>Change the gift</SecondaryButton>
        </Row>
      </Section>
    </>
  )
}
