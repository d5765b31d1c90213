import { useState } from 'react'
import styled from 'styled-components'
import type { Giver } from '../give/giver'
import { Deferred } from '../parts/Deferred'
import { tokenPart } from './tokenPart'
import { m } from './foldMessages'

const Folded = styled.details`
  summary {
    width: fit-content;
    min-height: 1.75rem;
    cursor: pointer;
  }

  summary + * {
    padding-block-start: var(--space-3);
  }
`

/** How to give a token that is not offered. Nothing of it is fetched before it is opened. */
export function TokenFold({ giver }: { readonly giver: Giver }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Folded onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{m.another}</summary>
      {isOpen && <Deferred part={tokenPart} props={{ giver }} waiting={<p>{m.loading}</p>} />}
    </Folded>
  )
}
