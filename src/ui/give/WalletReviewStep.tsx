import { useMemo } from 'react'
import type { Cause } from '../../core/causes/cause'
import { buildBatch } from '../../core/giving/buildBatch'
import type { Gift } from '../../core/giving/gift'
import { hasEnough } from '../../core/giving/checkFunds'
import { totalsByAsset } from '../../core/giving/totalsByAsset'
import type { WalletAccount } from '../../flows/account/walletAccount'
import { PrimaryButton, SecondaryButton } from '../parts/Button'
import { Lede, Row } from '../parts/basics'
import { Section } from '../parts/Layout'
import { useNavigation } from '../parts/navigation'
import { Notice } from '../parts/Notice'
import { ScreenHeading } from '../parts/ScreenHeading'
import { FromGiver } from './FromGiver'
import { GiveAgainQuestion } from './GiveAgainQuestion'
import { walletGiver } from './giver'
import { NothingKept } from './NothingKept'
import { ReviewFunds } from './ReviewFunds'
import { ReviewTable } from './ReviewTable'
import { useExplained } from './useExplained'
import { useFunds } from './useFunds'
import { useGiveAgain } from './useGiveAgain'
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
  const funds = useFunds(giver)
  const totals = totalsByAsset(gifts)
  const again = useGiveAgain(explained.kind === 'readable' ? explained.gifts : [], giver)
  const navigation = useNavigation()
  const coin = totals.find(({ asset }) => asset.kind === 'native')
  const coinsHeld = funds.balances?.['native']
  const leavesNothing = coinsHeld === 0n || (coin !== undefined && coinsHeld === coin.amount)

  const give = () => {
    navigation.record()
    void account.give(gifts)
  }

  return (
    <>
      <ScreenHeading title="Review your gift" />
      <Lede>Read every line. You can still change everything.</Lede>
      {explained.kind === 'unreadable' ? (
        <Notice tone="bad" title="This gift cannot be read back, so it is not sent">
          <p>{explained.reason} Nothing was sent. Go back and change the gift.</p>
        </Notice>
      ) : (
        <ReviewTable caption="The payments in this gift" gifts={explained.gifts} />
      )}
      <FromGiver giver={giver} />
      <ReviewFunds totals={totals} funds={funds} />
      <WalletWillHappen account={account} count={gifts.length} />
      <Section aria-label="Confirm">
        <NothingKept who="wallet" />
        {leavesNothing && (
          <Notice tone="waiting" title="Nothing is left for the network’s fee">
            <p>
              Your wallet would hold no {account.chain.nativeCurrency.symbol} beside the gifts, and the fee is
              paid in it. Give a little less, or bring some into your wallet first.
            </p>
          </Notice>
        )}
        <GiveAgainQuestion giverName={giver.name} count={gifts.length} again={again} />
        <Row>
          <PrimaryButton
            disabled={explained.kind === 'unreadable' || !again.accepted || !hasEnough(totals, funds)}
            onClick={give}
          >
            Give from your wallet
          </PrimaryButton>
          <SecondaryButton onClick={onChange}>Change the gift</SecondaryButton>
        </Row>
      </Section>
    </>
  )
}
