import { useMemo, useState } from 'react'
import type { Cause } from '../../core/causes/cause'
import { buildBatch } from '../../core/giving/buildBatch'
import { cleanText } from '../../core/giving/cleanText'
import type { Gift } from '../../core/giving/gift'
import { hasEnough } from '../../core/giving/checkFunds'
import { totalsByAsset } from '../../core/giving/totalsByAsset'
import { maxPurposeLength } from '../../core/giving/basket'
import { canKeepPurposes, keepPurpose } from '../../flows/basket/giftPurposes'
import { PrimaryButton, SecondaryButton } from '../parts/Button'
import { Lede, Row } from '../parts/basics'
import { Deferred } from '../parts/Deferred'
import { Section } from '../parts/Layout'
import { useNavigation } from '../parts/navigation'
import { Notice } from '../parts/Notice'
import { SafeCheckNotice } from '../parts/SafeCheckNotice'
import { ScreenHeading } from '../parts/ScreenHeading'
import { useStoreValue } from '../parts/useStoreValue'
import { PlannedNote } from '../prices/PlannedNote'
import { CustomTokenNotice } from '../tokens/CustomTokenNotice'
import { useCustomTokenCheck } from '../tokens/useCustomTokenCheck'
import { useApp } from '../AppContext'
import { Consent } from './Consent'
import { DirectoryConsent } from './DirectoryConsent'
import { giftForecastPart } from './forecast/giftForecastPart'
import { FromGiver } from './FromGiver'
import { GiveAgainQuestion } from './GiveAgainQuestion'
import type { Giver } from './giver'
import { NoFeeLeft } from './NoFeeLeft'
import { NoOwnerConnected } from './NoOwnerConnected'
import { NothingKept } from './NothingKept'
import { useOwnRecipients } from './recipients/useOwnRecipients'
import { PurposeField } from './PurposeField'
import { ReviewFunds } from './ReviewFunds'
import { PaymentTables } from './PaymentTables'
import { m as gift } from './messages'
import { m } from './reviewMessages'
import { SinceLastGift } from './SinceLastGift'
import { useDirectoryConsent } from './useDirectoryConsent'
import { useExplained } from './useExplained'
import { useBasket } from './useBasket'
import { useFunds } from './useFunds'
import { useGiveAgain } from './useGiveAgain'
import { useParts } from './useParts'
import { useSafeConsent } from './useSafeConsent'
import { WhatWillHappen } from './WhatWillHappen'

type ReviewStepProps = {
  readonly giver: Giver
  readonly causes: readonly Cause[]
  readonly gifts: readonly Gift[]
  readonly onChange: () => void
}

/** Shows the review of a gift before the request, decoded from the calls, not from the form. */
export function ReviewStep({ giver, causes, gifts, onChange }: ReviewStepProps) {
  const { account, words } = giver
  const { storage, causes: directoryStore } = useApp()
  const { basket, describe } = useBasket()
  const parts = useParts(account, gifts)
  const [now = gifts] = parts.parts
  const calls = useMemo(() => buildBatch(gifts), [gifts])
  const callsOfParts = useMemo(() => parts.parts.map(buildBatch), [parts])
  const explained = useExplained(calls, causes, giver, gifts)
  const consent = useSafeConsent(account)
  const directory = useDirectoryConsent(useStoreValue(directoryStore))
  const funds = useFunds(giver)
  const totals = useMemo(() => totalsByAsset(gifts), [gifts])
  const again = useGiveAgain(explained.kind === 'readable' ? explained.gifts : [], giver)
  const tokens = useCustomTokenCheck(giver, gifts)
  const own = useOwnRecipients(giver, gifts)
  const [isNamed, setNamed] = useState(false)
  const navigation = useNavigation()

  const mayHaveChanged = tokens.kind === 'checking' || tokens.kind === 'changed'
  const mayGo =
    explained.kind === 'readable' &&
    again.accepted &&
    hasEnough(totals, funds) &&
    consent.mayGo &&
    directory.mayGo &&
    !mayHaveChanged &&
    own.mayGo &&
    !isNamed
  const place = { storage, chainId: giver.chain.id, owner: giver.address }
  const give = () => {
    navigation.record()
    const { plan } = parts
    if (account.kind === 'safe')
      keepPurpose(place, callsOfParts[0] ?? calls, cleanText(basket.purpose ?? '', maxPurposeLength))
    own.beforeSending(
      () => void giver.outbox.give(now, { acceptUnverified: consent.accepted, ...(plan && { plan }) }),
    )
  }
  const checkNotice = account.kind === 'safe' && (
    <SafeCheckNotice account={account} quiet={consent.isBlocked ? 'hidden' : 'shown'} />
  )

  return (
    <>
      <ScreenHeading title={m.title} />
      <Lede>{m.lede}</Lede>
      {consent.isBlocked && checkNotice}
      {explained.kind === 'unreadable' ? (
        <Notice tone="bad" title={words.unreadable}>
          <p>{m.unreadable(explained.reason)}</p>
        </Notice>
      ) : (
        <>
          <PaymentTables gifts={explained.gifts} parts={parts} who={giver.name} />
          <PlannedNote
            chainId={giver.chain.id}
            gifts={explained.gifts.map((gift, index) => ({ ...gift, planned: gifts[index]?.planned }))}
            isOpen={false}
          />
        </>
      )}
      <CustomTokenNotice check={tokens} />
      {explained.kind === 'readable' && <SinceLastGift giver={giver} gifts={explained.gifts} />}
      {own.shown}
      <FromGiver giver={giver} />
      <ReviewFunds totals={totals} funds={funds} />
      <WhatWillHappen account={account} count={now.length} plan={parts.plan} />
      {account.kind === 'safe' && (
        <PurposeField text={basket.purpose ?? ''} isKept={canKeepPurposes(place)} onChange={describe} />
      )}
      {explained.kind === 'readable' && (
        <Section aria-labelledby="would-go-through">
          <h2 id="would-go-through">{m.forecast}</h2>
          <Deferred
            part={giftForecastPart}
            props={{
              giver,
              gifts: explained.gifts,
              parts: callsOfParts,
              totals,
              funds,
              onNamed: setNamed,
              onLimit: parts.limit,
            }}
            waiting={<p>{m.running}</p>}
          />
        </Section>
      )}
      <Section aria-label={m.confirm}>
        {!consent.isBlocked && checkNotice}
        {account.kind === 'safe' && <NoOwnerConnected />}
        <NothingKept giver={giver} />
        {consent.isWanted && (
          <Consent given={consent.accepted} onChange={consent.accept}>
            {m.unverified}
          </Consent>
        )}
        <DirectoryConsent consent={directory} />
        {account.kind === 'wallet' && <NoFeeLeft chain={giver.chain} totals={totals} funds={funds} />}
        <GiveAgainQuestion giverName={giver.name} count={gifts.length} again={again} />
        <Row>
          {!consent.isBlocked && (
            <PrimaryButton disabled={!mayGo} onClick={give}>
              {parts.plan === undefined
                ? words.give
                : gift.plan.next(parts.plan.part, parts.plan.of, now.length, giver.name)}
            </PrimaryButton>
          )}
          <SecondaryButton onClick={onChange}>{m.change}</SecondaryButton>
        </Row>
      </Section>
    </>
  )
}
