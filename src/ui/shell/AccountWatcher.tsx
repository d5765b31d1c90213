import type { SafeAccount } from '../../flows/account'
import { StatusAnnouncer } from '../activity/StatusAnnouncer'
import { GivenRemover } from '../give/GivenRemover'

/** What goes on whichever screen is open: draws nothing. */
export function AccountWatcher({ account }: { readonly account: SafeAccount }) {
  return (
    <>
      <StatusAnnouncer account={account} />
      <GivenRemover account={account} />
    </>
  )
}
