import type { SafeAccount } from '../../flows/account/account'
import { SecondaryButton } from '../parts/Button'
import { Notice } from '../parts/Notice'
import { timeText } from '../parts/timeText'
import { useStoreValue } from '../parts/useStoreValue'
import { m } from './messages'

/** Shows since when the search for untracked gifts has failed. */
export function QueueTrouble({ account }: { readonly account: SafeAccount }) {
  const { searchTrouble } = useStoreValue(account.tracked)
  if (searchTrouble == null) return null
  return (
    <Notice tone="waiting" title={m.queue.unread(timeText(searchTrouble.sinceMs))}>
      <p>{m.queue.unreadWhy(searchTrouble.reason)}</p>
      <div>
        <SecondaryButton onClick={() => account.checkNow()}>{m.queue.again}</SecondaryButton>
      </div>
    </Notice>
  )
}
