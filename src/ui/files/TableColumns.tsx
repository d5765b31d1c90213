import { useId, useState } from 'react'
import styled from 'styled-components'
import { type Column, columnOf, unitOf } from '../../core/files/columns'
import type { HeadedUnit, Missing, TableSeen } from '../../core/files/fileReading'
import { bothWaysDecimals, readBothWays } from '../../core/files/guessSign'
import type { DecimalSign } from '../../core/files/parseDeclared'
import { assetKey, assetsOf } from '../../core/giving/assets'
import { formatAmountFor } from '../../core/money/formatAmount'
import { locale } from '../../language/messages'
import type { Giver } from '../give/giver'
import { Row, VisuallyHidden } from '../parts/basics'
import { PrimaryButton } from '../parts/Button'
import { Field, Hint, Label, Select } from '../parts/fields'
import { Stack } from '../parts/Layout'
import { LazyFold } from '../parts/LazyFold'
import { media } from '../parts/media'
import { Notice } from '../parts/Notice'
import { Radio, Radios } from '../parts/Radio'
import { Sentence } from '../parts/Sentence'
import type { TableChoices } from './useFileReading'
import { m as messages } from './messages'

const m = messages.columns

const Seen = styled.table`
  width: 100%;
  max-width: var(--measure);

  th,
  td {
    padding-block: var(--space-2);
    padding-inline: 0;
    border-block-end: 1px solid var(--line);
    vertical-align: top;
    overflow-wrap: anywhere;
    text-align: start;
    font-weight: 400;
  }

  thead th {
    font-size: var(--text-small);
    color: var(--ink-soft);
    border-color: var(--line-strong);
  }

  th + th,
  td {
    width: 50%;
    padding-inline-start: var(--space-3);
  }

  /* On a phone the longest choice fits its field. */
  ${media.narrow} {
    th + th,
    td {
      width: 58%;
    }
  }
`

/** One line each on a phone, side by side where there is room. */
const Pairs = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-5);
  margin: 0;
  padding: 0;
  font-size: var(--text-small);
  list-style: none;

  bdi {
    margin-inline-end: var(--space-2);
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  span {
    color: var(--ink-soft);
  }
`

const Heading = styled.strong`
  display: block;
`

const Sample = styled.span`
  display: block;
  min-height: 1.2em;
  font-size: var(--text-small);
  color: var(--ink-soft);
`

const Signs = styled(Radios)`
  legend {
    font-size: var(--text-small);
    font-weight: 600;
  }
`

const choices = ['receiver', 'amount', 'token_address', 'token_type', 'cause', 'name', 'memo', 'id'] as const
const signs = ['point', 'comma'] as const satisfies readonly DecimalSign[]

type TableColumnsProps = {
  readonly table: TableSeen
  /** What the user has chosen, also while the file is being read with it. */
  readonly chosen: TableChoices
  readonly giver: Giver
  readonly onChoose: (choices: Partial<TableChoices>) => void
}

/** Shows what each column of a table was taken for, and behind a fold its first lines: all to be corrected. */
export function TableColumns({ table: read, chosen, giver, onChoose }: TableColumnsProps) {
  const isAsked = read.missing.length > 0
  const [startsOpen] = useState(isAsked || read.doubt !== null)
  // A choice is shown at once, and the file is read with it a moment later.
  const table = {
    ...read,
    mapping: chosen.mapping ?? read.mapping,
    proposed: chosen.proposed ?? read.proposed,
    decimalSign: chosen.decimalSign ?? read.decimalSign,
    assetKey: chosen.assetKey ?? read.assetKey,
  }
  return (
    <Stack $gap={2}>
      {!isAsked && !isPlain(table) && <ReadAs table={table} giver={giver} />}
      <LazyFold title={isAsked ? m.titleAsked : m.title} startsOpen={startsOpen}>
        <Columns
          table={table}
          areAmountsWhole={chosen.areAmountsWhole === true}
          giver={giver}
          onChoose={onChoose}
        />
      </LazyFold>
    </Stack>
  )
}

type ReadAsProps = Pick<TableColumnsProps, 'table' | 'giver'>

/** Names each column that was read, and as what. */
function ReadAs({ table, giver }: ReadAsProps) {
  const { mapping, assetKey: common } = table
  const asset = assetsOf(giver.chain, giver.customTokens).find((one) => assetKey(one) === common)
  return (
    <Pairs aria-label={m.title}>
      {namesOf(table).map((name, index) => {
        const column = mapping[index] ?? null
        return (
          column !== null && (
            <li key={index}>
              <bdi>{name}</bdi>
              <span>{m.names[column]}</span>
            </li>
          )
        )
      })}
      {asset !== undefined && (
        <li>
          <bdi>{asset.symbol}</bdi>
          <span>{m.asset}</span>
        </li>
      )}
    </Pairs>
  )
}

/** The headings, or the numbers of the columns where there are none. */
function namesOf({ header, samples }: TableSeen): readonly string[] {
  return header ?? (samples[0] ?? []).map((_, index) => m.numbered(index + 1))
}

type ColumnsProps = Omit<TableColumnsProps, 'chosen'>

function Columns({
  table,
  areAmountsWhole,
  giver,
  onChoose,
}: ColumnsProps & { readonly areAmountsWhole: boolean }) {
  const { samples, mapping, proposed } = table
  const names = namesOf(table)
  const setColumn = (index: number, column: Column | null) => {
    const changed = names.map((_, at) => {
      if (at === index) return column
      return mapping[at] === column ? null : (mapping[at] ?? null)
    })
    onChoose({
      mapping: changed,
      proposed: proposed.filter((at) => at !== index && changed[at] === mapping[at]),
    })
  }
  return (
    <Stack $gap={4}>
      <Seen aria-label={m.seen}>
        <thead>
          <tr>
            <th scope="col">{m.inFile}</th>
            <th scope="col">{m.readAs}</th>
          </tr>
        </thead>
        <tbody>
          {names.map((name, index) => (
            <tr key={index}>
              <th scope="row">
                <Heading>
                  <bdi>{name}</bdi>
                </Heading>
                {samples.map((cells, row) => (
                  <Sample key={row}>
                    <bdi>{(cells[index] ?? '').slice(0, 80)}</bdi>
                  </Sample>
                ))}
              </th>
              <td>
                <Select
                  aria-label={m.holds(name)}
                  value={mapping[index] ?? ''}
                  onChange={({ target }) =>
                    setColumn(index, choices.find((column) => column === target.value) ?? null)
                  }
                >
                  <option value="">{m.unread}</option>
                  {choices.map((column) => (
                    <option key={column} value={column}>
                      {m.names[column]}
                    </option>
                  ))}
                </Select>
              </td>
            </tr>
          ))}
        </tbody>
      </Seen>
      {mapping.includes('amount') && <Sign table={table} onChoose={onChoose} />}
      {table.doubt !== null && <Whole doubt={table.doubt} isChosen={areAmountsWhole} onChoose={onChoose} />}
      {!mapping.includes('token_address') && !mapping.includes('token_type') && (
        <CommonAsset table={table} giver={giver} onChoose={onChoose} />
      )}
    </Stack>
  )
}

/** Asks once for a column how its amounts are written, with an amount of the file that the two signs read differently. */
function Sign({ table: { sign, decimalSign }, onChoose }: Pick<ColumnsProps, 'table' | 'onChoose'>) {
  const id = useId()
  const both = sign.example === null ? null : readBothWays(sign.example)
  const meaning = (one: DecimalSign) => {
    const amount = both?.[one] ?? null
    if (amount === null || sign.example === null) return m.signs[one]
    return m.signIs(m.signs[one], sign.example, formatAmountFor(amount, bothWaysDecimals, locale))
  }
  const text = (one: DecimalSign) => formatAmountFor(both?.[one] ?? 0n, bothWaysDecimals, locale)
  return (
    <Signs aria-describedby={`${id}-asked`}>
      <legend>{m.sign}</legend>
      <Hint id={`${id}-asked`}>
        {decimalSign === null && sign.example !== null
          ? m.couldBe(sign.example, text('point'), text('comma'))
          : sign.example === null
            ? m.signHint
            : m.signSeen}
      </Hint>
      {signs.map((one) => (
        <Radio
          key={one}
          name={`${id}-sign`}
          isChosen={decimalSign === one}
          onChoose={() => onChoose({ decimalSign: one })}
        >
          {meaning(one)}
        </Radio>
      ))}
    </Signs>
  )
}

type WholeProps = Pick<ColumnsProps, 'onChoose'> & {
  readonly doubt: NonNullable<TableSeen['doubt']>
  readonly isChosen: boolean
}

/** Asks once for the file whether a number after an amount is a part of it. */
function Whole({ doubt, isChosen, onChoose }: WholeProps) {
  const id = useId()
  return (
    <Field>
      <Hint id={`${id}-asked`}>{m.doubt(doubt.text, doubt.lines)}</Hint>
      <label>
        <input
          type="checkbox"
          aria-describedby={`${id}-asked`}
          checked={isChosen}
          onChange={({ target }) => onChoose({ areAmountsWhole: target.checked })}
        />{' '}
        <span>{m.whole}</span>
      </label>
    </Field>
  )
}

function CommonAsset({ table, giver, onChoose }: ColumnsProps) {
  const id = useId()
  const assets = assetsOf(giver.chain, giver.customTokens)
  const unit = unitOf(namesOf(table)[table.mapping.indexOf('amount')] ?? '')?.toLowerCase()
  const isHeaded = assets.some(
    (asset) => assetKey(asset) === table.assetKey && asset.symbol.toLowerCase() === unit,
  )
  return (
    <Field>
      <Label htmlFor={id}>{m.asset}</Label>
      <Hint id={`${id}-hint`}>{isHeaded ? m.assetInHeading : m.assetHint}</Hint>
      <Select
        id={id}
        aria-describedby={`${id}-hint`}
        value={table.assetKey ?? ''}
        onChange={({ target }) => onChoose({ assetKey: target.value })}
      >
        {table.assetKey === null && <option value="">{m.choose}</option>}
        {assets.map((asset) => (
          <option key={assetKey(asset)} value={assetKey(asset)}>
            {asset.symbol}
          </option>
        ))}
      </Select>
    </Field>
  )
}

type AskedNoticeProps = {
  readonly table: TableSeen
  readonly onChoose: (choices: Partial<TableChoices>) => void
}

/** Names what has to be chosen or confirmed before the table is read. What was guessed is confirmed with one press. */
export function AskedNotice({ table, onChoose }: AskedNoticeProps) {
  const { missing, unit, mapping, proposed } = table
  const names = namesOf(table)
  const guessed = proposed.map((index) => ({ name: names[index] ?? '', column: mapping[index] ?? null }))
  const open = missing.filter((one) => !guessed.some(({ column }) => column !== null && isFor(one, column)))
  const isConfirmed = open.length === 0
  return (
    <Notice tone="waiting" title={isConfirmed ? m.confirm : m.asked}>
      <ul>
        {guessed.map(
          ({ name, column }) =>
            (column === 'receiver' ||
              column === 'amount' ||
              column === 'cause' ||
              column === 'token_address') && (
              <li key={column}>
                <Sentence of={m.proposed[column](<bdi>{name}</bdi>)} />
              </li>
            ),
        )}
        {open.map((one) => (
          <li key={one}>
            <VisuallyHidden>{m.needed} </VisuallyHidden>
            {one === 'unit' ? unit !== null && unitWords(unit) : m.missing[one]}
          </li>
        ))}
      </ul>
      {isConfirmed && (
        <Row>
          <PrimaryButton onClick={() => onChoose({ mapping, proposed: [] })}>{m.confirmed}</PrimaryButton>
        </Row>
      )}
      <p>{isConfirmed ? m.orElse : messages.notAdded}</p>
    </Notice>
  )
}

function isFor(missing: Missing, column: Column): boolean {
  if (missing === 'asset') return column === 'token_address'
  return missing === column || (missing === 'receiver' && column === 'cause')
}

function unitWords({ heading, unit, isAsset }: HeadedUnit): string {
  return isAsset ? m.otherAsset(heading, unit) : m.otherUnit(heading, unit)
}

/** Returns true for the headings that this page writes itself: there is nothing to look at. */
function isPlain({ header, mapping }: TableSeen): boolean {
  if (header === null) return false
  return mapping.every((column, index) => {
    const heading = header[index]?.trim().toLowerCase() ?? ''
    return column === null ? columnOf(heading) === null : heading === column || heading === 'token'
  })
}
