import { useMemo, useState } from 'react'
import type { Cause } from '../../core/causes/cause'
import { buildBatch } from '../../core/giving/buildBatch'
import type { Gift } from '../../core/giving/gift'
import { hasEnough } from '../../core/giving/checkFunds'
import { totalsByAsset } from '../../core/giving/totalsByAsset'
import type { SafeAccount } from '../../flows/account/account'
import { useApp } from '../AppContext'
import { PrimaryButton, SecondaryButton } from '../parts/Button'
import { Lede, Row } from '../parts/basics'
import { Section } from '../parts/Layout'
import { Notice } from '../parts/Notice'
import { SafeCheckNotice } from '../parts/SafeCheckNotice'
import { useNavigation } from '../parts/navigation'
import { ScreenHeading } from '../parts/ScreenHeading'
import { useStoreValue } from '../parts/useStoreValue'
import { Consent } from './Consent'
import { FromGiver } from './FromGiver'
import { GiveAgainQuestion } from './GiveAgainQuestion'
import { safeGiver } from './giver'
import { NothingKept } from './NothingKept'
import { ReviewFunds } from './ReviewFunds'
import { ReviewTable } from './ReviewTable'
import { useExplained } from './useExplained'
import { useFunds } from './useFunds'
import { useGiveAgain } from './useGiveAgain'
import { WhatWillHappen } from './WhatWillHappen'

type ReviewStepProps = {
  readonly account: SafeAccount
  readonly causes: readonly Cause[]
  readonly gifts: readonly Gift[]
  readonly onChange: () => void
}

/** Everything in full before anything is asked of the Safe. What stands here is read from the calls, not from the form. */
export function ReviewStep({ account, causes, gifts, onChange }: ReviewStepProps) {
  const giver = useMemo(() => safeGiver(account), [account])
  const calls = useMemo(() => buildBatch(gifts), [gifts])
  const explained = useExplained(calls, causes, giver)
  const check = useStoreValue(account.check)
  const session = useStoreValue(useApp().session)
  const funds = useFunds(giver)
  const totals = useMemo(() => totalsByAsset(gifts), [gifts])
  const again = useGiveAgain(explained.kind === 'readable' ? explained.gifts : [], giver)
  const [accepted, setAccepted] = useState(false)
  const navigation = useNavigation()

  const mayGo =
    explained.kind === 'readable' &&
    again.accepted &&
    hasEnough(totals, funds) &&
    (check.kind === 'agrees' || (check.kind === 'unverified' && accepted))
  const propose = () => {
    navigation.record()
    void account.give(gifts, { acceptUnverified: check.kind === 'unverified' && accepted })
  }

  return (
    <>
      <ScreenHeading title="Review your gift" />
      <Lede>Read every line. You can still change everything.</Lede>
      {check.kind === 'disagrees' && <SafeCheckNotice account={account} quiet="hidden" />}
      {explained.kind === 'unreadable' ? (
        <Notice tone="bad" title="This gift cannot be read back, so it is not proposed">
          <p>{explained.reason} Nothing was sent. Go back and change the gift.</p>
        </Notice>
      ) : (
        <ReviewTable caption="The payments in this gift" gifts={explained.gifts} />
      )}
      <FromGiver giver={giver} />
      <ReviewFunds totals={totals} funds={funds} />
      <WhatWillHappen account={account} count={gifts.length} />
      <Section aria-label="Confirm">
        {check.kind !== 'disagrees' && <SafeCheckNotice account={account} quiet="shown" />}
        {session.kind === 'safe' && session.isReadOnly && (
          <Notice tone="waiting" title="No owner is connected in your Safe">
            <p>
              Your Safe may ask for an owner’s wallet, or refuse the proposal. Nothing is sent before that.
            </p>
          </Notice>
        )}
        <NothingKept who="Safe" />
        {check.kind === 'unverified' && (
          <Consent given={accepted} onChange={setAccepted}>
            I know that this Safe could not be compared with the chain, and I will read the transaction again
            in my Safe.
          </Consent>
        )}
        <GiveAgainQuestion giverName={giver.name} count={gifts.length} again={again} />
        <Row>
          {check.kind !== 'disagrees' && (
            <PrimaryButton disabled={!mayGo} onClick={propose}>
              Propose to your Safe
            </PrimaryButton>
          )}
          <SecondaryButton onClick={onChange}>Change the gift</SecondaryButton>
        </Row>
      </Section>
    </>
  )
}
