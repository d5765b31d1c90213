import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Link } from 'wouter'
import type { AppChain } from '../../core/chain'
import { nextSteps } from '../../core/tracking/status/nextSteps'
import { statusTable } from '../../core/tracking/status/statusTable'
import type { TrackedItem } from '../../core/tracking/trackedItem'
import { AddressText } from '../parts/AddressText'
import { Small } from '../parts/basics'
import { Stack } from '../parts/Layout'
import { StatusWord } from '../parts/StatusWord'
import { PlannedNote } from '../prices/PlannedNote'
import { Sentence } from '../parts/Sentence'
import { Notice } from '../parts/Notice'
import { FeeNotice } from './FeeNotice'
import { GiftPurpose } from './GiftPurpose'
import { GiftTable } from './GiftTable'
import { giftTitle } from './giftTitle'
import { originText, PartsNote, TrackedDetails } from './TrackedDetails'
import { Signers } from './Signers'
import { TrackedLinks } from './TrackedLinks'
import { TrackedNoteText } from './TrackedNoteText'
import { m } from './messages'
import { addressChange, type AddressChange } from '../../core/causes/addressChange'
import { type TrackedGift, trackedTotals } from '../../core/giving/trackedGift'
import { amountWords, withWholeAmounts } from '../../core/money/formatAmount'
import { locale } from '../../language/messages'
import { Fold } from '../parts/Fold'
import { useApp } from '../AppContext'
import { dayText } from '../../core/dayText'
import { useStoreValue } from '../parts/useStoreValue'
import { paths } from '../paths'

const list = new Intl.ListFormat(locale, { type: 'conjunction' })

const Title = styled.h3`
  font-size: clamp(1.625rem, 1.4rem + 0.9vw, 2rem);
`

const Status = styled.p`
  font-size: var(--text-h3);
`

const Card = styled(Stack).attrs({ as: 'article' })`
  & > p {
    max-width: var(--measure);
  }
`

/** So many payments stand before who has signed and the links; more of them are folded below. */
const mostBeforeLinks = 10

type TrackedCardProps = {
  readonly item: TrackedItem
  /** Items of the list that this one pays. */
  readonly parts: readonly TrackedItem[]
  readonly chain: AppChain
}

/** Shows one pending item: its status, the next step, its gifts and who has signed. */
export function TrackedCard({ item, parts, chain }: TrackedCardProps) {
  const row = statusTable[item.phase.status]
  const gifts = item.kind !== 'safeMessage' && (
    <>
      <GiftTable gifts={item.gifts} />
      <PlannedNote chainId={item.chainId} gifts={item.gifts} isOpen={'signatures' in item.phase} />
    </>
  )
  const isLong = 'gifts' in item && item.gifts.length > mostBeforeLinks
  return (
    <Card>
      <Stack $gap={2}>
        <Title>{giftTitle(item)}</Title>
        {'gifts' in item && item.gifts.length > 1 && <Sums gifts={item.gifts} />}
        <GiftPurpose item={item} />
        <Small>{originText(item)}</Small>
        {item.kind === 'safeTx' && item.proposer !== undefined && (
          <Small>
            <Sentence of={m.proposedBy(<AddressText value={item.proposer} />)} />
          </Small>
        )}
      </Stack>
      <Status>
        <StatusWord item={item} />
      </Status>
      <TrackedNoteText item={item} />
      <RivalNotice item={item} chain={chain} />
      {item.note?.kind !== 'forged' && <p>{nextSteps[item.phase.status](item)}</p>}
      {!isLong && gifts}
      {'gifts' in item && <FormerAddress gifts={item.gifts} chain={chain} isFinal={row.final} />}
      <PartsNote parts={parts} />
      <FeeNotice item={item} chain={chain} />
      {'signatures' in item.phase && <Signers signatures={item.phase.signatures} />}
      <TrackedLinks item={item} chain={chain} />
      {isLong && <LongList count={item.gifts.length}>{gifts}</LongList>}
      <TrackedDetails item={item} />
    </Card>
  )
}

/** Says what the gifts of an item are in all. */
function Sums({ gifts }: { readonly gifts: readonly TrackedGift[] }) {
  const sums = trackedTotals(gifts).map((total) => amountWords(total.amount, total))
  return <p>{withWholeAmounts(m.sums(list.format(sums), gifts.length))}</p>
}

type LongListProps = { readonly count: number; readonly children: ReactNode }

/** Folds many payments, so that the next gift is not pushed off the screen. */
function LongList({ count, children }: LongListProps) {
  return (
    <Fold>
      <summary>{m.everyPayment(count)}</summary>
      <div>{children}</div>
    </Fold>
  )
}

/** Shows other transactions in the queue under the gift's nonce: at most one of them all can be executed. */
function RivalNotice({ item, chain }: Pick<TrackedCardProps, 'item' | 'chain'>) {
  if (item.kind !== 'safeTx' || item.rivals === undefined || !('signatures' in item.phase)) return null
  const { threshold, signed: own } = item.phase.signatures
  return item.rivals.map(({ kind, safeTxHash, signed }) => {
    const isRejection = kind === 'rejection'
    const isReady = signed.length >= threshold
    return (
      <Notice
        key={safeTxHash}
        tone="waiting"
        title={(isReady ? m.rival.enough : m.rival.some)(isRejection, signed.length, threshold)}
      >
        <p>{m.rival.own(own.length, comparison(own.length, signed.length))}</p>
        <p>
          {isRejection ? m.rival.rejects : m.rival.replaces}{' '}
          {(isReady ? m.rival.anyone : m.rival.more)(isRejection)} {isRejection && m.rival.onlyIf}
        </p>
        <p>
          <Sentence of={m.rival.hash(isRejection, <AddressText value={safeTxHash} />)} />
        </p>
        <p>
          <Link href={paths.review({ chain, safe: item.safe }, safeTxHash)}>
            {m.rival.review(isRejection)}
          </Link>
        </p>
      </Notice>
    )
  })
}

function comparison(own: number, others: number): 'more' | 'fewer' | 'equal' {
  if (own === others) return 'equal'
  return own > others ? 'more' : 'fewer'
}

type FormerAddressProps = {
  readonly gifts: readonly TrackedGift[]
  readonly chain: AppChain
  /** True when nothing can be changed any more: then a change of the directory is only a note. */
  readonly isFinal: boolean
}

/**
 * Warns that the directory no longer supports an address that a gift goes to. Renders nothing while it does, or is
 * unknown.
 */
function FormerAddress({ gifts, chain, isFinal }: FormerAddressProps) {
  const directory = useStoreValue(useApp().causes)
  if (directory.kind !== 'ready') return null
  const byAddress = new Map(gifts.map((gift) => [gift.recipient, gift]))
  return [...byAddress.values()].map((gift) => {
    const change = addressChange(directory.causes, chain.id, gift)
    if (change === null) return null
    const words = wordsOf(change)
    const next = nextOf(change)
    return isFinal ? (
      <Small key={gift.recipient}>
        <Sentence of={m.former.since(words, <AddressText value={gift.recipient} />)} />
      </Small>
    ) : (
      <Notice key={gift.recipient} tone="bad" title={words}>
        <p>
          <Sentence of={m.former.goesTo(<AddressText value={gift.recipient} />)} />
          {next !== null && (
            <>
              {' '}
              <Sentence of={m.former.now(<AddressText value={next} />)} />
            </>
          )}
        </p>
        <p>{m.former.ask}</p>
      </Notice>
    )
  })
}

function wordsOf(change: AddressChange): string {
  switch (change.kind) {
    case 'stopped': {
      const { state, since, reason, replacedBy } = change.stopped
      const what = replacedBy === null ? state : 'replaced'
      return m.former.stopped(change.name, what, dayText(since), reason)
    }
    case 'replaced':
      return (change.address === null ? m.former.none : m.former.other)(change.name)
    case 'missing':
      return m.former.gone
  }
}

function nextOf(change: AddressChange) {
  if (change.kind === 'stopped') return change.stopped.replacedBy
  return change.kind === 'replaced' ? change.address : null
}
