import { statusTable, type StatusIcon } from '../../core/tracking/status/statusTable'
import type { TrackedItem } from '../../core/tracking/trackedItem'
import type { IconName } from './Icon'
import { TonedWord } from './TonedWord'

const pictures: Record<StatusIcon, IconName> = {
  sent: 'paperPlane',
  pen: 'pen',
  ready: 'flag',
  moving: 'turning',
  check: 'check',
  alert: 'warning',
  cross: 'cross',
  swap: 'swap',
  faster: 'faster',
  stop: 'stop',
  bin: 'bin',
}

/** Shows the status of an item: icon, word and colour, all from the one table. */
export function StatusWord({ item }: { readonly item: TrackedItem }) {
  const row = statusTable[item.phase.status]
  return (
    <TonedWord tone={row.tone(item)} icon={pictures[row.icon(item)]}>
      {row.label(item)}
    </TonedWord>
  )
}
