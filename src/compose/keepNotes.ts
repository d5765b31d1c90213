import type { SafeAccount, WalletAccount } from '../flows/account/account'
import type { Clock } from '../ports/clock'
import type { KeyValueStorage } from '../ports/storage'

/** Wait in ms, until the requests at the account's start, or for a new gift, have been sent. */
const quietMs = 2_000

/**
 * Notes each gift of the account, as soon as it follows any. The code is fetched then: giving never needs it, and where
 * it fails to load the lists in storage still have the latest gifts.
 */
export function keepNotes(
  account: Pick<SafeAccount | WalletAccount, 'chain' | 'address' | 'tracked'>,
  { storage, clock }: { readonly storage: KeyValueStorage; readonly clock: Clock },
): void {
  const { tracked } = account
  let isBegun = false
  const begin = () => {
    if (isBegun || tracked.getState().items.length === 0) return
    isBegun = true
    stop()
    void clock
      .sleep(quietMs)
      .then(() => import('./openNotes'))
      .then(
        (part) => part.followAccountNotes(account, storage),
        () => undefined,
      )
  }
  const stop = tracked.subscribe(begin)
  begin()
}
