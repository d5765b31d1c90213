import { memo, useDeferredValue, useState } from 'react'
import styled from 'styled-components'
import type { Cause } from '../../core/causes/cause'
import { SecondaryButton } from '../parts/Button'
import { Small } from '../parts/basics'
import { Prose } from '../parts/Layout'
import { useNavigation } from '../parts/navigation'
import { CauseRow } from './CauseRow'
import { m } from './messages'

const List = styled.ul`
  border-block-end: 1px solid var(--line);
`

/** More than most screens can show. */
const firstRows = 6
/** How many rows are rendered at most, before more are asked for. */
const rowsAtOnce = 200

export type CauseListProps = {
  readonly found: readonly Cause[]
  /** How many there are in the directory. */
  readonly all: number
  readonly onShowAll: () => void
  /** How many rows come at once. */
  readonly atOnce?: number
}

/** The found causes, paged. Memoised: a key that is typed must not render them again before they change. */
export const CauseList = memo(function CauseList({
  found,
  all,
  onShowAll,
  atOnce = rowsAtOnce,
}: CauseListProps) {
  const [shown, setShown] = useState(atOnce)
  // On a first visit, paint what fits the screen first. A returning user may be further down.
  const isWhole = useDeferredValue(true, useNavigation().hasMoved())
  const rows = found.slice(0, isWhole ? shown : firstRows)
  return (
    <div>
      <Small>{m.count(found.length, all)}</Small>
      {found.length === 0 ? (
        <Prose>
          <h2>{m.noMatch.title}</h2>
          <p>{m.noMatch.words}</p>
          <div>
            <SecondaryButton onClick={onShowAll}>{m.noMatch.showAll}</SecondaryButton>
          </div>
        </Prose>
      ) : (
        <List>
          {rows.map((cause) => (
            <CauseRow key={cause.id} cause={cause} />
          ))}
        </List>
      )}
      {isWhole && found.length > shown && (
        <Prose>
          <Small>{m.firstShown(shown, found.length)}</Small>
          <div>
            <SecondaryButton onClick={() => setShown(shown + atOnce)}>
              {m.showMore(Math.min(atOnce, found.length - shown))}
            </SecondaryButton>
          </div>
        </Prose>
      )}
    </div>
  )
})
