import { useEffect, useLayoutEffect, useRef } from 'react'
import styled from 'styled-components'
import { useLocation } from 'wouter'
import { useApp } from '../AppContext'
import { useAccount } from '../useAccount'
import { preloadReading, preloadScreens, screens } from '../screens'
import { Deferred } from '../parts/Deferred'
import { PanelBoundary } from '../parts/PanelBoundary'
import { useMoves } from '../parts/Moves'
import { useStoreValue } from '../parts/useStoreValue'
import { Footer } from './Footer'
import { Header } from './Header'
import { Screens } from './Screens'
import { SessionNotice } from './SessionNotice'
import { SkipLink } from './SkipLink'

/** The Safe's own bar lies over the lowest 64 px of the frame. */
const Frame = styled.div<{ $hosted: boolean }>`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
  padding-block-end: ${({ $hosted }) => ($hosted ? '64px' : '0')};
`

const Main = styled.main`
  flex: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-6);
  width: 100%;
  max-width: calc(var(--page) + 3rem);
  margin-inline: auto;
  padding: clamp(1.75rem, 4vw, 3.5rem) clamp(1rem, 3vw, 1.5rem) var(--space-8);

  & > h1 + p,
  & > :has(> h1:only-child) + p {
    margin-block-start: calc(-1 * var(--space-4));
  }

  &:focus {
    outline: none;
  }
`

/** Header, the current screen, footer. */
export function Page() {
  const session = useStoreValue(useApp().session)
  const account = useAccount()
  const main = useRef<HTMLElement>(null)
  useMovedByLocation()
  const isSafe = session.kind === 'safe'
  const isDecided = session.kind !== 'deciding'

  useEffect(() => {
    if (!isDecided) return undefined
    const timer = setTimeout(isSafe ? preloadScreens : preloadReading, 0)
    return () => clearTimeout(timer)
  }, [isSafe, isDecided])

  return (
    <Frame $hosted={session.kind !== 'visitor'}>
      <SkipLink target={main} />
      <Header />
      <Main ref={main} tabIndex={-1}>
        <SessionNotice />
        <PanelBoundary name="This screen">
          <Screens />
        </PanelBoundary>
        {account !== null && (
          <PanelBoundary name="Following your gifts">
            <Deferred part={screens.watcher} props={{ account }} waiting={null} />
          </PanelBoundary>
        )}
      </Main>
      <Footer />
    </Frame>
  )
}

/** A change of address is a step that a person took; the first address is not. Told before any heading looks. */
function useMovedByLocation(): void {
  const [location] = useLocation()
  const first = useRef(location)
  const moves = useMoves()
  useLayoutEffect(() => {
    if (location !== first.current) moves.record()
  }, [location, moves])
}
