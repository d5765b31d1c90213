import styled from 'styled-components'

const Drawing = styled.svg`
  flex: none;
  width: 2rem;
  height: 2rem;
  fill: none;
  stroke: var(--accent);
  stroke-width: 2.4;
  stroke-linecap: round;
`

/** The mark of the app: several gifts that become one. */
export function Mark() {
  return (
    <Drawing viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path d="M3 6C14 6 13 16 24 16M3 16H24M3 26C14 26 13 16 24 16" />
      <circle cx="27" cy="16" r="2.6" fill="var(--accent)" stroke="none" />
    </Drawing>
  )
}
