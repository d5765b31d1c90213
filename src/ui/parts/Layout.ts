import styled from 'styled-components'

/** Things under each other, with air between. */
export const Stack = styled.div<{ $gap?: 2 | 3 | 4 | 5 | 6 | 7 }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-${({ $gap = 4 }) => $gap});
`

/** Buttons and small things beside each other; they wrap when there is no room. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3) var(--space-4);
`

/** Running text: no wider than is good to read. */
export const Prose = styled.div`
  display: grid;
  gap: var(--space-4);
  max-width: var(--measure);
`

/** The sentence under a heading. */
export const Lede = styled.p`
  max-width: var(--measure);
  font-size: var(--text-large);
  line-height: 1.45;
  color: var(--ink-soft);
`

/** Text that matters less than what is above it. */
export const Small = styled.p`
  font-size: var(--text-small);
  color: var(--ink-soft);
`

/** A part of a screen, set apart by a hairline. */
export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  padding-block-start: var(--space-5);
  border-block-start: 1px solid var(--line);
`

/** There for a screen reader, not for the eye. */
export const VisuallyHidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`
