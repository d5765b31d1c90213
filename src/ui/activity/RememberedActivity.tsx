import type { AppChain } from '../../core/chain'
import type { TrackedItem } from '../../core/tracking/trackedItem'
import { timeText } from '../parts/format'
import { TrackedGroups } from './TrackedGroups'
import { m } from './messages'

type RememberedActivityProps = { readonly items: readonly TrackedItem[]; readonly chain: AppChain }

/** Lists the stored items while the chain is unreachable, each with its time. */
export function RememberedActivity({ items, chain }: RememberedActivityProps) {
  if (items.length === 0) return null
  const lastGoodAtMs = Math.max(...items.map((item) => item.lastGoodAtMs ?? item.createdAtMs))
  return (
    <>
      <p>{m.remembered(timeText(lastGoodAtMs))}</p>
      <TrackedGroups items={items} chain={chain} />
    </>
  )
}
