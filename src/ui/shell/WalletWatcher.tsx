import type { WalletAccount } from '../../flows/account/walletAccount'
import { StatusAnnouncer } from '../activity/StatusAnnouncer'
import { SentCleanup } from '../give/SentCleanup'

/** What goes on with a wallet whichever screen is open: draws nothing. */
export function WalletWatcher({ account }: { readonly account: WalletAccount }) {
  return (
    <>
      <StatusAnnouncer account={account} />
      <SentCleanup account={account} />
    </>
  )
}
