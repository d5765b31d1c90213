import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { m } from './messages'

const Title = styled.h2`
  margin-block: var(--space-5) var(--space-3);
  font-family: var(--font-text);
  font-size: var(--text-body);
  font-weight: 600;
  color: var(--ink-soft);
`

/** List of tools: each is one line that opens below itself or links to another screen, whatever its element. */
const List = styled.ul`
  & > li {
    border-block-end: 1px solid var(--line);
  }

  & > li:first-child {
    border-block-start: 1px solid var(--line);
  }

  & > li > a,
  & > li > button,
  & > li > details > summary {
    display: flex;
    gap: var(--space-3);
    align-items: center;
    justify-content: space-between;
    width: 100%;
    min-height: 2.75rem;
    margin-block: 0;
    padding-block: var(--space-2);
    padding-inline: 0;
    color: var(--ink);
    text-align: start;
    text-decoration: none;
    list-style: none;
    cursor: pointer;
  }

  & > li > a:hover,
  & > li > button:hover,
  & > li > details > summary:hover {
    color: var(--accent);
  }

  & > li > details > summary::-webkit-details-marker {
    display: none;
  }

  /* A fold has its own arrow, in front. */
  & > li > details > summary::before {
    content: none;
  }

  /* Down to what opens here, onwards to another screen. */
  & > li > a::after,
  & > li > button::after,
  & > li > details > summary::after {
    content: '';
    flex: none;
    width: 0.5rem;
    height: 0.5rem;
    margin-inline-end: var(--space-2);
    border: solid currentColor;
    border-width: 0 1.5px 1.5px 0;
    transform: rotate(45deg);
  }

  & > li > a::after {
    transform: rotate(-45deg);
  }

  [dir='rtl'] & > li > a::after {
    transform: rotate(135deg);
  }

  & > li > button[aria-expanded='true']::after,
  & > li > details[open] > summary::after {
    transform: rotate(-135deg);
  }

  & > li > button + *,
  & > li > details > summary + * {
    padding-block: var(--space-2) var(--space-5);
  }
`

/** Lists the tools for a gift in one place below its lines. */
export function GiftToolList({ children }: { readonly children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Title id={id}>{m.basket.tools}</Title>
      <List>{children}</List>
    </section>
  )
}
