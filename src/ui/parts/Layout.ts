import styled from 'styled-components'

/** Elements below each other, with a gap. */
export const Stack = styled.div<{ $gap?: 2 | 3 | 4 | 5 | 6 | 7 }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-${({ $gap = 4 }) => $gap});
`

/** Part of a screen, separated by a hairline. */
export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  padding-block-start: var(--space-5);
  border-block-start: 1px solid var(--line);
`

/** List of small names, each above its value. */
export const FactList = styled.dl`
  display: grid;
  gap: var(--space-3);

  dt {
    font-size: var(--text-small);
    color: var(--ink-soft);
  }
`
