import { useEffect } from 'react'
import { createStore } from 'zustand/vanilla'

/** Number of things on the screen that a reload would lose: a file that was read, text that was pasted. */
export const unsaved = createStore<number>(() => 0)

/** Says that a reload would lose what this part shows: the browser asks first, and so does the choice of a language. */
export function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined
    unsaved.setState((count) => count + 1, true)
    const hold = (event: BeforeUnloadEvent) => {
      if (unsaved.getState() > 0) event.preventDefault()
    }
    window.addEventListener('beforeunload', hold)
    return () => {
      unsaved.setState((count) => Math.max(0, count - 1), true)
      window.removeEventListener('beforeunload', hold)
    }
  }, [isUnsaved])
}
