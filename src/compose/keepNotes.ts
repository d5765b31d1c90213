import type { SafeAccount, WalletAccount } from '../flows/account/account'
import type { Clock } from '../ports/clock'
import type { KeyValueStorage } from '../ports/storage'

/** Until whatever the account needs at its start, or to follow a new gift, has been requested, in ms. */
const quietMs = 2_000

/**
 * Keeps a note of each gift of the account, as soon as it follows any. That part of the app is fetched then: it is never
 * needed to give, and where it does not load the lists in storage still have the latest gifts.
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
