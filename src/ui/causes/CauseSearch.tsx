import { useMemo } from 'react'
import type { Cause } from '../../core/causes/cause'
import { searchCauses } from '../../core/causes/searchCauses'
import { Small } from '../parts/basics'
import { m } from './messages'
import { CauseList, type CauseListProps } from './CauseList'
import { useCauseIndex } from './useCauseIndex'

type CauseSearchProps = Omit<CauseListProps, 'found'> & {
  readonly causes: readonly Cause[]
  /** Those of the causes that the filters leave. */
  readonly filtered: readonly Cause[]
  readonly text: string
}

/** The search results. A chunk of its own: most visitors never search. */
export function CauseSearch({ causes, filtered, text, ...list }: CauseSearchProps) {
  const index = useCauseIndex(causes)
  const found = useMemo(() => {
    if (index === null) return null
    const allowed = new Set(filtered)
    return searchCauses(index, text).filter((cause) => allowed.has(cause))
  }, [index, filtered, text])
  return found === null ? <Small>{m.searching}</Small> : <CauseList found={found} {...list} />
}
