import type { SafeAccount } from '../../flows/account/account'
import { TextButton } from '../parts/Button'
import { Small } from '../parts/basics'
import { useStoreValue } from '../parts/useStoreValue'
import { m } from './messages'
import { endOf } from '../../core/tracking/status/endOf'
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

/** Returns the words for what "Clear All" removed, and what it left because the user still has to look at it. */
export function clearedWords(cleared: readonly TrackedItem[], left: readonly TrackedItem[]): string {
  const taken = m.cleared.taken(cleared.length)
  const needLook = left.filter((item) => endOf(item) === 'needsLook').length
  return needLook === 0 ? taken : `${taken} ${m.cleared.left(needLook)}`
}
