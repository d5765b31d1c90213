import { useId, useMemo, useRef } from 'react'
import type { AppChain } from '../../core/chain'
import { causeTable } from '../../core/record/causeTable'
import type { GiftRecord } from '../../core/record/giftRecord'
import { locale } from '../../language/messages'
import { SecondaryButton } from '../parts/Button'
import { Section } from '../parts/Layout'
import { ScreenOnly } from '../parts/onPaper'
import { ArrivedTable } from './ArrivedTable'
import { m } from './messages'
import { useMoreRows } from './useMoreRows'

const order = new Intl.Collator(locale)

type RecordCausesProps = { readonly chain: AppChain; readonly gifts: readonly GiftRecord[] }

/** Shows what arrived by cause and asset, with everybody else in one row, and the sums. */
export function RecordCauses({ chain, gifts }: RecordCausesProps) {
  const id = useId()
  const { assets, causes, others, all } = useMemo(() => causeTable(gifts), [gifts])
  const sorted = useMemo(() => causes.toSorted((one, other) => order.compare(one.name, other.name)), [causes])
  const list = useRef<HTMLTableElement>(null)
  const { rendered, next, showMore } = useMoreRows(sorted.length, list, 'tbody tr')
  if (assets.length === 0) return null
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>{m.byCause.title}</h2>
      <ArrivedTable
        ref={list}
        chain={chain}
        assets={assets}
        of={m.byCause.cause}
        rows={sorted
          .slice(0, rendered)
          .map((cause) => ({ key: cause.id, name: <bdi>{cause.name}</bdi>, arrived: cause.arrived }))}
        sums={[
          ...(others.size > 0 ? [{ key: 'others', name: m.byCause.others, arrived: others }] : []),
          { key: 'all', name: m.byCause.all, arrived: all },
        ]}
      />
      {next > 0 && (
        <ScreenOnly>
          <div>
            <SecondaryButton onClick={showMore}>{m.rows.more(next)}</SecondaryButton>
          </div>
        </ScreenOnly>
      )}
    </Section>
  )
}
