import { Link } from 'wouter'
import { isProposal, type Intent } from '../../core/outbox/intent'
import type { Shown } from '../../core/outbox/state'
import type { Account } from '../../flows/account/account'
import { Notice } from '../parts/Notice'
import { useStoreValue } from '../parts/useStoreValue'
import { paths } from '../paths'

/** A gift that has not settled is not in the list, or only a part of it; it must not look as if that were all. */
export function PendingGift({ account }: { readonly account: Account }) {
  const words = wordsOf(useStoreValue(account.outbox.shown))
  if (words === null) return null
  return (
    <Notice tone="waiting" title={words.title}>
      <p>
        {words.sentence} <Link href={paths.give}>See where it stands</Link>
      </p>
    </Notice>
  )
}

function wordsOf(shown: Shown): { readonly title: string; readonly sentence: string } | null {
  switch (shown.kind) {
    case 'asking': {
      const giver = isProposal(shown.intent) ? 'Safe' : 'wallet'
      return {
        title: `Your ${giver} is showing a gift`,
        sentence: `The gift appears here once you confirm it in your ${giver}.`,
      }
    }
    case 'paused': {
      const { intent } = shown
      const count = intent.calls.length
      const sent = isProposal(intent) ? 0 : intent.sent.length
      return {
        title: count === 1 ? 'A gift has not been sent yet' : `${sent} of ${count} sent`,
        sentence: 'Nothing else is sent until you continue.',
      }
    }
    case 'unknown':
      return {
        title: isProposal(shown.intent) ? 'One gift may have been proposed' : 'A gift may have been sent',
        sentence: `${whatIsKnown(shown.intent)} Find out before you give again.`,
      }
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
  if (!isProposal(intent))
    return 'No clear answer arrived: the request may still be open in your wallet or in another tab.'
  if (intent.answeredHash !== undefined)
    return 'Your wallet has answered, and we are looking for the transaction.'
  if (intent.rejectedAtMs !== undefined)
    return 'Your Safe rejected the gift. We do not know yet whether it was proposed before that.'
  return 'No clear answer arrived: the request may still be open in your Safe or in another tab.'
}
