import styled from 'styled-components'
import { media } from '../../parts/media'

/** Rows are laid out by themselves: a table would lay out all of them for one. */
export const Table = styled.table`
  display: block;
  font-size: var(--text-small);
  line-height: 1.25;

  caption,
  tbody {
    display: block;
  }

  caption {
    padding-block: var(--space-2);
    color: var(--ink-soft);
    text-align: start;
  }

  /* A phone shows cards, whose fields have names of their own. */
  thead {
    display: block;
    height: 0;
    overflow: hidden;
  }

  th,
  td {
    padding: 0;
    font-weight: 400;
    text-align: start;
  }

  tr {
    display: grid;
    grid-template:
      'select payee payee remove' auto
      'place asset amount amount' auto
      '. memo memo memo' auto
      '. marks marks marks' auto / 1.75rem 6rem minmax(0, 1fr) 1.75rem;
    gap: var(--space-1) var(--space-2);
    align-items: center;
    padding-block: var(--space-3);
    border-block-end: 1px solid var(--line);
  }

  /* A card has no room for an empty note. */
  @media (max-width: 47.99rem) {
    &:not([data-memos]) td[data-empty]:not(:focus-within) {
      display: none;
    }
  }

  ${media.medium} {
    thead {
      height: auto;
      color: var(--ink-soft);
    }

    tr {
      gap: 0 var(--space-2);
      padding-block: 1px;
      grid-template:
        'select place payee asset amount memo remove' auto
        '. . marks marks marks marks marks' auto / 1.75rem 2rem minmax(0, 1fr) 5.5rem 7.5rem 7.5rem 1.75rem;
    }
  }

  ${media.wide} {
    tr {
      grid-template-columns: 1.75rem 2rem minmax(0, 1fr) 5.5rem 7.5rem 9rem 1.75rem;
    }
  }

  ${media.medium} and (pointer: coarse) {
    tr {
      grid-template-columns: 2.75rem 2rem minmax(0, 1fr) 6.5rem 7.5rem 7.5rem 2.75rem;
    }
  }

  ${media.wide} and (pointer: coarse) {
    tr {
      grid-template-columns: 2.75rem 2rem minmax(0, 1fr) 5.5rem 7.5rem 9rem 2.75rem;
    }
  }
`

/**
 * On a wide screen a row out of sight is neither laid out nor painted, and is still found, read aloud and printed. Not on a
 * phone: when its width changes, Chromium keeps the height that such a row had before.
 */
export const Line = styled.tr`
  contain: layout style;

  &[data-selected] {
    background: var(--accent-wash);
  }

  &:focus {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }

  /* A row cuts off what is outside of it, and a bar stays above the rows. */
  input,
  select,
  button {
    outline-offset: -2px;
    scroll-margin-block: 8rem 1rem;
  }

  ${media.medium} {
    content-visibility: auto;
    contain-intrinsic-height: auto 1.7rem;
  }

  @media print {
    content-visibility: visible;
  }
`

export const Select = styled.td`
  grid-area: select;
`

export const Place = styled.td`
  grid-area: place;
  color: var(--ink-soft);
  font-variant-numeric: tabular-nums;
`

export const Payee = styled.th`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-2);
  align-items: baseline;
  grid-area: payee;
  min-width: 0;
  padding-block: 0.1rem;
`

export const Name = styled.span`
  overflow-wrap: anywhere;
  font-weight: 600;
`

export const Unlisted = styled.span`
  font-size: 0.8125rem;
  color: var(--tone-waiting);
`

/** In full, on one line where it fits. */
export const Address = styled.span`
  flex: 0 1 auto;
  font-size: 0.8125rem;

  ${media.medium} {
    font-size: 0.75rem;
  }

  ${media.wide} {
    margin-inline-start: auto;
  }
`

export const Asset = styled.td`
  grid-area: asset;
`

export const Amount = styled.td`
  grid-area: amount;
`

export const Memo = styled.td`
  grid-area: memo;
`

export const Marks = styled.td`
  grid-area: marks;
  color: var(--tone-waiting);

  &:empty {
    display: none;
  }

  > div {
    padding-block-end: var(--space-1);
  }
`

export const Remove = styled.td`
  grid-area: remove;
`

/** For whoever has a keyboard: a phone has no room for it. */
export const Keys = styled.span`
  display: none;

  ${media.medium} {
    display: inline;
  }
`

/** A head cell that only screen readers need. */
export const Mute = styled.th`
  overflow: hidden;
`

const height = `
  min-height: 1.5rem;

  @media (pointer: coarse) {
    min-height: 2.75rem;
  }
`

const cell = `
  width: 100%;
  padding: 0 0.4rem;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--paper-raised);
  ${height}

  &:hover {
    border-color: var(--ink);
  }

  &[aria-invalid='true'] {
    border: 2px solid var(--tone-bad);
  }

  /* A smaller font makes phones zoom in. */
  @media (pointer: coarse) {
    font-size: 1rem;
  }
`

export const AmountCell = styled.input`
  ${cell}
  text-align: end;
  font-variant-numeric: tabular-nums lining-nums;
`

export const MemoCell = styled.input`
  ${cell}
`

export const AssetCell = styled.select`
  ${cell}
  padding-inline: 0.2rem;
`

/** The whole label is a target. */
export const CheckLabel = styled.label`
  display: flex;
  gap: var(--space-1);
  align-items: center;
  ${height}

  input {
    width: 1.1rem;
    height: 1.1rem;
    margin: 0 0.2rem;
    accent-color: var(--accent);
  }
`

export const IconButton = styled.button`
  display: grid;
  place-items: center;
  width: 100%;
  padding: 0;
  border: 0;
  background: none;
  color: var(--ink-soft);
  cursor: pointer;
  ${height}

  &:hover {
    color: var(--accent);
  }
`
