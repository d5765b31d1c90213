import type { TrackedItem } from '../../core/tracking/trackedItem'
import { Notice } from '../parts/Notice'
import { timeText } from '../parts/timeText'

/** What a person should know beside the status. Only "do not sign" interrupts. */
export function TrackedNoteText({ item }: { readonly item: TrackedItem }) {
  const { note } = item
  if (note === null) return null
  switch (note.kind) {
    case 'forged':
      return (
        <div role="alert">
          <Notice tone="bad" title="Do not sign">
            <p>
              The transaction in the queue is not the one that was proposed here: its {note.field} differs. Do
              not sign or execute it. Tell your co-signers, and reject it in your Safe.
            </p>
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
    case 'notListed':
      return (
        <Notice tone="waiting" title={`Not in your Safe’s list since ${timeText(note.sinceMs)}`}>
          <p>It may have been deleted there, or the list may be behind. We keep looking.</p>
        </Notice>
      )
  }
}
