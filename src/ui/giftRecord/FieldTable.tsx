import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import type { AppChain } from '../../core/chain'
import type { GiftRecord } from '../../core/record/giftRecord'
import {
  type FieldVerdict,
  type RecordCheck,
  type RecordField,
  recordFields,
} from '../../core/record/recordCheck'
import { Small } from '../parts/basics'
import { Section } from '../parts/Layout'
import { media } from '../parts/media'
import { TonedWord } from '../parts/TonedWord'
import { fieldGroups } from './fieldGroups'
import { fieldValues } from './fieldValues'
import { m } from './messages'
import { uncheckedWords } from './uncheckedWords'

const Table = styled.table`
  width: 100%;
  table-layout: fixed;

  th,
  td {
    padding: var(--space-2) 0;
    text-align: start;
    vertical-align: baseline;
    font-weight: 400;
    overflow-wrap: anywhere;
  }

  th:first-child {
    width: 32%;
    max-width: 14rem;
    padding-inline-end: var(--space-4);
    font-size: var(--text-small);
    color: var(--ink-soft);
  }

  thead th,
  thead th:first-child {
    font-size: var(--text-small);
    font-weight: 600;
    color: var(--ink);
  }

  tbody tr {
    border-block-start: 1px solid var(--line);
  }

  ${media.medium} {
    th:first-child {
      width: 22%;
    }
  }
`

const Said = styled.div`
  margin-block-start: var(--space-1);
`

type FieldTableProps = {
  readonly gift: GiftRecord
  readonly check: RecordCheck
  readonly chains: readonly AppChain[]
}

/** Shows each field of the record beside the value on chain. */
export function FieldTable({ gift, check, chains }: FieldTableProps) {
  const id = useId()
  return fieldGroups(gift).map(([group, fields]) => (
    <Section key={group} aria-labelledby={`${id}-${group}`}>
      <h3 id={`${id}-${group}`}>{m.groups[group]}</h3>
      {group === 'noted' && <Small>{m.notedWords}</Small>}
      <Table aria-labelledby={`${id}-${group}`}>
        <thead>
          <tr>
            <th scope="col">{m.verdicts.field}</th>
            <th scope="col">{m.verdicts.says}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <tr key={field}>
              <th scope="row">{m.fields[field]}</th>
              <td>
                {fieldValues[field](gift, chains)}
                <Said>
                  <Verdict field={field} verdict={check.fields[field]} check={check} chains={chains} />
                </Said>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Section>
  ))
}

type VerdictProps = {
  readonly field: RecordField
  readonly verdict: FieldVerdict
  readonly check: RecordCheck
  readonly chains: readonly AppChain[]
}

function Verdict({ field, verdict, check, chains }: VerdictProps): ReactNode {
  const shown = check.shown === null ? null : fieldValues[field](check.shown, chains)
  if (verdict.kind === 'confirmed')
    return (
      <TonedWord tone="good" icon="check">
        {recordFields[field].from === 'directory' ? m.verdicts.confirmedDirectory : m.verdicts.confirmed}
      </TonedWord>
    )
  if (verdict.kind === 'unchecked')
    return (
      <Small as="span">
        {uncheckedWords(verdict)}
        {verdict.why === 'otherDirectory' && shown}
      </Small>
    )
  return (
    <TonedWord tone="bad" icon="cross">
      {verdict.found === 'nothing' || shown === null
        ? nothingWords(field, check)
        : [m.verdicts.refuted, shown]}
    </TonedWord>
  )
}

function nothingWords(field: RecordField, { elsewhere }: RecordCheck): string {
  if (field === 'chainId' && elsewhere !== null) return `${m.verdicts.refuted}${elsewhere}`
  const { nothing } = m.verdicts
  return field === 'txHash' || field === 'recipient' || field === 'payer.address'
    ? nothing[field]
    : nothing.other
}
