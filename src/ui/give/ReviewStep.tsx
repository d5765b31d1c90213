import { useId, useMemo, useState } from 'react'
import { createStore } from 'zustand/vanilla'
import type { Cause } from '../../core/causes/cause'
import { cleanText } from '../../core/cleanLine'
import type { Gift } from '../../core/giving/gift'
import { type FundsContext, hasEnough } from '../../core/giving/checkFunds'
import { type AssetTotal, totalsByAsset } from '../../core/giving/totalsByAsset'
import { maxPurposeLength } from '../../core/giving/basket'
import { canKeepPurposes, keepPurpose } from '../../flows/basket/giftPurposes'
import type { AppChain } from '../../core/chain'
import type { Account, SafeCheck } from '../../flows/account/account'
import { amountWords } from '../../core/money/formatAmount'
import type { EqualGifts } from '../../core/giving/earlierGifts'
import { PrimaryButton, SecondaryButton } from '../parts/Button'
import { Lede, Row } from '../parts/basics'
import { Deferred, deferredPart } from '../parts/Deferred'
import { Section, FactList } from '../parts/Layout'
import { useNavigation } from '../parts/navigation'
import { Notice } from '../parts/Notice'
import { useIsReadOnly } from '../parts/HostHint'
import { SafeCheckNotice } from '../parts/SafeCheckNotice'
import { ScreenHeading } from '../parts/ScreenHeading'
import { useStoreValue } from '../parts/useStoreValue'
import { PlannedNote } from '../prices/PlannedNote'
import { CustomTokenNotice, useCustomTokenCheck } from '../tokens/CustomTokenNotice'
import { useApp } from '../AppContext'
import { AddressText } from '../parts/AddressText'
import { Field, Hint, Input, Label } from '../parts/fields'
import { Consent } from './Consent'
import type { Giver } from './giver'
import { useOwnRecipients } from '../recipients/useOwnRecipients'
import { ReviewFunds } from './LeftOver'
import { SinceLastRound } from './SinceLastRound'
import { PaymentTables, useUnlistedName } from './ReviewTable'
import { m } from './messages'
import { useDirectoryConsent, type GiveAgain, useGiveAgain } from './useConsents'
import { useExplained } from './useExplained'
import { useBasket } from './useBasket'
import { useFunds } from './useFunds'
import { SlowWallet } from './SlowWallet'
import { useCalls, useParts } from './useParts'
import { WhatWillHappen } from './WhatWillHappen'

/** The simulation of a gift loads after the review has rendered. */
const giftForecastPart = deferredPart(async () => (await import('./forecast/GiftForecast')).GiftForecast)

const nothingToCheck = createStore<SafeCheck | null>(() => null)

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
  const { calls, callsOfParts } = useCalls(gifts, now.length)
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

  const mayHaveChanged = tokens.kind === 'waiting' || tokens.kind === 'changed'
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
      <ScreenHeading title={m.review.title} />
      <Lede>{m.review.lede}</Lede>
      {consent.isBlocked && checkNotice}
      {explained.kind === 'unreadable' ? (
        <Notice tone="bad" title={words.unreadable}>
          <p>{m.review.unreadable(explained.reason)}</p>
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
      {explained.kind === 'readable' && <SinceLastRound tracked={giver.tracked} gifts={explained.gifts} />}
      {own.shown}
      <FromGiver giver={giver} />
      <ReviewFunds totals={totals} funds={funds} />
      <WhatWillHappen account={account} count={now.length} plan={parts.plan} />
      {account.kind === 'safe' && (
        <PurposeField text={basket.purpose ?? ''} isKept={canKeepPurposes(place)} onChange={describe} />
      )}
      {explained.kind === 'readable' && (
        <Section aria-labelledby="would-go-through">
          <h2 id="would-go-through">{m.review.forecast}</h2>
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
            waiting={<p>{m.review.running}</p>}
          />
        </Section>
      )}
      <Section aria-label={m.review.confirm}>
        {!consent.isBlocked && checkNotice}
        {account.kind === 'safe' && <NoOwnerConnected />}
        {account.kind === 'safe' && <SlowWallet count={now.length} limit={parts.limit} />}
        <NothingKept giver={giver} />
        {consent.isWanted && (
          <Consent given={consent.accepted} onChange={consent.accept}>
            {m.review.unverified}
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
                : m.plan.next(parts.plan.part, parts.plan.of, now.length, giver.name)}
            </PrimaryButton>
          )}
          <SecondaryButton onClick={onChange}>{m.review.change}</SecondaryButton>
          {own.progress}
        </Row>
      </Section>
    </>
  )
}

/** Warns when no owner is connected in the host. */
function NoOwnerConnected() {
  if (!useIsReadOnly()) return null
  return (
    <Notice tone="waiting" title={m.review.noOwner.title}>
      <p>{m.review.noOwner.words}</p>
    </Notice>
  )
}

/** Warns when storage is denied: only then may a gift be requested that a reload forgets. */
function NothingKept({ giver: { name } }: { readonly giver: Giver }) {
  const { storage } = useApp()
  if (!storage.isDenied) return null
  return (
    <Notice tone="waiting" title={m.review.notKept.title}>
      <p>{m.review.notKept[name]}</p>
    </Notice>
  )
}

/** Shows the Safe or wallet that gives, in full, and its chain. */
function FromGiver({ giver: { name, address, chain } }: { readonly giver: Giver }) {
  return (
    <FactList>
      <div>
        <dt>{m.review.from.who(name)}</dt>
        <dd>
          <AddressText value={address} />
        </dd>
      </div>
      <div>
        <dt>{m.review.from.on}</dt>
        <dd>{m.review.from.chain(chain.name, chain.id)}</dd>
      </div>
    </FactList>
  )
}

type NoFeeLeftProps = {
  readonly chain: AppChain
  readonly totals: readonly AssetTotal[]
  readonly funds: FundsContext
}

/** Warns when the wallet would give all of the coin that pays its fee. */
function NoFeeLeft({ chain, totals, funds }: NoFeeLeftProps) {
  const coin = totals.find(({ asset }) => asset.kind === 'native')
  const held = funds.balances?.['native']
  if (held !== 0n && (coin === undefined || held !== coin.amount)) return null
  return (
    <Notice tone="waiting" title={m.review.noFee.title}>
      <p>{m.review.noFee.words(chain.nativeCurrency.symbol)}</p>
    </Notice>
  )
}

/** Shows the state of the directory's signature before giving. Renders nothing where it is signed, or need not be. */
function DirectoryConsent({ consent }: { readonly consent: ReturnType<typeof useDirectoryConsent> }) {
  if (consent.isChecking)
    return (
      <Notice tone="waiting" title={m.review.directory.checking}>
        <p>{m.review.directory.wait}</p>
      </Notice>
    )
  if (consent.reason === null) return null
  return (
    <>
      <Notice tone="waiting" title={m.review.directory.unchecked}>
        <p>{m.review.directory.compare(consent.reason)}</p>
      </Notice>
      <Consent given={consent.accepted} onChange={consent.accept}>
        {m.review.directory.compared}
      </Consent>
    </>
  )
}

type PurposeFieldProps = {
  readonly text: string
  /** False: the purposes of earlier gifts cannot be read, and stay unchanged. */
  readonly isKept: boolean
  readonly onChange: (text: string) => void
}

/** Shows the field for the gift's purpose, in the giver's words. */
function PurposeField({ text, isKept, onChange }: PurposeFieldProps) {
  const id = useId()
  return (
    <Field>
      <Label htmlFor={id}>{m.review.purpose.label}</Label>
      <Input
        id={id}
        maxLength={maxPurposeLength}
        value={text}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.value)}
      />
      <Hint id={`${id}-hint`}>{isKept ? m.review.purpose.hint : m.review.purpose.notKept}</Hint>
    </Field>
  )
}

type SafeConsent = {
  /** True when the Safe was verified on chain, or the user goes on without. Always true for a wallet. */
  readonly mayGo: boolean
  /** True when the chain contradicts the host's claims about the Safe: no request is sent. */
  readonly isBlocked: boolean
  /** True when the user has to consent. */
  readonly isWanted: boolean
  readonly accepted: boolean
  accept(accepted: boolean): void
}

/** Decides whether the check of the Safe allows a gift. */
function useSafeConsent(account: Account): SafeConsent {
  const kind = useStoreValue<SafeCheck | null>(account.kind === 'safe' ? account.check : nothingToCheck)?.kind
  const [given, setGiven] = useState(false)
  const isWanted = kind === 'unproved'
  const accepted = isWanted && given
  return {
    mayGo: kind === undefined || kind === 'ok' || accepted,
    isBlocked: kind === 'differs',
    isWanted,
    accepted,
    accept: setGiven,
  }
}

type GiveAgainQuestionProps = {
  readonly giverName: Giver['name']
  /** Number of payments of the gift. */
  readonly count: number
  readonly again: GiveAgain
}

/** Requires consent before a pending payment is given once more. */
function GiveAgainQuestion({ giverName, count, again }: GiveAgainQuestionProps) {
  const unlisted = useUnlistedName()
  const { equal, accepted, accept } = again
  if (equal === null) return null
  const isWhole = equal.payments.length === count
  return (
    <Notice tone="waiting" title={titleOf(equal, isWhole, giverName)}>
      {!isWhole && (
        <ul>
          {equal.payments.map((gift, index) => (
            <li key={`${index}${gift.recipient}`}>
              {m.review.again.payment(
                amountWords(gift.amount, gift),
                gift.causeId === null
                  ? m.review.again.unlisted(gift.recipient, unlisted)
                  : (gift.payeeName ?? gift.recipient),
              )}
            </li>
          ))}
        </ul>
      )}
      <Consent given={accepted} onChange={accept}>
        {m.review.again.yes}
      </Consent>
    </Notice>
  )
}

function titleOf({ waiting }: EqualGifts, isWhole: boolean, giverName: Giver['name']): string {
  const unsettled = waiting.filter(({ money }) => money !== 'unknown')
  const isUnknown = unsettled.length === 0
  const nonces = giverName === 'wallet' ? '' : numbers(isUnknown ? waiting : unsettled)
  return m.review.again.title(isWhole, giverName, isUnknown, nonces)
}

/** Returns "#4, #5", as far as the nonces are known. */
function numbers(waiting: EqualGifts['waiting']): string {
  const nonces = [...new Set(waiting.flatMap(({ nonce }) => nonce ?? []))].toSorted((a, b) =>
    a < b ? -1 : 1,
  )
  return nonces.map((nonce) => `#${nonce}`).join(', ')
}
