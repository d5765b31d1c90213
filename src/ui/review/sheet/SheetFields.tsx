import { size, slice } from 'viem'
import styled from 'styled-components'
import type { Digests } from '../../../core/review/digests'
import type { SafeTxRecord } from '../../../core/safe/safeTx'
import { AddressText } from '../../parts/AddressText'
import { Section } from '../../parts/Layout'
import { SafeTxFields } from '../SafeTxFields'
import { Sentence } from '../../parts/Sentence'
import { PrintOnly, ScreenOnly } from './onPaper'
import { m } from './messages'

/** Most data that is printed in full, in bytes: about eight lines. */
const printedBytes = 800
const endBytes = 32

const Fields = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr) max-content minmax(0, 1fr);
  gap: 0.5pt 6pt;
  overflow-wrap: anywhere;

  .whole {
    grid-column: 2 / -1;
  }

  code {
    font-size: 6pt;
  }
`

type SheetFieldsProps = { readonly record: SafeTxRecord; readonly digests: Digests }

/** Lists all ten fields that are signed. On paper, long data is replaced by its length, its digest and its ends. */
export function SheetFields({ record, digests }: SheetFieldsProps) {
  return (
    <Section aria-labelledby="fields">
      <h2 id="fields">{m.fields.title}</h2>
      <ScreenOnly>
        <SafeTxFields record={record} />
      </ScreenOnly>
      <PrintOnly>
        <PrintedFields record={record} digests={digests} />
      </PrintOnly>
    </Section>
  )
}

function PrintedFields({ record, digests }: SheetFieldsProps) {
  const bytes = size(record.data)
  return (
    <Fields>
      <dt>to</dt>
      <dd>
        <AddressText value={record.to} />
      </dd>
      <dt>value</dt>
      <dd>{record.value.toString()} wei</dd>
      <dt>operation</dt>
      <dd>{record.operation === 0 ? '0 (CALL)' : '1 (DELEGATECALL)'}</dd>
      <dt>nonce</dt>
      <dd>{record.nonce.toString()}</dd>
      <dt>safeTxGas</dt>
      <dd>{record.safeTxGas.toString()}</dd>
      <dt>baseGas, gasPrice</dt>
      <dd>
        {record.baseGas.toString()}, {record.gasPrice.toString()}
      </dd>
      <dt>gasToken</dt>
      <dd>
        <AddressText value={record.gasToken} />
      </dd>
      <dt>refundReceiver</dt>
      <dd>
        <AddressText value={record.refundReceiver} />
      </dd>
      <dt>data</dt>
      <dd className="whole">
        <Sentence
          of={
            bytes > printedBytes
              ? m.fields.longData(
                  bytes,
                  digests.dataDigest,
                  <code>{slice(record.data, 0, endBytes)}</code>,
                  <code>{slice(record.data, -endBytes)}</code>,
                )
              : m.fields.data(bytes, <code>{record.data}</code>)
          }
        />
      </dd>
    </Fields>
  )
}
