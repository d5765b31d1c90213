import { useId, useMemo, useState } from 'react'
import styled from 'styled-components'
import type { Cause } from '../../core/causes/cause'
import { buildBatch } from '../../core/giving/buildBatch'
import type { Gift } from '../../core/giving/gift'
import type { SafeAccount } from '../../flows/account'
import { useApp } from '../AppContext'
import { PrimaryButton, SecondaryButton } from '../parts/Button'
import { Lede, Row } from '../parts/basics'
import { Section } from '../parts/Layout'
import { Notice } from '../parts/Notice'
import { SafeCheckNotice } from '../parts/SafeCheckNotice'
import { useMoves } from '../parts/Moves'
import { ScreenHeading } from '../parts/ScreenHeading'
import { useStoreValue } from '../parts/useStoreValue'
import { FromGiver } from './FromGiver'
import { giftCount } from './giftCount'
import { safeGiver } from './giver'
import { ReviewTable } from './ReviewTable'
import { useExplained } from './useExplained'
import { WhatWillHappen } from './WhatWillHappen'

const Consent = styled.p`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-3);
  align-items: start;

  input {
    width: 1.5rem;
    height: 1.5rem;
    margin: 0.1rem 0 0;
    accent-color: var(--accent);
  }
`

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
  const [accepted, setAccepted] = useState(false)
  const consentId = useId()
  const moves = useMoves()

  const mayGo =
    explained.kind === 'readable' && (check.kind === 'agrees' || (check.kind === 'unverified' && accepted))
  const propose = () => {
    moves.record()
    void account.give(gifts, { acceptUnverified: check.kind === 'unverified' && accepted })
  }

  return (
    <>
      <ScreenHeading title={`Review ${giftCount(gifts.length)}`} />
      <Lede>Read every line. You can still change everything.</Lede>
      {check.kind === 'disagrees' && <SafeCheckNotice account={account} quiet="hidden" />}
      {explained.kind === 'unreadable' ? (
        <Notice tone="bad" title="This gift cannot be read back, so it is not proposed">
          <p>{explained.reason} Nothing was sent. Go back and change the gift.</p>
        </Notice>
      ) : (
        <ReviewTable caption="The gifts in this transaction" gifts={explained.gifts} />
      )}
      <FromGiver giver={giver} />
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
        {check.kind === 'unverified' && (
          <Consent>
            <input
              id={consentId}
              type="checkbox"
              checked={accepted}
              onChange={(event) => setAccepted(event.target.checked)}
            />
            <label htmlFor={consentId}>
              I know that this Safe could not be compared with the chain, and I will read the transaction
              again in my Safe.
            </label>
          </Consent>
        )}
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
