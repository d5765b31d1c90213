import { useId } from 'react'
import styled from 'styled-components'
import type { AppChain } from '../../core/chain'
import type { GiftRecord } from '../../core/record/giftRecord'
import { Section } from '../parts/Layout'
import { Small } from '../parts/basics'
import { fieldGroups } from './FieldTable'
import { fieldValues } from './fieldValues'
import { m } from './messages'

const Fields = styled.dl`
  display: grid;
  gap: var(--space-1) var(--space-5);
  margin: 0;

  dt {
    font-size: var(--text-small);
    color: var(--ink-soft);
  }

  dd {
    margin: 0 0 var(--space-3);
    overflow-wrap: anywhere;
  }

  @media (min-width: 48rem), print {
    grid-template-columns: minmax(9rem, 14rem) minmax(0, 1fr);
    align-items: baseline;
    row-gap: var(--space-2);

    dd {
      margin: 0;
    }
  }
`

type RecordTableProps = { readonly gift: GiftRecord; readonly chains: readonly AppChain[] }

/** Lists all fields of a gift record, in groups. */
export function RecordTable({ gift, chains }: RecordTableProps) {
  const id = useId()
  return fieldGroups(gift).map(([group, fields]) => (
    <Section key={group} aria-labelledby={`${id}-${group}`}>
      <h2 id={`${id}-${group}`}>{m.groups[group]}</h2>
      {group === 'noted' && <Small>{m.notedWords}</Small>}
      <Fields>
        {fields.map((field) => (
          <FieldRow key={field} label={m.fields[field]}>
            {fieldValues[field](gift, chains)}
          </FieldRow>
        ))}
      </Fields>
    </Section>
  ))
}

function FieldRow({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  )
}
