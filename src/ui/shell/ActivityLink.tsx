import { Link } from 'wouter'
import { createStore } from 'zustand/vanilla'
import type { TrackedState } from '../../core/tracking/trackedStore'
import { VisuallyHidden } from '../parts/basics'
import { useStoreValue } from '../parts/useStoreValue'
import { paths } from '../paths'
import { useAccount } from '../useAccount'
import css from './Header.module.css'
import { m } from './messages'
import { preloadGiving } from './preload'

const none = createStore<TrackedState>(() => ({ items: [], durable: true, rebuilding: false }))

/** Links to the activity, with the number of gifts of this Safe that wait for its owners. */
export function ActivityLink({ current }: { readonly current: 'page' | undefined }) {
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
