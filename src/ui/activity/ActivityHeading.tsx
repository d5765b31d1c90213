import { endOf } from '../../core/tracking/status/endOf'
import type { TrackedItem } from '../../core/tracking/trackedItem'
import { ScreenHeading } from '../parts/ScreenHeading'
import { m } from './messages'

/**
 * Shows the heading, and the number of pending gifts in the tab's title, so that it can stay open in the background.
 */
export function ActivityHeading({ items }: { readonly items: readonly TrackedItem[] }) {
  const open = items.filter((item) => endOf(item) === null).length
  return <ScreenHeading title={m.title(open)}>{m.heading}</ScreenHeading>
}
