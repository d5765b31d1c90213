import { endOf } from '../../core/tracking/status/endOf'
import type { TrackedItem } from '../../core/tracking/trackedItem'
import { ScreenHeading } from '../parts/ScreenHeading'
import { m } from './messages'

/** The tab says how many are under way, so that it can be left open in the background. */
export function ActivityHeading({ items }: { readonly items: readonly TrackedItem[] }) {
  const open = items.filter((item) => endOf(item) === null).length
  return <ScreenHeading title={m.title(open)}>{m.heading}</ScreenHeading>
}
