import { memo, useMemo } from 'react'
import type { Cause } from '../../core/causes/cause'
import { searchCauses } from '../../core/causes/searchCauses'
import { Small } from '../parts/basics'
import { m } from './messages'
import { CauseList, type CauseListProps } from './CauseList'
import { useCauseIndex } from './useCauseIndex'

type CauseSearchProps = Omit<CauseListProps, 'found'> & {
  readonly causes: readonly Cause[]
  /** The causes that match the filters. */
  readonly filtered: readonly Cause[]
  readonly text: string
}

/** Number of results at once: each key lays out the rows again, and visitors read the best few. */
const rowsAtOnce = 30

/** Shows the search results. A chunk of its own: most visitors never search. */
export const CauseSearch = memo(function CauseSearch({ causes, filtered, text, ...list }: CauseSearchProps) {
  const index = useCauseIndex(causes)
  const allowed = useMemo(() => new Set(filtered), [filtered])
  const found = useMemo(
    () => (index === null ? null : searchCauses(index, text).filter((cause) => allowed.has(cause))),
    [index, allowed, text],
  )
  if (found === null) return <Small>{m.searching}</Small>
  return <CauseList found={found} {...list} atOnce={rowsAtOnce} />
})
