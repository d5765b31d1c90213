import { type AssetTotal, totalsText } from '../../../core/giving/totalsByAsset'
import { Lede } from '../../parts/basics'
import { TextButton } from '../../parts/Button'
import { m } from './messages'

type TableLeadProps = {
  /** Number of lines of the gift. */
  readonly lines: number
  /** Number of those that the totals leave out. */
  readonly incomplete: number
  readonly totals: readonly AssetTotal[]
}

/** Says what a gift of many lines gives, as far as its lines are complete. The total itself is below them. */
export function TableLead({ lines, incomplete, totals }: TableLeadProps) {
  const sums = totalsText(totals)
  return (
    <Lede>
      <span>{totals.length === 0 ? m.lead.none(lines) : m.lead.gives(sums, lines, incomplete)}</span>{' '}
      <TextButton onClick={() => document.getElementById('basket-summary')?.focus()}>
        {m.lead.toTotal}
      </TextButton>
    </Lede>
  )
}
