import type { WalletAccount } from '../../flows/account/walletAccount'
import { Notice } from '../parts/Notice'
import { useStoreValue } from '../parts/useStoreValue'
import { ActivityHeading } from './ActivityHeading'
import { NothingYet } from './NothingYet'
import { PendingSend } from './PendingSend'
import { TrackedGroups } from './TrackedGroups'

/** What was sent from this wallet, and where each payment stands. */
export function WalletActivityScreen({ account }: { readonly account: WalletAccount }) {
  const { items, durable } = useStoreValue(account.tracked)
  return (
    <>
      <ActivityHeading items={items} />
      <PendingSend account={account} />
      {!durable && (
        <Notice tone="waiting" title="This browser keeps nothing for this page">
          <p>
            After a reload this list is empty, and a gift that was interrupted has to be looked up in your
            wallet. The gifts themselves are not affected.
          </p>
        </Notice>
      )}
      {items.length === 0 && (
        <NothingYet words="When you give, your wallet sends it. You will see here when each payment is on its way on the chain, and when it has been delivered." />
      )}
      <TrackedGroups items={items} chain={account.chain} />
    </>
  )
}
