import { memo } from 'react'
import styled from 'styled-components'
import { Link } from 'wouter'
import type { Cause } from '../../core/causes/cause'
import { CauseImage } from '../parts/CauseImage'
import { media } from '../parts/media'
import { paths } from '../paths'
import { GiveToCause } from './GiveToCause'

const Item = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-3) var(--space-4);
  align-items: start;
  padding-block: var(--space-5);
  border-block-start: 1px solid var(--line);

  &:first-child {
    margin-block-start: var(--space-3);
  }

  ${media.medium} {
    grid-template-columns: auto minmax(0, 1fr) 11rem;
    gap: var(--space-5);
  }
`

const Words = styled.div`
  display: grid;
  gap: var(--space-1);
  max-width: 36rem;
`

const Name = styled.h2`
  font-size: var(--text-h3);

  a {
    color: var(--ink);
    text-decoration-color: var(--line-strong);
  }

  a:hover {
    color: var(--accent-deep);
    text-decoration-color: currentcolor;
  }
`

const Where = styled.p`
  font-size: var(--text-small);
  color: var(--ink-soft);
`

const Action = styled.div`
  grid-column: 2;

  &:empty {
    display: none;
  }

  ${media.medium} {
    grid-column: auto;
    justify-self: end;
    text-align: end;
  }
`

/** One cause in the directory. Memoised: most rows stay when another letter is typed. */
export const CauseRow = memo(function CauseRow({ cause }: { readonly cause: Cause }) {
  return (
    <Item>
      <CauseImage cause={cause} size="medium" />
      <Words>
        <Where>
          {cause.field} · {cause.place}
        </Where>
        <Name>
          <Link href={paths.cause(cause.id)}>{cause.name}</Link>
        </Name>
        <p>{cause.summary}</p>
      </Words>
      <Action>
        <GiveToCause cause={cause} weight="secondary" />
      </Action>
    </Item>
  )
})
