import styled from 'styled-components'
import { Link, useLocation } from 'wouter'
import { useApp } from '../AppContext'
import { useBasket } from '../give/BasketContext'
import { Mark } from '../parts/Mark'
import { media } from '../parts/media'
import { useStoreValue } from '../parts/useStoreValue'
import { paths } from '../paths'
import { SessionBadge } from './SessionBadge'

const Bar = styled.header`
  border-block-end: 1px solid var(--line);
`

const Inner = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 var(--space-4);
  max-width: calc(var(--page) + 3rem);
  margin-inline: auto;
  padding-inline: clamp(1rem, 3vw, 1.5rem);

  ${media.medium} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: var(--space-6);
  }
`

const Brand = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-3);
  min-height: 4.25rem;
  font-family: var(--font-display);
  font-size: 1.5rem;
  font-weight: 500;
  letter-spacing: -0.01em;
  line-height: 1.05;
  color: var(--ink);
  text-decoration: none;

  &:hover {
    color: var(--accent-deep);
  }

  @media (max-width: 24rem) {
    gap: var(--space-2);
    font-size: 1.3rem;
  }
`

const Nav = styled.nav`
  grid-row: 2;
  grid-column: 1 / -1;

  ${media.medium} {
    grid-row: 1;
    grid-column: 2;
    align-self: stretch;
  }
`

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-5);
  height: 100%;
`

const NavLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  height: 100%;
  min-height: 2.75rem;
  color: var(--ink-soft);
  text-decoration: none;
  border-block-end: 3px solid transparent;
  margin-block-end: -1px;

  &:hover {
    color: var(--ink);
    border-color: var(--line-strong);
  }

  &[aria-current='page'] {
    color: var(--ink);
    font-weight: 600;
    border-color: var(--accent);
  }
`

/** Who we are, where to go, and which Safe is open. */
export function Header() {
  const session = useStoreValue(useApp().session)
  const { basket } = useBasket()
  const [location] = useLocation()
  const count = basket.lines.length
  const isVisitor = session.kind === 'visitor'

  const current = (path: string) =>
    location === path || (path === paths.causes && location.startsWith('/cause/')) ? 'page' : undefined

  return (
    <Bar>
      <Inner>
        <Brand href={paths.causes}>
          <Mark />
          do some good
        </Brand>
        <Nav aria-label="Main">
          <Links>
            <li>
              <NavLink href={paths.causes} aria-current={current(paths.causes)}>
                Causes
              </NavLink>
            </li>
            <li>
              <NavLink href={paths.give} aria-current={current(paths.give)}>
                {isVisitor ? 'How to give' : count === 0 ? 'Your gift' : `Your gift (${count})`}
              </NavLink>
            </li>
            {!isVisitor && (
              <li>
                <NavLink href={paths.activity} aria-current={current(paths.activity)}>
                  Activity
                </NavLink>
              </li>
            )}
          </Links>
        </Nav>
        <SessionBadge />
      </Inner>
    </Bar>
  )
}
