import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import type { WalletAccount } from '../../flows/walletAccount'
import { useStoreValue } from '../parts/useStoreValue'
import { paths } from '../paths'
import { useBasket } from './BasketContext'
import { sentPlaces } from './payments'
import { withoutSent } from './withoutSent'

/**
 * What follows from each payment that went out, whichever screen is open: its gift leaves the basket once, and when a
 * person has seen that everything was sent and goes on, the next visit starts with the basket again. Draws nothing.
 */
export function SentCleanup({ account }: { readonly account: WalletAccount }) {
  const sending = useStoreValue(account.sending)
  const { isRead, rewrite } = useBasket()
  const [location] = useLocation()
  const cleaned = useRef<string | null>(null)
  const before = useRef(location)

  useEffect(() => {
    if (!isRead || !('intent' in sending)) return
    const { id, gifts } = sending.intent
    const sent = sentPlaces(sending)
    const mark = `${id} ${sent.join()}`
    if (sent.length === 0 || cleaned.current === mark) return
    cleaned.current = mark
    rewrite((lines) => withoutSent(lines, gifts, sent))
  }, [isRead, rewrite, sending])

  useEffect(() => {
    const isLeaving = before.current === paths.give && location !== paths.give
    before.current = location
    if (isLeaving && account.sending.getState().kind === 'sent') account.dismiss()
  }, [account, location])

  return null
}
