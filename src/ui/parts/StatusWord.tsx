import styled from 'styled-components'
import { statusTable, type StatusIcon, type Tone } from '../../core/tracking/statusTable'
import type { TrackedItem } from '../../core/tracking/trackedItem'
import { Icon, type IconName } from './Icon'

const pictures: Record<StatusIcon, IconName> = {
  sent: 'paperPlane',
  pen: 'pen',
  ready: 'flag',
  moving: 'turning',
  check: 'check',
  cross: 'cross',
  swap: 'swap',
  faster: 'faster',
  stop: 'stop',
  bin: 'bin',
}

const Word = styled.span<{ $tone: Tone }>`
  display: inline-grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0.45em;
  align-items: baseline;
  font-weight: 600;
  color: var(--tone-${({ $tone }) => $tone});

  & > svg {
    align-self: start;
    margin-block-start: 0.2em;
  }
`

/** Where an item stands: picture, word and colour, all from the one table. */
export function StatusWord({ item }: { readonly item: TrackedItem }) {
  const row = statusTable[item.phase.status]
  return (
    <Word $tone={row.tone}>
      <Icon name={pictures[row.icon]} />
      <span>{row.label(item)}</span>
    </Word>
  )
}
