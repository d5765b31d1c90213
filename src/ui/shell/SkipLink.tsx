import type { RefObject } from 'react'
import styled from 'styled-components'
import { PrimaryButton } from '../parts/Button'

const Skip = styled(PrimaryButton)`
  position: absolute;
  inset-block-start: var(--space-2);
  inset-inline-start: var(--space-2);
  z-index: 2;

  &:not(:focus) {
    width: 1px;
    height: 1px;
    min-height: 0;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
  }
`

/** Past the header with one key. A button, because the address's fragment names the screen here. */
export function SkipLink({ target }: { readonly target: RefObject<HTMLElement | null> }) {
  return <Skip onClick={() => target.current?.focus()}>Skip to the content</Skip>
}
