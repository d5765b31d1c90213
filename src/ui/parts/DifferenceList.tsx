import styled from 'styled-components'
import type { DifferenceWords } from '../../core/giving/compareCalls'
import { WithAddresses } from './AddressText'
import { m } from './laterMessages'

/** Largest number of listed differences; the others are only counted. */
const mostDifferences = 10

const List = styled.ul`
  display: grid;
  gap: var(--space-4);
`

const Values = styled.dl`
  display: grid;
  gap: var(--space-1);
  padding-block-start: var(--space-1);

  dt {
    font-size: var(--text-small);
    color: var(--ink-soft);
  }
`

type DifferenceListProps = {
  readonly differences: readonly DifferenceWords[]
  /** Name of what the transaction is compared with: "Described". */
  readonly meantName: string
}

/** Lists what was meant, and what the transaction has in its place, below each other. */
export function DifferenceList({ differences, meantName }: DifferenceListProps) {
  const more = differences.length - mostDifferences
  return (
    <>
      <List>
        {differences.slice(0, mostDifferences).map(({ what, meant, found }, index) => (
          <li key={index}>
            <strong>
              <WithAddresses text={what} />
            </strong>
            {(meant !== null || found !== null) && (
              <Values>
                <dt>{meantName}</dt>
                <dd>{meant === null ? m.difference.nothingLike : <WithAddresses text={meant} />}</dd>
                <dt>{m.difference.inTx}</dt>
                <dd>{found === null ? m.difference.nothingInPlace : <WithAddresses text={found} />}</dd>
              </Values>
            )}
          </li>
        ))}
      </List>
      {more > 0 && <p>{m.difference.more(more)}</p>}
    </>
  )
}
