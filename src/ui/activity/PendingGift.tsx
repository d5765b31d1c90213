import { Link } from 'wouter'
import { isProposal, type Intent } from '../../core/outbox/intent'
import type { Shown } from '../../core/outbox/state'
import type { Account } from '../../flows/account/account'
import { Notice } from '../parts/Notice'
import { useStoreValue } from '../parts/useStoreValue'
import { paths } from '../paths'
import { m } from './messages'

/** Shows that a gift has not settled: the list lacks it, or a part of it, and must not look complete. */
export function PendingGift({ account }: { readonly account: Account }) {
  const words = wordsOf(useStoreValue(account.outbox.shown))
  if (words === null) return null
  return (
    <Notice tone="waiting" title={words.title}>
      <p>
        {words.sentence} <Link href={paths.give}>{m.pending.see}</Link>
      </p>
    </Notice>
  )
}

function wordsOf(shown: Shown): { readonly title: string; readonly sentence: string } | null {
  switch (shown.kind) {
    case 'asking': {
      const giver = isProposal(shown.intent) ? 'Safe' : 'wallet'
      return {
        title: m.pending.asking[giver],
        sentence: m.pending.appears[giver],
      }
    }
    case 'paused': {
      const { intent } = shown
      const count = intent.calls.length
      const sent = isProposal(intent) ? 0 : intent.sent.length
      return {
        title: m.pending.paused(sent, count),
        sentence: m.pending.continue,
      }
    }
    case 'unknown':
      return {
        title: isProposal(shown.intent) ? m.pending.proposed : m.pending.sent,
        sentence: `${whatIsKnown(shown.intent)} ${m.pending.findOut}`,
      }
    case 'unreadable':
      return { title: m.pending.unreadable, sentence: m.pending.heldBack }
    case 'idle':
    case 'checking':
    case 'elsewhere':
    case 'proposed':
    case 'sent':
    case 'rejected':
    case 'blocked':
      return null
  }
}

function whatIsKnown(intent: Intent): string {
  const { unanswered, answered, rejected } = m.pending
  if (!isProposal(intent)) return unanswered.wallet
  if (intent.answeredHash !== undefined) return answered
  return intent.rejectedAtMs === undefined ? unanswered.Safe : rejected
}
