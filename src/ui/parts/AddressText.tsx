import { Fragment } from 'react'
import styled from 'styled-components'
import { withWholeAmounts } from '../../core/money/formatAmount'

/** Groups of four are shaded in turn, after the two characters of `0x`. */
const Mono = styled.bdi`
  font-family: var(--font-mono);
  font-variant-ligatures: none;
  letter-spacing: 0;
  overflow-wrap: anywhere;
  background-image: repeating-linear-gradient(to right, transparent 0 4ch, var(--stripe) 4ch 8ch);
  background-position-x: 2ch;
`

/** `0x` with the first four characters, then groups of four. */
const groups = /^0x.{0,4}|.{1,4}/g

/**
 * Shows an address or a hash in full: 0x and every character after it. A line ends between two groups; search, selection and copy
 * get the plain value.
 */
export function AddressText({ value }: { readonly value: string }) {
  return (
    <span>
      <Mono dir="ltr" translate="no">
        {value.match(groups)?.flatMap((group, index) => (index === 0 ? group : [<wbr key={index} />, group]))}
      </Mono>
    </span>
  )
}

/** An address or a hash: nothing longer, and no prefix of something longer. */
const inFull = /(0x(?:[0-9a-fA-F]{64}|[0-9a-fA-F]{40})(?![0-9a-fA-F]))/

/** Shows a sentence with its addresses and hashes in full, as everywhere, and an amount and its symbol on one line. */
export function WithAddresses({ text }: { readonly text: string }) {
  return text
    .split(inFull)
    .map((part, index) =>
      index % 2 === 1 ? (
        <AddressText key={index} value={part} />
      ) : (
        <Fragment key={index}>{withWholeAmounts(part)}</Fragment>
      ),
    )
}
