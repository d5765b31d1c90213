import { useMemo } from 'react'
import type { Hex } from 'viem'
import styled from 'styled-components'
import { findCauseByRecipient } from '../../core/causes/causesByReceiver'
import type { DescribedGift, GiftDocument } from '../../core/giving/giftDocument'
import { directoryHash } from '../../core/giving/directoryHash'
import { type AssetNames, assetNamesOf, tokenName } from '../../core/review/assetNames'
import type { SafePlace } from '../../core/review/safePlace'
import type { CausesState } from '../../flows/session/loadCauses'
import { useApp } from '../AppContext'
import { AddressText } from '../parts/AddressText'
import { AmountText } from '../parts/AmountText'
import { Small } from '../parts/basics'
import { timeText } from '../parts/format'
import { useStoreValue } from '../parts/useStoreValue'
import { Sentence } from '../parts/Sentence'
import { m } from './messages'

const Folded = styled.details`
  summary {
    width: fit-content;
    min-height: 1.75rem;
    cursor: pointer;
  }

  ol {
    display: grid;
    gap: var(--space-3);
    padding-block: var(--space-4);
    padding-inline-start: 2rem;
    list-style: decimal;
  }
`

type DescribedGiftsProps = { readonly document: GiftDocument; readonly place: SafePlace }

/** Shows the described gift and its author. Only what is compared with the transaction is checked. */
export function DescribedGifts({ document, place }: DescribedGiftsProps) {
  const causes = useStoreValue(useApp().causes)
  const names = assetNamesOf(place.chain)
  const { gifts, purpose, author, createdAtMs, directory } = document
  const ours = useMemo(() => (causes.kind === 'ready' ? directoryHash(causes.causes) : null), [causes])
  return (
    <>
      <p>{m.intent.source}</p>
      {purpose !== null && <p>{m.intent.purpose(purpose)}</p>}
      {author !== null && <p>{m.intent.author(author)}</p>}
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

type DescribedProps = {
  readonly gift: DescribedGift
  readonly names: AssetNames
  readonly name: string | null
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
  if (causes.kind === 'ready') return name === null ? m.intent.notListed : m.intent.notListedCalled(name)
  return name === null ? m.intent.notCompared : m.intent.notComparedCalled(name)
}

function directoryWords(theirs: Hex | null, ours: Hex | null): string {
  if (theirs === null || ours === null) return ''
  return theirs === ours ? m.intent.sameDirectory : m.intent.otherDirectory
}
