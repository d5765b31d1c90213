import type { SafeAccount } from '../../flows/account/account'
import { TextButton } from '../parts/Button'
import { Small } from '../parts/basics'
import { useStoreValue } from '../parts/useStoreValue'
import { m } from './messages'
import { endOf } from '../../core/tracking/status/endOf'
import { hasOpenTwin } from '../../core/tracking/status/hasOpenTwin'
import type { TrackedItem } from '../../core/tracking/trackedItem'

type ClearedLineProps = {
  readonly account: Pick<SafeAccount, 'tracked' | 'cleared' | 'undoClear'>
  /** Called when the button, and the focus with it, is gone. */
  readonly onUndo: () => void
}

/** Shows what "Clear All" removed, and its undo. */
export function ClearedLine({ account, onUndo }: ClearedLineProps) {
  const { items } = useStoreValue(account.tracked)
  const cleared = useStoreValue(account.cleared)
  if (cleared.items.length === 0) return null
  const undo = () => {
    account.undoClear()
    onUndo()
  }
  return (
    <Small>
      {clearedWords(cleared.items, items)} <TextButton onClick={undo}>{m.cleared.undo}</TextButton>
    </Small>
  )
}

/** Returns the words for what "Clear All" removed, and what it left and why. */
export function clearedWords(cleared: readonly TrackedItem[], left: readonly TrackedItem[]): string {
  const needLook = left.filter((item) => endOf(item) === 'needsLook').length
  const twins = left.filter((item) => hasOpenTwin(item, left)).length
  return [
    m.cleared.taken(cleared.length),
    ...(needLook === 0 ? [] : [m.cleared.left(needLook)]),
    ...(twins === 0 ? [] : [m.cleared.twins(twins)]),
  ].join(' ')
}
