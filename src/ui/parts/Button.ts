import styled, { css } from 'styled-components'

const shape = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  justify-self: start;
  gap: var(--space-2);
  min-height: 2.75rem;
  padding: 0.4rem 1.1rem;
  border: 1px solid var(--accent);
  border-radius: var(--radius);
  font-weight: 600;
  line-height: 1.2;
  text-decoration: none;
  text-align: center;
  cursor: pointer;
  transition:
    background-color var(--motion),
    color var(--motion),
    border-color var(--motion);

  &:disabled {
    cursor: default;
    background: transparent;
    border-color: var(--line-strong);
    color: var(--ink-soft);
  }
`

const filled = css`
  background: var(--accent);
  color: var(--on-accent);

  &:hover:not(:disabled) {
    background: var(--accent-deep);
    border-color: var(--accent-deep);
    color: var(--on-accent);
  }
`

const outlined = css`
  background: transparent;
  border-color: var(--line-strong);
  color: var(--ink);

  &:hover:not(:disabled) {
    border-color: var(--ink);
    background: var(--paper-sunk);
    color: var(--ink);
  }
`

/** The one main action of a screen. */
export const PrimaryButton = styled.button.attrs<{ type?: 'button' | 'submit' }>(({ type = 'button' }) => ({
  type,
}))`
  ${shape}
  ${filled}
`

/** Every other action. */
export const SecondaryButton = styled.button.attrs<{ type?: 'button' | 'submit' }>(({ type = 'button' }) => ({
  type,
}))`
  ${shape}
  ${outlined}
`

/** A link that is the main action of a screen. */
export const PrimaryLink = styled.a`
  ${shape}
  ${filled}
`

/** A link that stands beside buttons. */
export const SecondaryLink = styled.a`
  ${shape}
  ${outlined}
`

/** An action inside of text: looks like a link, and is a button because it goes nowhere. */
export const TextButton = styled.button.attrs<{ type?: 'button' | 'submit' }>(({ type = 'button' }) => ({
  type,
}))`
  display: inline;
  justify-self: start;
  min-height: 1.5rem;
  padding: 0;
  border: 0;
  background: none;
  color: var(--accent);
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.16em;
  cursor: pointer;

  &:hover {
    color: var(--accent-deep);
    text-decoration-thickness: 2px;
  }
`
