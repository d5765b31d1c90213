import type { SafeAccount } from '../../flows/account/account'
import { SecondaryButton } from '../parts/Button'
import { Row, Small } from '../parts/basics'
import { Notice } from '../parts/Notice'
import { timeText } from '../parts/timeText'
import { useStoreValue } from '../parts/useStoreValue'
import { m } from './messages'

/** Shows when the queue was last read, a button to read it now, and why polls are held back. */
export function QueueCheck({ account }: { readonly account: SafeAccount }) {
  const { checkedAtMs, heldUntilMs } = useStoreValue(account.queue)
  const { items, searchTrouble } = useStoreValue(account.tracked)
  if (heldUntilMs !== null) {
    return (
      <Notice tone="quiet" title={m.queue.held(timeText(heldUntilMs))}>
        <p>{m.queue.heldWhy}</p>
      </Notice>
    )
  }
  const isWaiting = items.some(({ phase }) => 'signatures' in phase)
  if (checkedAtMs === null || searchTrouble != null || !isWaiting) return null
  return (
    <Row>
      <Small>{m.queue.read(timeText(checkedAtMs))}</Small>
      <SecondaryButton onClick={() => account.checkNow()}>{m.queue.check}</SecondaryButton>
    </Row>
  )
}
