import type { ReactNode } from 'react'
import styled from 'styled-components'
import { media } from '../parts/media'

/** Names and values, beside each other where there is room. */
export const Facts = styled.dl`
  display: grid;
  gap: var(--space-3);
`

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-1) var(--space-4);

  dt {
    font-size: var(--text-small);
    color: var(--ink-soft);
  }

  ${media.medium} {
    grid-template-columns: 13rem minmax(0, 1fr);
    align-items: baseline;
  }
`

/** Shows a name and its value. */
export function FactRow({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <Row>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </Row>
  )
}
