import { useCallback, useEffect, useRef, type RefObject } from 'react'
import styled from 'styled-components'

/** A native dialog, so that the browser handles Escape, the focus and the content behind it. */
export const ModalDialog = styled.dialog`
  width: min(28rem, calc(100vw - 1.5rem));
  max-height: min(46rem, calc(100dvh - 1.5rem - 64px));
  margin-block-start: max(0.75rem, 6dvh);
  padding: var(--space-5);
  border: 1px solid var(--line);
  border-radius: 4px;
  background: var(--paper-raised);
  color: var(--ink);
  font-size: var(--text-body);
  line-height: 1.5;
  text-align: start;
  overflow-y: auto;
  overscroll-behavior: contain;

  &::backdrop {
    background: var(--veil);
  }
`

export const DialogTitle = styled.h2`
  font-size: var(--text-h2);
`

type Modal = { readonly ref: RefObject<HTMLDialogElement | null>; readonly close: () => void }

/** Opens a dialog on mount. `close` closes it; the dialog's own `close` event then reports that. */
export function useModal(): Modal {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (ref.current?.open === false) ref.current.showModal()
  }, [])
  const close = useCallback(() => ref.current?.close(), [])
  return { ref, close }
}
