import { useMemo } from 'react'
import type { Hex } from 'viem'
import styled from 'styled-components'
import { quotable } from '../../core/cleanLine'
import type { SafePlace } from '../../core/review/safePlace'
import { assetNamesOf, type AssetNames, tokenName } from '../../core/review/assetNames'
import {
  type IntentComparison,
  intentBesideWords,
  intentDifferenceWords,
} from '../../core/review/compareIntent'
import type { GiftDocument, DescribedGift } from '../../core/giving/giftDocument'
import { findCauseByRecipient } from '../../core/causes/causesByReceiver'
import { directoryHash } from '../../core/giving/directoryHash'
import type { CausesState } from '../../flows/session/loadCauses'
import { DifferenceList } from '../parts/DifferenceList'
import { Fold } from '../parts/Fold'
import { Section } from '../parts/Layout'
import { Notice } from '../parts/Notice'
import { AddressText, WithAddresses } from '../parts/AddressText'
import { useApp } from '../AppContext'
import { AmountText } from '../parts/AmountText'
import { Small } from '../parts/basics'
import { timeText } from '../parts/format'
import { useStoreValue } from '../parts/useStoreValue'
import { Sentence } from '../parts/Sentence'
import type { LinkComparison } from './compareLink'
import { m } from './messages'
import { stageOf, useEnd } from './useEnd'

type IntentSectionProps = {
  readonly place: SafePlace
  readonly compared: LinkComparison
  /** True: the purpose and the author stand above already. */
  readonly isBelowPurpose?: boolean
}

/** Compares the transaction with the gift in the link: equal byte for byte, or its differences. */
export function IntentSection({
  place,
  compared: { read, comparison, isCircular = false },
  isBelowPurpose = false,
}: IntentSectionProps) {
  return (
    <Section aria-labelledby="intent">
      <h2 id="intent">{m.intent.title}</h2>
      {read.kind === 'problem' ? (
        <Notice tone="waiting" title={m.intent.unreadable}>
          <p>{m.intent.problem(read.field, read.problem)}</p>
        </Notice>
      ) : (
        <>
          {comparison === null ? (
            <Notice tone="waiting" title={isCircular ? m.intent.circular : m.intent.unread}>
              <p>{isCircular ? m.intent.circularWords : m.intent.unreadWords}</p>
            </Notice>
          ) : (
            <Outcome comparison={comparison} place={place} document={read.document} />
          )}
          <DescribedGifts document={read.document} place={place} isBelowPurpose={isBelowPurpose} />
        </>
      )}
    </Section>
  )
}

type OutcomeProps = {
  readonly comparison: IntentComparison
  readonly place: SafePlace
  readonly document: GiftDocument
}

const Folded = styled(Fold)`
  ol {
    display: grid;
    gap: var(--space-3);
    padding-block: var(--space-4);
    padding-inline-start: 2rem;
    list-style: decimal;
  }
`

type DescribedGiftsProps = Pick<IntentSectionProps, 'place' | 'isBelowPurpose'> & {
  readonly document: GiftDocument
}

type DescribedProps = {
  readonly gift: DescribedGift
  readonly names: AssetNames
  readonly name: string | null
}

function Outcome({ comparison, place, document }: OutcomeProps) {
  const names = assetNamesOf(place.chain)
  const stage = stageOf(useEnd())
  switch (comparison.kind) {
    case 'differs':
      return (
        <Notice tone="bad" title={m.intent.differs[stage]}>
          <DifferenceList
            meantName={m.intent.described}
            differences={comparison.differences.map((difference) => intentDifferenceWords(difference, names))}
          />
          {stage === 'open' && <p>{m.intent.ask}</p>}
        </Notice>
      )
    case 'unchecked':
      return (
        <Notice tone="waiting" title={m.intent.unchecked}>
          <p>{m.intent.uncheckedWords(comparison.reasons.join(' '))}</p>
        </Notice>
      )
    case 'same':
      return comparison.besides.length === 0 ? (
        <Notice tone="good" title={m.intent.exactly}>
          <p>{m.intent.exactlyWords(document.gifts.length)}</p>
        </Notice>
      ) : (
        <Notice tone="waiting" title={m.intent.besides}>
          <p>{m.intent.besidesWords(document.gifts.length)}</p>
          <ul>
            {comparison.besides.map((beside) => (
              <li key={beside.kind}>
                <WithAddresses text={intentBesideWords(beside, names)} />
              </li>
            ))}
          </ul>
        </Notice>
      )
  }
}

/** Shows the described gift and its author. Only what is compared with the transaction is checked. */
function DescribedGifts({ document, place, isBelowPurpose }: DescribedGiftsProps) {
  const causes = useStoreValue(useApp().causes)
  const names = assetNamesOf(place.chain)
  const { gifts, purpose, author, createdAtMs, directory } = document
  const ours = useMemo(() => (causes.kind === 'ready' ? directoryHash(causes.causes) : null), [causes])
  return (
    <>
      <p>{m.intent.source}</p>
      {!isBelowPurpose && purpose !== null && <p>{m.intent.purpose(quotable(purpose))}</p>}
      {!isBelowPurpose && author !== null && <p>{m.intent.author(quotable(author))}</p>}
      <Folded>
        <summary>{m.intent.summary}</summary>
        <ol>
          {gifts.map((gift, index) => (
            <li key={index}>
              <Described gift={gift} names={names} name={nameOf(gift, place, causes)} />
            </li>
          ))}
        </ol>
        <Small>
          {m.intent.made(timeText(createdAtMs))} {directoryWords(directory, ours)}
        </Small>
      </Folded>
    </>
  )
}

function Described({ gift: { amount, token, recipient }, names, name }: DescribedProps) {
  const asset = token === null ? names.native : tokenName(token, names)
  const sum = (
    <strong>{asset === null ? m.intent.units(amount) : <AmountText amount={amount} asset={asset} />}</strong>
  )
  const to = <AddressText value={recipient} />
  return (
    <>
      <Sentence
        of={
          asset === null && token !== null
            ? m.intent.paymentUnknown(sum, <AddressText value={token} />, to)
            : m.intent.payment(sum, to)
        }
      />
      {name !== null && <Small>{name}</Small>}
    </>
  )
}

/** Returns the directory's own name for a recipient; else the name in the link, marked as such. */
function nameOf(
  { recipient, name }: DescribedGift,
  { chain }: SafePlace,
  causes: CausesState,
): string | null {
  const cause = causes.kind === 'ready' ? findCauseByRecipient(causes.causes, chain.id, recipient) : null
  if (cause !== null) return m.intent.confirmed(cause.name)
  if (causes.kind === 'ready')
    return name === null ? m.intent.notListed : m.intent.notListedCalled(quotable(name))
  return name === null ? m.intent.notCompared : m.intent.notComparedCalled(quotable(name))
}

function directoryWords(theirs: Hex | null, ours: Hex | null): string {
  if (theirs === null || ours === null) return ''
  return theirs === ours ? m.intent.sameDirectory : m.intent.otherDirectory
}
