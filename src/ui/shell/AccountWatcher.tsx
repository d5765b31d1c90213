import type { SafeAccount } from '../../flows/account/account'
import { StatusAnnouncer } from '../activity/StatusAnnouncer'
import { ProposedCleanup } from '../give/ProposedCleanup'

/** What goes on whichever screen is open: draws nothing. */
export function AccountWatcher({ account }: { readonly account: SafeAccount }) {
  return (
    <>
      <StatusAnnouncer account={account} />
      <ProposedCleanup account={account} />
    </>
  )
}
