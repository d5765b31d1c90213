import styled from 'styled-components'
import { Input } from '../parts/fields'

/** A text area for pasted hashes and code. */
export const PasteArea = styled(Input).attrs({ as: 'textarea' })`
  min-height: 5.5rem;
  margin-block-start: var(--space-1);
  font-family: var(--font-mono);
  font-size: var(--text-small);
  resize: vertical;
`
