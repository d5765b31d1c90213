import type { Shortfall } from '../../core/giving/trackedGift'
import { isCodeAlarm } from '../../core/tracking/advance/judgeCode'
import { forgedDifferences } from '../../core/tracking/status/forgedDifferences'
import type { TrackedItem } from '../../core/tracking/trackedItem'
import { AddressText } from '../parts/AddressText'
import { AmountText } from '../parts/AmountText'
import { DifferenceList } from '../parts/DifferenceList'
import { Notice } from '../parts/Notice'
import { timeText } from '../parts/timeText'
import { QueuedInsteadNotice } from './QueuedInsteadNotice'

/** What a person should know beside the status. Only "do not sign" interrupts. */
export function TrackedNoteText({ item }: { readonly item: TrackedItem }) {
  const { note } = item
  if (note === null) return null
  switch (note.kind) {
    case 'forged':
      return isCodeAlarm(note) ? (
        <div role="alert">
          <Notice tone="bad" title="Do not sign">
            <p>
              On this chain the contract that would make the payments (a MultiSend) is missing, or is not the
              one that Safe published. Executed without it, the gift would pay nobody, or do something else.
              Do not sign or execute it, tell your co-signers, and reject it in your Safe. If it has been
              executed already, it does not count as delivered: check the balances of your Safe.
            </p>
          </Notice>
        </div>
      ) : (
        <div role="alert">
          <Notice tone="bad" title="Do not sign">
            <p>
              The transaction in the queue is not the one that was proposed here: {whyForged(note.field)}. Do
              not sign or execute it. Tell your co-signers, and reject it in your Safe.
            </p>
            {item.kind === 'safeTx' && (
              <DifferenceList meantName="Asked for here" differences={forgedDifferences(item, note)} />
            )}
          </Notice>
        </div>
      )
    case 'unreachable':
      return (
        <Notice tone="waiting" title={`No answer since ${timeText(note.sinceMs)}`}>
          <p>
            {note.reason}{' '}
            {item.lastGoodAtMs === null
              ? 'There has been no answer yet.'
              : `What you see is from ${timeText(item.lastGoodAtMs)}.`}{' '}
            The gift is not affected, and we keep asking.
          </p>
        </Notice>
      )
    case 'nonceUsed':
      return (
        <Notice tone="waiting" title="Its number in the queue has been used">
          <p>
            Either this gift or another transaction took it. We are asking the chain which, and do not guess
            meanwhile.
          </p>
        </Notice>
      )
    case 'receiptUnread':
      return (
        <Notice tone="waiting" title={`Receipt not read since ${timeText(note.sinceMs)}`}>
          <p>
            The node shows the execution, but not yet its receipt, which says how much of each token arrived.
            We keep asking.
          </p>
        </Notice>
      )
    case 'nodesDisagree':
      return (
        <Notice tone="bad" title={`Two nodes do not agree since ${timeText(note.sinceMs)}`}>
          <p>
            We asked two nodes of this chain what became of the transaction, and they say different things.
            One may be late, or wrong. We keep asking both.
          </p>
        </Notice>
      )
    case 'received':
      return (
        <Notice tone="waiting" title={shortfallTitle(note.gifts)}>
          {note.gifts.map((gift) => (
            <p key={`${gift.token}${gift.recipient}`}>
              {gift.symbol} reports that {gift.arrived < gift.given && 'only '}
              <AmountText amount={gift.arrived} asset={gift} /> of{' '}
              <AmountText amount={gift.given} asset={gift} /> arrived at{' '}
              {gift.payeeName ?? <AddressText value={gift.recipient} />}
              {gift.returned !== undefined && (
                <>
                  , and that <AmountText amount={gift.returned} asset={gift} /> came back from there
                </>
              )}
              .
            </p>
          ))}
        </Notice>
      )
    case 'unsigned':
      return (
        <Notice tone="waiting" title="It has no signature yet">
          <p>
            {'Safe{Wallet}'} does not list a transaction before it has a signature, so nobody finds this one
            in the queue. Open it by its link below and sign it; from then on your co-signers see it too.
          </p>
        </Notice>
      )
    case 'untold':
      return (
        <Notice tone="waiting" title="The chain does not tell whether it was paid">
          <p>
            That can happen where a wallet sends through code of its own, or through somebody else. We keep
            looking.
          </p>
        </Notice>
      )
    case 'notListed':
      return note.instead !== undefined && item.kind === 'safeTx' ? (
        <QueuedInsteadNotice item={item} instead={note.instead} sinceMs={note.sinceMs} />
      ) : (
        <Notice tone="waiting" title={`Not in your Safe’s list since ${timeText(note.sinceMs)}`}>
          <p>It may have been deleted there, or the list may be behind. We keep looking.</p>
        </Notice>
      )
    case 'notSeen':
      return (
        <Notice tone="waiting" title={`Not seen since ${timeText(note.sinceMs)}`}>
          <p>
            {item.kind === 'calls'
              ? 'Your wallet does not tell of it at the moment. It may still be paid: look in your wallet before you give again.'
              : 'The chain does not show it at the moment. It may still be paid: a network fee that is too low makes it wait, and your wallet can speed it up or cancel it. Do not give again before it has an end.'}{' '}
            We keep looking.
          </p>
        </Notice>
      )
  }
}

function whyForged(field: string): string {
  if (field === 'calls') return 'it makes other calls'
  if (field === 'safeTxHash') return 'its fields do not give the safeTxHash'
  return field === 'safe' ? 'it is of another Safe' : `its ${field} differs`
}

function shortfallTitle(gifts: readonly Shortfall[]): string {
  return gifts.some(({ arrived, given }) => arrived < given)
    ? 'Less arrived than was given'
    : 'Money came back'
}
