import { useEffect, useRef } from 'react'
import { statusTable } from '../../core/tracking/status/statusTable'
import { withoutRereading } from '../../core/tracking/rereading'
import { trackedId, type TrackedItem } from '../../core/tracking/trackedItem'
import type { SafeAccount } from '../../flows/account/account'
import { useAnnounce } from '../parts/LiveRegion'
import { useStoreValue } from '../parts/useStoreValue'
import { giftTitle } from './giftTitle'

/** Announces each change of a status once, on any screen. Statuses at the start are not announced. */
export function StatusAnnouncer({ account }: { readonly account: Pick<SafeAccount, 'tracked'> }) {
  const { items } = useStoreValue(account.tracked)
  const announce = useAnnounce()
  const known = useRef<ReadonlyMap<string, string> | null>(null)

  useEffect(() => {
    const before = known.current
    // That a known one is read again after a reload is no news.
    const labelOf = (item: TrackedItem, id: string) =>
      statusTable[item.phase.status].label(before?.has(id) === false ? item : withoutRereading(item))
    const labels = new Map(items.map((item) => [trackedId(item), labelOf(item, trackedId(item))]))
    // An item that was cleared is no news when it is brought back.
    known.current = new Map([...(before ?? []), ...labels])
    if (before === null) return
    for (const item of items) {
      const id = trackedId(item)
      const label = labels.get(id)
      if (label !== undefined && label !== before.get(id) && !(item.rebuilt && !before.has(id))) {
        announce(`${giftTitle(item)}: ${label}.`)
      }
    }
  }, [announce, items])

  return null
}
