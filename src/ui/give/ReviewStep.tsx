import { useCallback, useId, useMemo, useState } from 'react'
import styled from 'styled-components'
import { createStore } from 'zustand/vanilla'
import type { Cause } from '../../core/causes/cause'
import { cleanText } from '../../core/cleanLine'
import type { Gift } from '../../core/giving/gift'
import type { TrackedGift } from '../../core/giving/trackedGift'
import { type FundsContext, hasEnough } from '../../core/giving/checkFunds'
import { type AssetTotal, totalsByAsset } from '../../core/giving/totalsByAsset'
import { maxPurposeLength } from '../../core/giving/basket'
import { keepPurpose, unreadablePurposes } from '../../flows/basket/giftPurposes'
import type { AppChain } from '../../core/chain'
import { locale } from '../../language/messages'
import type { Account, SafeCheck } from '../../flows/account/account'
import { amountWords } from '../../core/money/formatAmount'
import { PrimaryButton, SecondaryButton } from '../parts/Button'
import { Lede, Row, Small } from '../parts/basics'
import { Deferred, deferredPart } from '../parts/Deferred'
import { Section, FactList } from '../parts/Layout'
import { useNavigation } from '../parts/navigation'
import { Notice } from '../parts/Notice'
import { useIsReadOnly } from '../parts/HostHint'
import { PanelBoundary } from '../parts/PanelBoundary'
import { SafeCheckNotice } from '../parts/SafeCheckNotice'
import { ScreenHeading } from '../parts/ScreenHeading'
import { media } from '../parts/media'
import { StayingBar } from '../parts/StayingBar'
import { useStoreValue } from '../parts/useStoreValue'
import { PlannedNote } from '../prices/PlannedNote'
import { CustomTokenNotice, useCustomTokenCheck } from '../tokens/CustomTokenNotice'
import { useApp } from '../AppContext'
import { AddressText } from '../parts/AddressText'
import { Field, Hint, Input, Label } from '../parts/fields'
import { Consent } from './Consent'
import type { Giver } from './giver'
import { useHasOneOwner } from '../review/useHasOneOwner'
import { useOwnRecipients } from '../recipients/useOwnRecipients'
import { ReviewFunds } from './LeftOver'
import { SinceLastRound } from './SinceLastRound'
import { GiftPartsList, isLongGift } from './GiftList'
import { GiveAgainQuestion } from './GiveAgainQuestion'
import { m } from './messages'
import { useDirectoryConsent, useGiveAgain } from './useConsents'
import { useExplained } from './useExplained'
import { useBasket } from './useBasket'
import { useFunds } from './useFunds'
import { SlowWallet } from './SlowWallet'
import { useCalls, useParts } from './useParts'
import { WhatWillHappen } from './WhatWillHappen'

/** Reads plans, which few gifts have. */
const sincePlanPart = deferredPart(async () => (await import('./SincePlan')).SincePlan)

/** The simulation of a gift loads after the review has rendered. */
const giftForecastPart = deferredPart(async () => (await import('./forecast/GiftForecast')).GiftForecast)

const confirmId = 'confirm'

const nothingToCheck = createStore<SafeCheck | null>(() => null)

type ReviewStepProps = {
  readonly giver: Giver
  readonly causes: readonly Cause[]
  readonly gifts: readonly Gift[]
  readonly onChange: () => void
}

/** The whole gift in one sentence, as large as its heading. */
const Answer = styled.p`
  max-width: var(--measure);
  font-family: var(--font-display);
  font-size: 1.5rem;
  line-height: 1.25;

  ${media.medium} {
    font-size: 2rem;
  }
`

const list = new Intl.ListFormat(locale, { type: 'conjunction' })

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
  const listed = useMemo(
    () => (explained.kind === 'readable' ? withMemos(explained.gifts, gifts) : []),
    [explained, gifts],
  )
  const again = useGiveAgain(explained.kind === 'readable' ? explained.gifts : [], giver)
  const tokens = useCustomTokenCheck(giver, gifts)
  const isLong = isLongGift(gifts)
  const own = useOwnRecipients(giver, gifts, isLong)
  const [isListed, setListed] = useState(!isLong)
  const onListed = useCallback(() => setListed(true), [])
  const [isNamed, setNamed] = useState(false)
  const navigation = useNavigation()

  /** Why nothing can be requested now. Null: it can. */
  const held =
    [
      explained.kind === 'unreadable' && words.unreadable,
      !hasEnough(totals, funds) && m.review.held.short(giver.name),
      isNamed && m.review.held.fails,
      tokens.kind === 'changed' && m.review.held.token,
      consent.isBlocked && m.review.held.safe,
      own.state.kind === 'failed' && m.review.held.unchecked,
      !own.mayGo && own.state.kind === 'known' && m.review.held.recipients,
      (!again.accepted ||
        (consent.isWanted && !consent.accepted) ||
        (directory.reason !== null && !directory.accepted)) &&
        m.review.held.tick,
      (!isListed || tokens.kind === 'waiting' || !own.mayGo || !consent.mayGo || !directory.mayGo) &&
        m.review.held.checking,
    ].find((reason) => reason !== false) ?? null
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

  const purposeField = account.kind === 'safe' && (
    <PurposeField
      text={basket.purpose ?? ''}
      isKept={unreadablePurposes(place) === null}
      onChange={describe}
    />
  )
  const heldId = useId()

  return (
    <>
      <ScreenHeading title={m.review.title} />
      {isLong ? <Answer>{answerWords(totals, gifts)}</Answer> : <Lede>{m.review.lede}</Lede>}
      {isLong && purposeField}
      {consent.isBlocked && checkNotice}
      {explained.kind === 'unreadable' ? (
        <Notice tone="bad" title={words.unreadable}>
          <p>{m.review.unreadable(explained.reason)}</p>
        </Notice>
      ) : (
        <>
          {isLong && own.shown}
          <GiftPartsList
            giver={giver}
            gifts={listed}
            parts={parts}
            isLong={isLong}
            own={own}
            onListed={onListed}
          />
          <PlannedNote
            chainId={giver.chain.id}
            gifts={explained.gifts.map((gift, index) => ({ ...gift, planned: gifts[index]?.planned }))}
            isOpen={false}
          />
        </>
      )}
      <CustomTokenNotice check={tokens} />
      {explained.kind === 'readable' && (
        <>
          <PanelBoundary name={m.review.stopped.round}>
            <SinceLastRound tracked={giver.tracked} gifts={explained.gifts} />
          </PanelBoundary>
          <PanelBoundary name={m.review.stopped.plan}>
            <Deferred part={sincePlanPart} props={{ giver, gifts: explained.gifts }} waiting={null} />
          </PanelBoundary>
        </>
      )}
      {!isLong && own.shown}
      <FromGiver giver={giver} />
      <ReviewFunds totals={totals} funds={funds} />
      <WhatWillHappen account={account} count={now.length} plan={parts.plan} />
      {!isLong && purposeField}
      {explained.kind === 'readable' && (
        <Section aria-labelledby="would-go-through">
          <h2 id="would-go-through">{m.review.forecast}</h2>
          <PanelBoundary name={m.review.stopped.forecast}>
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
          </PanelBoundary>
        </Section>
      )}
      {isLong && (
        <StayingBar button={m.review.bar.go} to={confirmId}>
          {held === m.review.held.checking
            ? (own.progress ?? held)
            : (held ?? m.review.bar.ready[giver.name])}
        </StayingBar>
      )}
      <Section aria-label={m.review.confirm} id={confirmId} tabIndex={-1}>
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
            <PrimaryButton disabled={held !== null} aria-describedby={heldId} onClick={give}>
              {parts.plan === undefined
                ? words.give
                : m.plan.next(parts.plan.part, parts.plan.of, now.length, giver.name)}
            </PrimaryButton>
          )}
          <SecondaryButton onClick={onChange}>{m.review.change}</SecondaryButton>
          <Small id={heldId}>
            {held === m.review.held.checking ? (own.progress ?? held) : !consent.isBlocked && held}
          </Small>
        </Row>
      </Section>
    </>
  )
}

/** Words the whole gift: what leaves, and to how many. */
function answerWords(totals: readonly AssetTotal[], gifts: readonly Gift[]): string {
  const recipients = new Set(gifts.map(({ recipient }) => recipient)).size
  const sums = totals.map(({ asset, amount }) => amountWords(amount, asset).replace(' ', '\u00a0'))
  return m.review.answer(list.format(sums), recipients, gifts.length)
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
  const { mayBeOlder } = consent
  const { directory } = m.review
  return (
    <>
      <Notice tone="waiting" title={mayBeOlder ? directory.mayBeOlder : directory.unchecked}>
        <p>{mayBeOlder ? directory.compareOlder(consent.reason) : directory.compare(consent.reason)}</p>
      </Notice>
      <Consent given={consent.accepted} onChange={consent.accept}>
        {directory.compared}
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
  const hint = useHasOneOwner() ? m.review.purpose.hintAlone : m.review.purpose.hint
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
      <Hint id={`${id}-hint`}>{isKept ? hint : m.review.purpose.notKept}</Hint>
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

/** Adds the memos, which no call has. */
function withMemos(explained: readonly TrackedGift[], gifts: readonly Gift[]): readonly TrackedGift[] {
  return explained.map((gift, index) => {
    const memo = gifts[index]?.memo
    return memo === undefined ? gift : { ...gift, memo }
  })
}
