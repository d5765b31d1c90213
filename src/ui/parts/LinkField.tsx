import { type ReactNode, useRef } from 'react'
import styled from 'styled-components'
import { Row } from './basics'
import { CopyButton } from './CopyButton'
import { Stack } from './Layout'
import { m } from './laterMessages'

/** A text field, because a link with a description is long: it scrolls, and a click selects all of it. */
const Text = styled.textarea`
  width: 100%;
  max-width: 54rem;
  padding: var(--space-2) var(--space-3);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius);
  background: var(--paper-raised);
  color: var(--ink);
  font-family: var(--font-mono);
  font-size: var(--text-small);
  line-height: 1.4;
  overflow-wrap: anywhere;
  resize: vertical;
`

/** Returns a link to a screen of this app. */
export function linkTo(path: string): string {
  return `${window.location.origin}${window.location.pathname}#${path}`
}

type LinkFieldProps = {
  readonly link: string
  /** Other actions for the link. */
  readonly children?: ReactNode
}

/** Shows a link to be copied. */
export function LinkField({ link, children }: LinkFieldProps) {
  const source = useRef<HTMLTextAreaElement>(null)
  return (
    <Stack $gap={3}>
      <Text
        ref={source}
        aria-label={m.link}
        readOnly
        rows={3}
        spellCheck={false}
        value={link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Row>
        <CopyButton label={m.copyLink} text={link} source={source} />
        {children}
      </Row>
    </Stack>
  )
}
