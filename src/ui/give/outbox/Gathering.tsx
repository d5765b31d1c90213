import styled from 'styled-components'

const Drawing = styled.svg`
  width: 9rem;
  height: 4.5rem;
  fill: none;
  stroke: var(--accent);
  stroke-width: 2;
  stroke-linecap: round;
`

const Flow = styled.path`
  stroke-dasharray: 9 13;
  animation: gathering 2.4s linear infinite;

  @keyframes gathering {
    to {
      stroke-dashoffset: -66;
    }
  }
`

const Ground = styled.path`
  stroke: var(--line);
`

/** Animates several gifts that become one proposal. Respects reduced motion. */
export function Gathering() {
  const lines = 'M4 8C70 8 60 36 128 36M4 36H128M4 64C70 64 60 36 128 36'
  return (
    <Drawing viewBox="0 0 144 72" aria-hidden="true" focusable="false">
      <Ground d={lines} />
      <Flow d={lines} />
      <circle cx="134" cy="36" r="6" fill="var(--accent)" stroke="none" />
    </Drawing>
  )
}
