import { useState } from 'react'

type Opening = {
  readonly isOpen: boolean
  /** Changes with each opening. Pass it to the dialog as its key, so that it mounts again. */
  readonly key: number
  open(): void
  /** Call it on the dialog's `close` event. */
  close(): void
}

/**
 * Returns the state of a dialog that is rendered while open. On closing, the focus returns first and the `close` event
 * comes a task later: a press in between opens it again, and the event of the former opening does not close it.
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
