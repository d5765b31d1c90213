import type { SafeAccount } from '../../flows/account/account'
import { SecondaryButton } from '../parts/Button'
import { Row, Small } from '../parts/basics'
import { Notice } from '../parts/Notice'
import { timeText } from '../parts/timeText'
import { useStoreValue } from '../parts/useStoreValue'

/** When the queue was read last, a way to read it now, and why polls are held back where they are. */
export function QueueCheck({ account }: { readonly account: SafeAccount }) {
  const { checkedAtMs, heldUntilMs } = useStoreValue(account.queue)
  const { items, searchTrouble } = useStoreValue(account.tracked)
  if (heldUntilMs !== null) {
    return (
      <Notice tone="quiet" title={`The queue is not read again before ${timeText(heldUntilMs)}`}>
        <p>
          The transaction service allows only so many requests. The last ones are kept for the check that no
          gift is proposed twice. What the chain and your Safe say is still shown here.
        </p>
      </Notice>
    )
  }
  const isWaiting = items.some(({ phase }) => 'signatures' in phase)
  if (checkedAtMs === null || searchTrouble != null || !isWaiting) return null
  return (
    <Row>
      <Small>Queue read on {timeText(checkedAtMs)}.</Small>
      <SecondaryButton onClick={() => account.checkNow()}>Check now</SecondaryButton>
    </Row>
  )
}
