import { Link } from 'wouter'
import type { TrackedTx } from '../../core/tracking/trackedItem'
import type { QueuedInstead } from '../../core/tracking/trackedNote'
import { useApp } from '../AppContext'
import { AddressText } from '../parts/AddressText'
import { Notice } from '../parts/Notice'
import { timeText } from '../parts/timeText'
import { paths } from '../paths'
import { m } from './noteMessages'

type QueuedInsteadNoticeProps = {
  readonly item: TrackedTx
  readonly instead: readonly QueuedInstead[]
  readonly sinceMs: number
}

/**
 * Warns that the gift is not in the queue, but another transaction signed since is: it may have been signed in its
 * place.
 */
export function QueuedInsteadNotice({ item, instead, sinceMs }: QueuedInsteadNoticeProps) {
  const { chains } = useApp()
  const chain = chains.find(({ id }) => id === item.chainId)
  return (
    <div role="alert">
      <Notice tone="bad" title={m.instead.title}>
        <p>{m.instead.why(timeText(sinceMs))}</p>
        <ul>
          {instead.map(({ safeTxHash, nonce }) => (
            <li key={safeTxHash}>
              #{nonce.toString()}, safeTxHash <AddressText value={safeTxHash} />{' '}
              {chain !== undefined && (
                <Link href={paths.review({ chain, safe: item.safe }, safeTxHash)}>
                  {m.instead.read(nonce)}
                </Link>
              )}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}
