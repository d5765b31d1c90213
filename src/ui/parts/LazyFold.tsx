import { type ReactNode, useState } from 'react'
import styled from 'styled-components'

const Folded = styled.details`
  width: 100%;

  summary {
    width: fit-content;
    min-height: 1.75rem;
    cursor: pointer;
  }

  summary + * {
    padding-block-start: var(--space-3);
  }
`

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
    <Folded id={id} open={startsOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && children}
    </Folded>
  )
}
