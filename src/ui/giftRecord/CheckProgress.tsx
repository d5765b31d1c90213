import type { GiftRecord } from '../../core/record/giftRecord'
import type { ChainSearch } from '../../flows/record/check/checkRecordAgainstChain'
import { useApp } from '../AppContext'
import { Lede } from '../parts/basics'
import { Notice } from '../parts/Notice'
import { m } from './messages'
import { namesOf } from './UnreadChains'

type CheckProgressProps = {
  readonly gift: GiftRecord
  /** Null: the chain of the record has not answered yet. */
  readonly search: ChainSearch | null
}

/** Shows what a check waits for, and what the chains that have answered say. That is never a verdict. */
export function CheckProgress({ gift, search }: CheckProgressProps) {
  const { chains } = useApp()
  if (search === null || search.waitingFor.length === 0) {
    const own = chains.find(({ id }) => id === gift.chainId)
    return <Lede as="p">{own === undefined ? m.check.checking : m.check.reading(own.name)}</Lede>
  }
  const { chain, isReached, waitingFor } = search
  const own = chain === null ? [] : [chain]
  const lacking = isReached ? [...own, ...search.lacking] : search.lacking
  const unread = isReached ? search.unread : [...own, ...search.unread]
  return (
    <Notice tone="quiet" title={m.partial.title}>
      <p>
        {chain === null
          ? m.partial.unknown(gift.chainId)
          : isReached
            ? m.partial.missing(chain.name)
            : m.partial.unreached(chain.name)}
      </p>
      <ul>
        {lacking.length > 0 && <li>{m.partial.lacking(namesOf(lacking))}</li>}
        {unread.length > 0 && <li>{m.partial.unread(namesOf(unread))}</li>}
        <li>{m.partial.waiting(namesOf(waitingFor))}</li>
      </ul>
    </Notice>
  )
}
