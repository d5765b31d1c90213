import { Fragment } from 'react'
import { AddressText } from './AddressText'

/** An address or a hash: nothing longer, and no prefix of something longer. */
const inFull = /(0x(?:[0-9a-fA-F]{64}|[0-9a-fA-F]{40})(?![0-9a-fA-F]))/

/** Shows a sentence with its addresses and hashes in full, as everywhere. */
export function WithAddresses({ text }: { readonly text: string }) {
  return text
    .split(inFull)
    .map((part, index) =>
      index % 2 === 1 ? <AddressText key={index} value={part} /> : <Fragment key={index}>{part}</Fragment>,
    )
}
