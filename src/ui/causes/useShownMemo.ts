import { useCallback } from 'react'
import { quotable } from '../../core/cleanLine'
import { shownMemo } from '../../core/giving/shownMemo'
import { useApp } from '../AppContext'
import { useStoreValue } from '../parts/useStoreValue'

/**
 * Returns what a note of the giver shows as: null where it reads like the name of a cause, beside which it says nothing, and
 * beside another payee it would pass for a label. Without a directory there is no such name.
 */
export function useShownMemo(): (memo: string | undefined) => string | null {
  const directory = useStoreValue(useApp().causes)
  const causes = directory.kind === 'ready' ? directory.causes : null
  return useCallback(
    (memo) => {
      if (memo === undefined) return null
      return causes === null ? quotable(memo) : shownMemo(memo, causes)
    },
    [causes],
  )
}
