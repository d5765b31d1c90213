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

/** The link for co-signers behind a fold: it is long, and made only when it is wanted. */
export function LinkFold({ children }: { readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Folded onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Link for co-signers</summary>
      {isOpen && children}
    </Folded>
  )
}
