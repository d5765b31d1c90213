import { Link } from 'wouter'
import type { SendState, WalletAccount } from '../../flows/account/walletAccount'
import { Notice } from '../parts/Notice'
import { useStoreValue } from '../parts/useStoreValue'
import { paths } from '../paths'

/** A gift that has not gone out in full is not in the list, or only a part of it; it must not look as if that were all. */
export function PendingSend({ account }: { readonly account: WalletAccount }) {
  const words = wordsOf(useStoreValue(account.sending))
  if (words === null) return null
  return (
    <Notice tone="waiting" title={words.title}>
      <p>
        {words.sentence} <Link href={paths.give}>See where it stands</Link>
      </p>
    </Notice>
  )
}

function wordsOf(sending: SendState): { readonly title: string; readonly sentence: string } | null {
  switch (sending.kind) {
    case 'asking':
      return {
        title: 'Your wallet is showing a gift',
        sentence: 'The gift appears here once you confirm it in your wallet.',
      }
    case 'paused': {
      const { calls, sent } = sending.intent
      return {
        title: calls.length === 1 ? 'A gift has not been sent yet' : `${sent.length} of ${calls.length} sent`,
        sentence: 'Nothing else is sent until you continue.',
      }
    }
    case 'unknown':
      return {
        title: 'A gift may have been sent',
        sentence:
          'No clear answer arrived: the request may still be open in your wallet or in another tab. Find out before you give again.',
      }
    case 'idle':
    case 'checking':
    case 'elsewhere':
    case 'sent':
    case 'rejected':
    case 'blocked':
      return null
  }
}
