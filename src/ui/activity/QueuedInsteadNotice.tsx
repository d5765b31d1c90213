import { Link } from 'wouter'
import type { TrackedTx } from '../../core/tracking/trackedItem'
import type { QueuedInstead } from '../../core/tracking/trackedNote'
import { useApp } from '../AppContext'
import { AddressText } from '../parts/AddressText'
import { Notice } from '../parts/Notice'
import { timeText } from '../parts/timeText'
import { paths } from '../paths'

type QueuedInsteadNoticeProps = {
  readonly item: TrackedTx
  readonly instead: readonly QueuedInstead[]
  readonly sinceMs: number
}

/** The gift is not in the queue, and something else that was signed since is: it may have been signed in its place. */
export function QueuedInsteadNotice({ item, instead, sinceMs }: QueuedInsteadNoticeProps) {
  const { chains } = useApp()
  const chain = chains.find(({ id }) => id === item.chainId)
  return (
    <div role="alert">
      <Notice tone="bad" title="Your gift is not in the queue, and something else is">
        <p>
          Since {timeText(sinceMs)} the transaction service does not show the gift that was asked for here.
          Meanwhile an owner has signed another transaction that was not proposed here. It may be somebody
          else’s, or it may have been put in the place of your gift. Do not sign or execute it before you have
          read it.
        </p>
        <ul>
          {instead.map(({ safeTxHash, nonce }) => (
            <li key={safeTxHash}>
              #{nonce.toString()}, safeTxHash <AddressText value={safeTxHash} />{' '}
              {chain !== undefined && (
                <Link href={paths.review({ chain, safe: item.safe }, safeTxHash)}>
                  Read #{nonce.toString()}
                </Link>
              )}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}
