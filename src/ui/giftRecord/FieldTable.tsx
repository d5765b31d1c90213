import { useId } from 'react'
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
import { fieldValues } from './fieldValues'
import { m } from './messages'
import { uncheckedWords } from './verdictWords'

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

function Verdict({ field, verdict, check, chains }: VerdictProps) {
  const shown = check.shown === null ? null : fieldValues[field](check.shown, chains)
  const isOfDirectory = recordFields[field].from === 'directory'
  if (verdict.kind === 'confirmed')
    return (
      <TonedWord tone="good" icon="check">
        {isOfDirectory ? m.verdicts.confirmedDirectory : m.verdicts.confirmed}
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
      {verdict.found === 'nothing' || shown === null ? (
        nothingWords(field, check)
      ) : (
        <>
          {isOfDirectory ? m.verdicts.refutedDirectory : m.verdicts.refuted}
          {shown}
        </>
      )}
    </TonedWord>
  )
}

function nothingWords(field: RecordField, { elsewhere }: RecordCheck): string {
  if (field === 'chainId' && elsewhere !== null) return `${m.verdicts.otherChain}${elsewhere}`
  const { nothing } = m.verdicts
  return field === 'txHash' || field === 'recipient' || field === 'payer.address'
    ? nothing[field]
    : nothing.other
}

type FieldGroup = 'payment' | 'giver' | 'chain' | 'cause' | 'noted'

/** Group of each field on the page. A field without a group does not compile. */
const groupOf: Readonly<Record<RecordField, FieldGroup>> = {
  'cause.name': 'cause',
  'cause.registration': 'cause',
  'cause.country': 'cause',
  'cause.id': 'cause',
  directory: 'cause',
  amount: 'payment',
  arrived: 'payment',
  outcome: 'payment',
  recipient: 'payment',
  'asset.symbol': 'payment',
  'asset.token': 'payment',
  'asset.decimals': 'payment',
  'payer.kind': 'giver',
  'payer.address': 'giver',
  'payer.signers': 'giver',
  'payer.safeTxHash': 'giver',
  'payer.nonce': 'giver',
  'payer.refund': 'giver',
  chainId: 'chain',
  txHash: 'chain',
  index: 'chain',
  blockNumber: 'chain',
  blockHash: 'chain',
  atMs: 'chain',
  executor: 'chain',
  feeWei: 'chain',
  'noted.purpose': 'noted',
  'noted.name': 'noted',
  'noted.memo': 'noted',
  'noted.value': 'noted',
  'noted.planId': 'noted',
  'noted.proposer': 'noted',
}

const order: readonly FieldGroup[] = ['payment', 'cause', 'giver', 'chain', 'noted']

/**
 * Groups the fields of a record, in the order of the page. Leaves out fields that a wallet lacks, and missing notes.
 */
export function fieldGroups(gift: GiftRecord): readonly (readonly [FieldGroup, readonly RecordField[]])[] {
  // The type names each of its keys.
  const fields = Object.keys(groupOf) as readonly RecordField[]
  return order.flatMap((group) => {
    const shown = fields.filter((field) => groupOf[field] === group && hasField(gift, field))
    return shown.length === 0 ? [] : [[group, shown] as const]
  })
}

function hasField({ payer, cause, noted }: GiftRecord, field: RecordField): boolean {
  if (field === 'payer.safeTxHash' || field === 'payer.signers' || field === 'payer.refund')
    return payer.kind === 'safe'
  if (field === 'noted.name') return noted.name !== null
  if (field === 'noted.purpose') return noted.purpose !== null
  if (field === 'noted.memo') return noted.memo !== null
  if (field === 'noted.planId') return noted.planId !== null
  if (field === 'noted.proposer') return noted.proposer !== null
  if (field === 'noted.value') return noted.value !== null
  const isDetail = field === 'cause.country' || field === 'cause.registration' || field === 'cause.id'
  return cause !== null || !(isDetail || field === 'directory')
}
