import type { ReactNode } from 'react'
import css from './drawings.module.css'
import { Icon } from './Icon'
import { VisuallyHidden } from './basics'
import { m } from './messages'

type ExternalLinkProps = { readonly href: string; readonly children: ReactNode }

/** Links out of the app, always in a new tab: the Safe's frame may not leave its parent window. */
export function ExternalLink({ href, children }: ExternalLinkProps) {
  return (
    <a className={css.external} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <Icon name="external" />
      <VisuallyHidden>{m.newTab}</VisuallyHidden>
    </a>
  )
}
