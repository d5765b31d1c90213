import styled from 'styled-components'

/** Folds what follows its `<summary>`. */
export const Fold = styled.details`
  --marker: 1.3rem;

  width: 100%;

  > summary {
    width: fit-content;
    min-height: 1.75rem;
    padding-inline-start: calc(var(--marker) + 0.1rem);
    list-style: none;
    cursor: pointer;
  }

  > summary::-webkit-details-marker {
    display: none;
  }

  > summary::before {
    content: '';
    display: inline-block;
    width: 0.45em;
    height: 0.45em;
    margin-inline: calc(-1 * var(--marker)) calc(var(--marker) - 0.45em);
    border: solid currentcolor;
    border-width: 0 0.1em 0.1em 0;
    translate: 0 -0.15em;
    rotate: -45deg;
    transition: rotate var(--motion);
  }

  &[open] > summary::before {
    translate: 0.1em -0.25em;
    rotate: 45deg;
  }

  > summary:hover {
    color: var(--accent-deep);
  }

  > summary + * {
    margin-block-start: var(--space-3);
  }
`
