import type { AssetTotal } from '../../../core/giving/totalsByAsset'
import { amountWords } from '../../../core/money/formatAmount'
import { locale } from '../../../language/messages'
import { Lede } from '../../parts/basics'
import { TextButton } from '../../parts/Button'
import { m } from './messages'

const list = new Intl.ListFormat(locale, { type: 'conjunction' })

type TableLeadProps = {
  /** Number of lines of the gift. */
  readonly lines: number
  /** Number of those that the totals leave out. */
  readonly incomplete: number
  readonly totals: readonly AssetTotal[]
}

/** Says what a gift of many lines gives, as far as its lines are complete. The total itself is below them. */
export function TableLead({ lines, incomplete, totals }: TableLeadProps) {
  const sums = list.format(totals.map(({ asset, amount }) => amountWords(amount, asset)))
  return (
    <Lede>
      <span>{totals.length === 0 ? m.lead.none(lines) : m.lead.gives(sums, lines, incomplete)}</span>{' '}
      <TextButton onClick={() => document.getElementById('basket-summary')?.focus()}>
        {m.lead.toTotal}
      </TextButton>
    </Lede>
  )
}
