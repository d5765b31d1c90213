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

/** Renders the content of a fold when it is opened. */
export function LazyFold({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Folded onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && children}
    </Folded>
  )
}
