import { useState } from 'react'

type Opening = {
  readonly isOpen: boolean
  /** Changes with each opening: to be given to the dialog, so that it is rendered anew. */
  readonly key: number
  open(): void
  /** For the dialog's `close` event. */
  close(): void
}

/**
 * For a dialog that is rendered while it is open. It gives the focus back when it closes, and its `close` event comes a
 * task later: a press in between opens it again, and that event, which belongs to the opening before, does not close it.
 */
export function useOpening(): Opening {
  const [{ key, isOpen }, setOpening] = useState({ key: 0, isOpen: false })
  return {
    isOpen,
    key,
    open: () => setOpening((now) => ({ key: now.key + 1, isOpen: true })),
    close: () => setOpening((now) => (now.key === key ? { key, isOpen: false } : now)),
  }
}
