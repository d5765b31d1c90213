import { useMemo } from 'react'
import type { Hex } from 'viem'
import styled from 'styled-components'
import { findCauseByRecipient } from '../../core/causes/findCauseByRecipient'
import type { DescribedGift, GiftDocument } from '../../core/giving/giftDocument'
import { directoryHash } from '../../core/giving/directoryHash'
import { type AssetNames, assetNamesOf, tokenName } from '../../core/review/assetNames'
import type { SafePlace } from '../../core/review/safePlace'
import type { CausesState } from '../../flows/session/loadCauses'
import { useApp } from '../AppContext'
import { AddressText } from '../parts/AddressText'
import { AmountText } from '../parts/AmountText'
import { Small } from '../parts/basics'
import { timeText } from '../parts/timeText'
import { useStoreValue } from '../parts/useStoreValue'

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

/** The description itself, and whose word it is: nothing in it is checked but what is compared with the transaction. */
export function DescribedGifts({ document, place }: DescribedGiftsProps) {
  const causes = useStoreValue(useApp().causes)
  const names = assetNamesOf(place.chain)
  const { gifts, purpose, author, createdAtMs, directory } = document
  const ours = useMemo(() => (causes.kind === 'ready' ? directoryHash(causes.causes) : null), [causes])
  return (
    <>
      <p>
        The description comes from whoever sent you the link. It is worth as much as your trust in them, and
        in the way the link reached you.
      </p>
      {purpose !== null && <p>What it is for, in the words of whoever wrote the link: “{purpose}”</p>}
      {author !== null && <p>The link names “{author}” as its author. Anybody can write that.</p>}
      <Folded>
        <summary>What the link describes</summary>
        <ol>
          {gifts.map((gift, index) => (
            <li key={index}>
              <Described gift={gift} names={names} name={nameOf(gift, place, causes)} />
            </li>
          ))}
        </ol>
        <Small>
          According to the link it was made on {timeText(createdAtMs)}. {directoryWords(directory, ours)}
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
  return (
    <>
      <strong>
        {asset === null ? `${amount} base units` : <AmountText amount={amount} asset={asset} />}
      </strong>
      {asset === null && token !== null && (
        <>
          {' '}
          of the token <AddressText value={token} />, which is not known here,
        </>
      )}{' '}
      to <AddressText value={recipient} />
      {name !== null && <Small>{name}</Small>}
    </>
  )
}

/** The directory's own name for a recipient; else what the link calls it, as its word. */
function nameOf(
  { recipient, name }: DescribedGift,
  { chain }: SafePlace,
  causes: CausesState,
): string | null {
  const cause = causes.kind === 'ready' ? findCauseByRecipient(causes.causes, chain.id, recipient) : null
  if (cause !== null) return `${cause.name}, confirmed in this page’s directory`
  const isListed = causes.kind === 'ready' ? 'Not in this page’s directory' : 'Not compared with a directory'
  return name === null ? `${isListed}.` : `${isListed}; the link calls it “${name}”.`
}

function directoryWords(theirs: Hex | null, ours: Hex | null): string {
  if (theirs === null || ours === null) return ''
  return theirs === ours
    ? 'It names the same version of the directory of causes as this page uses.'
    : 'It names another version of the directory of causes than this page uses.'
}
