import { Link, useLocation } from 'wouter'
import { createStore } from 'zustand/vanilla'
import type { Session } from '../../core/session'
import type { TrackedState } from '../../core/tracking/trackedStore'
import type { QueueState } from '../../flows/account/account'
import { useApp, useAccount } from '../AppContext'
import { useBasket } from '../give/useBasket'
import drawings from '../parts/drawings.module.css'
import { useStoreValue } from '../parts/useStoreValue'
import { readCounts } from '../queue/readCounts'
import { paths } from '../paths'
import { screenAt } from '../routes'
import { VisuallyHidden } from '../parts/basics'
import css from './Header.module.css'
import { SessionBadge } from './SessionBadge'
import { m } from './messages'
import { preloadGiving } from './preload'

const none = createStore<TrackedState>(() => ({ items: [], durable: true, rebuilding: false }))
const unread = createStore<QueueState>(() => ({ checkedAtMs: null, heldUntilMs: null, waiting: null }))

/** Shows the site's name, the navigation and the open Safe. */
export function Header() {
  const session = useStoreValue(useApp().session)
  const { basket } = useBasket()
  const [location] = useLocation()
  const count = basket.lines.length
  const isVisitor = session.kind === 'visitor'
  const preload = useAccount() === null ? undefined : preloadGiving

  const current = (path: string) =>
    location === path || (path === paths.causes && screenAt(location)?.name === 'cause') ? 'page' : undefined

  return (
    <header className={css.bar}>
      <div className={session.kind === 'wallet' ? `${css.inner} ${css.withWallet}` : css.inner}>
        <Link className={css.brand ?? ''} href={paths.causes}>
          <Mark />
          do some good
        </Link>
        <nav className={css.nav} aria-label={m.navigation}>
          <ul className={session.kind === 'safe' ? `${css.links} ${css.ofSafe}` : css.links}>
            <li>
              <Link className={css.link ?? ''} href={paths.causes} aria-current={current(paths.causes)}>
                {m.causes}
              </Link>
            </li>
            <li>
              <Link
                className={css.link ?? ''}
                href={paths.give}
                aria-current={current(paths.give)}
                onPointerEnter={preload}
                onFocus={preload}
              >
                {isVisitor ? m.howToGive : m.yourGift(count)}
              </Link>
            </li>
            {session.kind === 'safe' && <QueueLink session={session} location={location} />}
            {!isVisitor && (
              <li>
                <ActivityLink current={current(paths.activity)} />
              </li>
            )}
          </ul>
        </nav>
        <SessionBadge />
      </div>
    </header>
  )
}

type QueueLinkProps = { readonly session: Extract<Session, { kind: 'safe' }>; readonly location: string }

/**
 * Links to the queue of the open Safe, with the number that waits as soon as its list was read. Shows none on a chain that is
 * not supported.
 */
function QueueLink({ session: { safe, chainId }, location }: QueueLinkProps) {
  const chain = useApp().chains.find(({ id }) => id === chainId)
  const counts = useStoreValue(readCounts)
  const polled = useStoreValue(useAccount()?.queue ?? unread).waiting
  if (chain === undefined) return null
  const path = paths.queue({ chain, safe })
  const screen = counts.get(path) ?? null
  const newest = polled !== null && polled.atMs >= (screen?.atMs ?? 0) ? polled : screen
  const waiting = newest?.count ?? 0
  const isLeast = newest?.isLeast ?? false
  return (
    <li>
      <Link className={css.link ?? ''} href={path} aria-current={location === path ? 'page' : undefined}>
        {m.queue(waiting, isLeast)}
        {waiting > 0 && <VisuallyHidden>{m.inQueue(waiting, isLeast)}</VisuallyHidden>}
      </Link>
    </li>
  )
}

/** Links to the activity, with the number of gifts of this Safe that wait for its owners. */
function ActivityLink({ current }: { readonly current: 'page' | undefined }) {
  const account = useAccount()
  const { items } = useStoreValue(account?.tracked ?? none)
  const preload = account === null ? undefined : preloadGiving
  const waiting = items.filter(
    ({ phase }) => phase.status === 'awaitingConfirmations' || phase.status === 'awaitingExecution',
  ).length
  return (
    <Link
      className={css.link ?? ''}
      href={paths.activity}
      aria-current={current}
      onPointerEnter={preload}
      onFocus={preload}
    >
      {m.activity(waiting)}
      {waiting > 0 && <VisuallyHidden>{m.waiting(waiting)}</VisuallyHidden>}
    </Link>
  )
}

/** Shows the logo of the app: several gifts that become one. */
function Mark() {
  return (
    <svg className={drawings.mark} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path d="M3 6C14 6 13 16 24 16M3 16H24M3 26C14 26 13 16 24 16" />
      <circle cx="27" cy="16" r="2.6" fill="var(--accent)" stroke="none" />
    </svg>
  )
}
