import { useRef, useState } from 'react'
import type { Cause } from '../../core/causes/cause'
import { TextButton } from '../parts/Button'
import { Deferred, deferredPart } from '../parts/Deferred'
import { Small } from '../parts/basics'
import type { Giver } from '../give/giver'
import { m } from '../give/messages'

/** Reads addresses and names. Loaded when a user gives outside the directory. */
const addRecipientPart = deferredPart(async () => (await import('./AddRecipient')).AddRecipient)

type OtherRecipientProps = { readonly giver: Giver; readonly causes: readonly Cause[] }

/** Opens the form for an address or an ENS name. */
export function OtherRecipient({ giver, causes }: OtherRecipientProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    // The focused element was removed.
    button.current?.focus()
  }
  return (
    <>
      <TextButton ref={button} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {m.basket.otherRecipient}
      </TextButton>
      {isOpen && (
        <Deferred
          part={addRecipientPart}
          props={{ giver, causes, onClose: close }}
          waiting={<Small>{m.loading}</Small>}
        />
      )}
    </>
  )
}
