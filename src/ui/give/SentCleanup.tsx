import { useEffect, useRef } from 'react'
import { withoutSent } from '../../core/giving/withoutSent'
import type { WalletAccount } from '../../flows/account/walletAccount'
import { useStoreValue } from '../parts/useStoreValue'
import { useBasket } from './BasketContext'
import { sentPlaces } from './payments'
import { useDismissEnded } from './useDismissEnded'

/**
 * What follows each payment that went out, whichever screen is open: its gift leaves the basket once, and a result that
 * was seen makes room for the next gift. Draws nothing.
 */
export function SentCleanup({ account }: { readonly account: WalletAccount }) {
  const sending = useStoreValue(account.sending)
  const { isRead, rewrite } = useBasket()
  const cleaned = useRef<string | null>(null)

  useEffect(() => {
    if (!isRead || !('intent' in sending)) return
    const { id, gifts } = sending.intent
    const sent = sentPlaces(sending)
    const mark = `${id} ${sent.join()}`
    if (sent.length === 0 || cleaned.current === mark) return
    cleaned.current = mark
    rewrite((lines) => withoutSent(lines, gifts, sent))
  }, [isRead, rewrite, sending])

  useDismissEnded({
    isEnded: () => ['sent', 'rejected', 'blocked'].includes(account.sending.getState().kind),
    dismiss: () => account.dismiss(),
  })

  return null
}
