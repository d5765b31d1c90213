import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Icon } from './Icon'
import { VisuallyHidden } from './Layout'

const Anchor = styled.a`
  & > svg {
    display: inline-block;
    width: 0.8em;
    height: 0.8em;
    margin-inline-start: 0.3em;
  }
`

type ExternalLinkProps = { readonly href: string; readonly children: ReactNode }

/** A link out of the app. Always a new tab: the Safe's frame may not leave the page around it. */
export function ExternalLink({ href, children }: ExternalLinkProps) {
  return (
    <Anchor href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <Icon name="external" />
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </Anchor>
  )
}
