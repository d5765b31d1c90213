import type { SafeAccount } from '../../flows/account/account'
import { SecondaryButton } from '../parts/Button'
import { Notice } from '../parts/Notice'
import { timeText } from '../parts/timeText'
import { useStoreValue } from '../parts/useStoreValue'

/** Says since when gifts that are not followed yet could not be looked for. */
export function QueueTrouble({ account }: { readonly account: SafeAccount }) {
  const { searchTrouble } = useStoreValue(account.tracked)
  if (searchTrouble == null) return null
  return (
    <Notice
      tone="waiting"
      title={`Your Safe’s queue could not be read since ${timeText(searchTrouble.sinceMs)}`}
    >
      <p>
        {searchTrouble.reason} Gifts that were proposed elsewhere may be missing here. No money is affected,
        and we keep trying.
      </p>
      <div>
        <SecondaryButton onClick={() => account.checkNow()}>Try now</SecondaryButton>
      </div>
    </Notice>
  )
}
