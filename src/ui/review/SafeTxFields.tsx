import { useRef } from 'react'
import styled, { css } from 'styled-components'
import type { SafeTxRecord } from '../../core/safe/safeTx'
import { AddressText } from '../parts/AddressText'
import { CopyButton } from '../parts/CopyButton'
import { Facts, FactRow } from './Facts'
import { m } from './messages'

/** Number of characters that take a millisecond or two to lay out. */
const manyCharacters = 4_000

const Bytes = styled.section<{ readonly $isLong: boolean }>`
  max-height: 18rem;
  overflow: auto;
  padding: var(--space-3);
  border: 1px solid var(--line);
  background: var(--paper-sunk);
  overflow-wrap: anywhere;

  /* One long word takes as long to lay out as the rest of the page: that is left until it is on screen. */
  ${({ $isLong }) =>
    $isLong &&
    css`
      content-visibility: auto;
      contain-intrinsic-size: auto none auto 18rem;
    `}
`

/** Shows the ten fields of the struct `SafeTx`, as they are signed. */
export function SafeTxFields({ record }: { readonly record: SafeTxRecord }) {
  const data = useRef<HTMLElement>(null)
  return (
    <>
      <Facts>
        <FactRow name="to">
          <AddressText value={record.to} />
        </FactRow>
        <FactRow name="value">{record.value.toString()} wei</FactRow>
        <FactRow name="operation">{record.operation === 0 ? '0 (CALL)' : '1 (DELEGATECALL)'}</FactRow>
        <FactRow name="safeTxGas">{record.safeTxGas.toString()}</FactRow>
        <FactRow name="baseGas">{record.baseGas.toString()}</FactRow>
        <FactRow name="gasPrice">{record.gasPrice.toString()}</FactRow>
        <FactRow name="gasToken">
          <AddressText value={record.gasToken} />
        </FactRow>
        <FactRow name="refundReceiver">
          <AddressText value={record.refundReceiver} />
        </FactRow>
        <FactRow name="nonce">{record.nonce.toString()}</FactRow>
        <FactRow name={m.data(record.data.length / 2 - 1)}>
          <Bytes ref={data} tabIndex={0} aria-label={m.allData} $isLong={record.data.length > manyCharacters}>
            <code>{record.data}</code>
          </Bytes>
        </FactRow>
      </Facts>
      <CopyButton label={m.copyData} text={record.data} source={data} />
    </>
  )
}
