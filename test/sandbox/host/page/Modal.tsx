import { type ReactNode, useEffect, useId, useRef } from 'react'

type ModalProps = { readonly title: string; readonly onCancel: () => void; readonly children: ReactNode }

/** A native modal dialog: the browser keeps the focus in it, and gives it back. Escape is `onCancel`. */
export function Modal({ title, onCancel, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    // The words, not a button: Enter then answers nothing by accident.
    element?.querySelector('h2')?.focus()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onCancel()
      }}
    >
      <h2 id={titleId} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </dialog>
  )
}
