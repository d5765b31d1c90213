import { type ReactNode, useEffect } from 'react'
import styled from 'styled-components'
import { SecondaryButton } from './Button'

/** Stays at the lower edge of the window until its own place, right above the actions, is reached. */
const Bar = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  margin-inline: calc(-1 * var(--space-4));
  padding: var(--space-2) var(--space-4);
  border-block-start: 1px solid var(--line-strong);
  background: var(--paper-raised);
  font-weight: 600;

  /* Words of two lines rather than a bar of two rows. */
  > span {
    flex: 1 1 9rem;
  }

  button {
    padding-inline: var(--space-3);
  }

  @media print {
    display: none;
  }
`

type StayingBarProps = {
  /** The status. */
  readonly children: ReactNode
  readonly button: string
  /** Id of the element that the button leads to: what is to be judged stands before the first action. */
  readonly to: string
}

let bars = 0

/** Marks the document while a bar stays, for `styles/base.css`. */
function useRoomForBar(): void {
  useEffect(() => {
    const mark = (change: 1 | -1) => {
      bars += change
      document.documentElement.toggleAttribute('data-has-bar', bars > 0)
    }
    mark(1)
    return () => mark(-1)
  }, [])
}

/** Keeps the status of a long screen in view, and the way to its actions. */
export function StayingBar({ children, button, to }: StayingBarProps) {
  useRoomForBar()
  const go = () => {
    const target = document.getElementById(to)
    target?.scrollIntoView({ block: 'start' })
    target?.focus({ preventScroll: true })
  }
  return (
    <Bar data-stays>
      <span>{children}</span>
      <SecondaryButton onClick={go}>{button}</SecondaryButton>
    </Bar>
  )
}
