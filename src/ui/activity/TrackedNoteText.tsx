import { useState } from 'react'
import { Link } from 'wouter'
import type { Shortfall } from '../../core/giving/trackedGift'
import { isCodeAlarm } from '../../core/tracking/advance/judgeRecord'
import { isUnconfirmed } from '../../core/tracking/status/statusTable'
import { mayLeave } from '../../core/tracking/status/endOf'
import type { TrackedItem, TrackedTx } from '../../core/tracking/trackedItem'
import type { QueuedInstead, TrackedNote } from '../../core/tracking/trackedNote'
import { AddressText } from '../parts/AddressText'
import { AmountText } from '../parts/AmountText'
import { DifferenceList } from '../parts/DifferenceList'
import { Row } from '../parts/basics'
import { SecondaryButton } from '../parts/Button'
import { Notice } from '../parts/Notice'
import { timeText } from '../parts/format'
import { useStoreValue } from '../parts/useStoreValue'
import { Sentence } from '../parts/Sentence'
import { useApp } from '../AppContext'
import { paths } from '../paths'
import { m } from './messages'
import { callDifferenceWords, type DifferenceWords, compareCalls } from '../../core/giving/compareCalls'

/** Shows the note beside the status. Only "do not sign" interrupts. */
export function TrackedNoteText({ item }: { readonly item: TrackedItem }) {
  const { note } = item
  if (note === null) return null
  switch (note.kind) {
    case 'forged':
      return isCodeAlarm(note) ? (
        <div role="alert">
          <Notice tone="bad" title={m.notes.doNotSign}>
            <p>{m.notes.noMultiSend}</p>
          </Notice>
        </div>
      ) : (
        <div role="alert">
          <Notice tone="bad" title={m.notes.doNotSign}>
            <p>{m.notes.forged(whyForged(note.field))}</p>
            {item.kind === 'safeTx' && (
              <DifferenceList meantName={m.notes.meant} differences={forgedDifferences(item, note)} />
            )}
          </Notice>
        </div>
      )
    case 'unreachable':
      return (
        <Notice tone="waiting" title={m.notes.unreachable(timeText(note.sinceMs))}>
          <p>
            {item.lastGoodAtMs === null
              ? m.notes.noAnswerYet(note.reason)
              : m.notes.lastAnswer(note.reason, timeText(item.lastGoodAtMs))}
          </p>
        </Notice>
      )
    case 'nonceUsed':
      return (
        <Notice tone="waiting" title={m.notes.used}>
          <p>{m.notes.usedWhy}</p>
        </Notice>
      )
    case 'receiptUnread':
      return (
        <Notice
          tone="waiting"
          title={(awaitsBalance(item) ? m.notes.balance : m.notes.receipt)(timeText(note.sinceMs))}
        >
          <p>{awaitsBalance(item) ? m.notes.balanceWhy : m.notes.receiptWhy}</p>
        </Notice>
      )
    case 'nodesDisagree':
      return (
        <Notice tone="bad" title={m.notes.nodes(timeText(note.sinceMs))}>
          <p>{m.notes.nodesWhy}</p>
        </Notice>
      )
    case 'tookBack':
      return (
        <Notice tone="waiting" title={m.notes.tookBack(timeText(note.sinceMs))}>
          <p>{m.notes.tookBackWhy}</p>
        </Notice>
      )
    case 'unproved':
      return (
        <Notice tone="bad" title={m.notes.unproved(timeText(note.sinceMs))}>
          <p>{m.notes.unprovedWhy(note.txHash)}</p>
        </Notice>
      )
    case 'received':
      return (
        <Notice tone="waiting" title={shortfallTitle(note.gifts)}>
          {note.gifts.map((gift) => (
            <p key={`${gift.token}${gift.recipient}`}>
              <Arrived gift={gift} />
            </p>
          ))}
        </Notice>
      )
    case 'unsigned':
      return (
        <Notice tone="waiting" title={m.notes.unsigned}>
          <p>{m.notes.unsignedWhy}</p>
        </Notice>
      )
    case 'untold':
      return (
        <Notice tone="waiting" title={m.notes.unknown}>
          <p>{note.of === 'another' ? m.notes.anotherWhy : m.notes.unknownWhy}</p>
          <Leave item={item} />
        </Notice>
      )
    // The status says it.
    case 'rereading':
      return null
    case 'notListed':
      return note.instead !== undefined && item.kind === 'safeTx' ? (
        <QueuedInsteadNotice item={item} instead={note.instead} sinceMs={note.sinceMs} />
      ) : (
        <Notice tone="waiting" title={m.notes.notListed(timeText(note.sinceMs))}>
          <p>{m.notes.notListedWhy}</p>
        </Notice>
      )
    case 'notSeen':
      return (
        <Notice tone="waiting" title={m.notes.notSeen(timeText(note.sinceMs))}>
          <p>{item.kind === 'calls' ? m.notes.batchNotSeen : m.notes.txNotSeen}</p>
          <Leave item={item} />
        </Notice>
      )
  }
}

/** Lets the user stop waiting for a batch, after a day in which nothing has told its outcome. */
function Leave({ item }: { readonly item: TrackedItem }) {
  const state = useStoreValue(useApp().account)
  const [nowMs] = useState(() => Date.now())
  if (state.kind !== 'wallet' || !mayLeave(item, nowMs)) return null
  return (
    <>
      <p>{m.notes.leaveWords}</p>
      <Row>
        <SecondaryButton onClick={() => state.account.leave(item)}>{m.notes.leave}</SecondaryButton>
      </Row>
    </>
  )
}

/** The receipt was read, and the balances of recipients were not. */
function awaitsBalance({ balanceTries = 0 }: TrackedItem): boolean {
  return balanceTries > 0
}

function whyForged(field: string): string {
  if (field === 'calls') return m.notes.why.calls
  if (field === 'safeTxHash') return m.notes.why.hash
  return field === 'safe' ? m.notes.why.safe : m.notes.why.field(field)
}

function Arrived({ gift }: { readonly gift: Shortfall }) {
  const { symbol, recipient, returned, risen } = gift
  const isLess = gift.arrived < gift.given
  const amount = (value: bigint) => <AmountText amount={value} asset={gift} />
  const [arrived, given] = [amount(gift.arrived), amount(gift.given)]
  const to = gift.payeeName ?? <AddressText value={recipient} />
  if (risen === null) return <Sentence of={m.notes.risenUnread(symbol, arrived, given, to)} />
  if (risen !== undefined)
    return <Sentence of={m.notes.notRisen(symbol, arrived, given, to, amount(risen))} />
  return (
    <Sentence
      of={
        returned === undefined
          ? m.notes.arrived(symbol, isLess, arrived, given, to)
          : m.notes.returned(symbol, isLess, arrived, given, to, amount(returned))
      }
    />
  )
}

function shortfallTitle(gifts: readonly Shortfall[]): string {
  if (gifts.some(isUnconfirmed)) return m.notes.unconfirmed
  return gifts.some(({ arrived, given }) => arrived < given) ? m.notes.less : m.notes.back
}

type QueuedInsteadNoticeProps = {
  readonly item: TrackedTx
  readonly instead: readonly QueuedInstead[]
  readonly sinceMs: number
}

/**
 * Warns that the gift is not in the queue, but another transaction signed since is: it may have been signed in its
 * place.
 */
function QueuedInsteadNotice({ item, instead, sinceMs }: QueuedInsteadNoticeProps) {
  const { chains } = useApp()
  const chain = chains.find(({ id }) => id === item.chainId)
  return (
    <div role="alert">
      <Notice tone="bad" title={m.notes.instead.title}>
        <p>{m.notes.instead.why(timeText(sinceMs))}</p>
        <ul>
          {instead.map(({ safeTxHash, nonce }) => (
            <li key={safeTxHash}>
              #{nonce.toString()}, safeTxHash <AddressText value={safeTxHash} />{' '}
              {chain !== undefined && (
                <Link href={paths.review({ chain, safe: item.safe }, safeTxHash)}>
                  {m.notes.instead.read(nonce)}
                </Link>
              )}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}

/** Describes how the calls of a forged record differ from the proposed ones. Empty: they do not, or are unreadable. */
function forgedDifferences(
  { calls, gifts }: Pick<TrackedTx, 'calls' | 'gifts'>,
  { found, unreadable }: Extract<TrackedNote, { kind: 'forged' }>,
): readonly DifferenceWords[] {
  if (unreadable !== undefined) return [{ what: m.notes.notPlain, meant: null, found: unreadable }]
  const nameOf = (token: string | null) =>
    gifts.find((gift) => gift.token?.toLowerCase() === token?.toLowerCase()) ?? null
  return compareCalls(calls, found ?? calls).map((difference) => callDifferenceWords(difference, nameOf))
}
