import { type ReactNode, useState } from 'react'
import { Fold } from './Fold'

type LazyFoldProps = {
  readonly title: string
  readonly startsOpen?: boolean
  readonly id?: string
  readonly children: ReactNode
}

/** Renders the content of a fold when it is opened. */
export function LazyFold({ title, startsOpen = false, id, children }: LazyFoldProps) {
  const [isOpen, setOpen] = useState(startsOpen)
  return (
    <Fold id={id} open={startsOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && children}
    </Fold>
  )
}
