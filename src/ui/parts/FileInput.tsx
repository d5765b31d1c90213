import type { ComponentPropsWithRef } from 'react'
import styled from 'styled-components'
import { Input } from './fields'

const Chosen = styled(Input)`
  && {
    padding: 0;
  }

  color: var(--ink-soft);
  cursor: pointer;

  &::file-selector-button {
    min-height: calc(2.75rem - 2px);
    margin-inline-end: var(--space-3);
    padding: 0 1.1rem;
    border: 0;
    border-inline-end: 1px solid var(--line-strong);
    background: transparent;
    color: var(--ink);
    font: inherit;
    font-weight: 600;
    cursor: pointer;
  }

  &:hover::file-selector-button {
    background: var(--paper-sunk);
  }
`

/** A field for a file, whose button looks like the others. */
export function FileInput(props: Omit<ComponentPropsWithRef<'input'>, 'type'>) {
  return <Chosen {...props} type="file" />
}
