import { memo } from 'react'
import styled from 'styled-components'
import type { BasketProblem } from '../../../core/giving/basket'
import type { BasketRow } from '../../../core/giving/basketRows'
import { amountWords, withWholeAmounts } from '../../../core/money/formatAmount'
import { parseAmount } from '../../../core/money/parseAmount'
import { AddressText } from '../../parts/AddressText'
import { VisuallyHidden } from '../../parts/basics'
import { Hint } from '../../parts/fields'
import { Icon } from '../../parts/Icon'
import { PaymentRowBoundary } from '../../parts/PaymentRowBoundary'
import { m as give } from '../messages'
import { m } from './messages'

/** As many columns as the width has room for, of about the same length. */
const Columns = styled.ol`
  columns: 20rem 4;
  column-gap: var(--space-5);
  column-rule: 1px solid var(--line);
  border-block: 1px solid var(--line-strong);
  font-size: var(--text-small);
  line-height: 1.25;
  list-style: none;
`

const Hinted = styled(Hint)`
  padding-block-end: var(--space-2);

  @media print {
    display: none;
  }
`

const Item = styled.li`
  break-inside: avoid;
  border-block-end: 1px solid var(--line);
`

const Line = styled.button`
  display: grid;
  grid-template-columns: 2.25rem minmax(0, 1fr);
  align-items: baseline;
  width: 100%;
  min-height: 1.5rem;
  padding: 0.15rem 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;

  &:hover {
    background: var(--accent-wash);
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  @media (pointer: coarse) {
    min-height: 2rem;
  }
`

const Place = styled.span`
  padding-inline-end: var(--space-2);
  color: var(--ink-soft);
  text-align: end;
  font-variant-numeric: tabular-nums;
`

/** An amount that is too long for the rest of the line is below the name. */
const What = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-3);
  align-items: baseline;
  min-width: 0;
`

const Name = styled.span`
  flex: 1 1 8rem;
  min-width: 0;
  overflow-wrap: anywhere;
`

/** The hint says what it means. */
const OwnName = styled.em`
  font-style: italic;
`

const Address = styled(Name)`
  font-size: 0.75rem;
`

const Amount = styled.span`
  max-width: 100%;
  margin-inline-start: auto;
  overflow-wrap: anywhere;
  font-variant-numeric: tabular-nums lining-nums;
  text-align: end;
`

const Mark = styled.span<{ $isBad: boolean }>`
  color: var(${({ $isBad }) => ($isBad ? '--tone-bad' : '--tone-waiting')});

  svg {
    display: inline;
    width: 1em;
    height: 1em;
    margin-inline-end: 0.3em;
    vertical-align: -0.1em;
  }
`

type OverviewProps = {
  /** The rows found, in order. */
  readonly rows: readonly BasketRow[]
  /** Number of rows to render. */
  readonly rendered: number
  /** Those shown, by the id of the line. */
  readonly problems: ReadonlyMap<string, readonly BasketProblem[]>
  /** Opens a line in the table. Stable. */
  readonly onOpen: (id: string) => void
}

/** Shows who is given what, in columns to be looked over. Nothing can be changed here: a press opens the line in the table. */
export function Overview({ rows, rendered, problems, onOpen }: OverviewProps) {
  return (
    <div>
      <Hinted>
        {m.overview.hint}
        {rows.some(isOwn) && ` ${m.overview.own}`}
      </Hinted>
      <Columns aria-label={m.caption}>
        {rows.slice(0, rendered).map((row) => (
          <Item key={row.line.id}>
            <PaymentRowBoundary>
              <OverviewLine
                row={row}
                isBlocked={problems.get(row.line.id)?.some(({ severity }) => severity === 'blocks') === true}
                onOpen={onOpen}
              />
            </PaymentRowBoundary>
          </Item>
        ))}
      </Columns>
    </div>
  )
}

/** Returns true for a line whose name is the giver's own. */
function isOwn({ line, name, address }: BasketRow): boolean {
  return line.payee.kind === 'address' && name !== address
}

type LineProps = {
  readonly row: BasketRow
  /** True when a problem of the line is shown that blocks the gift. */
  readonly isBlocked: boolean
  readonly onOpen: (id: string) => void
}

/** Shows a line. Rendered again only when something that it shows has changed. */
const OverviewLine = memo(
  Shown,
  (one, other) =>
    one.isBlocked === other.isBlocked &&
    one.onOpen === other.onOpen &&
    one.row.line === other.row.line &&
    one.row.place === other.row.place &&
    one.row.name === other.row.name &&
    one.row.address === other.row.address &&
    one.row.asset === other.row.asset,
)

function Shown({ row, isBlocked, onOpen }: LineProps) {
  const { line, place, name, address } = row
  return (
    <Line type="button" onClick={() => onOpen(line.id)}>
      <Place>{place}</Place>{' '}
      <What>
        {name !== null && name === address ? (
          <Address>
            <AddressText value={address} />
          </Address>
        ) : (
          <Name>
            {name === null || line.payee.kind === 'cause' ? (
              (name ?? give.goneCause)
            ) : (
              <OwnName>{name}</OwnName>
            )}
          </Name>
        )}{' '}
        <Amount>
          <Given row={row} isBlocked={isBlocked} />
        </Amount>
      </What>
    </Line>
  )
}

/** Shows the exact amount, or what the line lacks for one. */
function Given({ row: { line, address, asset }, isBlocked }: Pick<LineProps, 'row' | 'isBlocked'>) {
  const { amountText } = line
  const read = asset === null ? null : parseAmount(amountText, asset.decimals, asset.symbol)
  const amount = asset !== null && read?.kind === 'ok' ? amountWords(read.value, asset) : null
  const lacks =
    address === null
      ? m.row.noAddress
      : asset === null
        ? m.overview.noAsset
        : amountText.trim() === ''
          ? m.overview.noAmount
          : null
  if (amount !== null && lacks === null && !isBlocked) return <>{withWholeAmounts(amount)}</>
  const isBad = isBlocked || (amount === null && lacks === null)
  return (
    <Mark $isBad={isBad}>
      <Icon name={isBad ? 'stop' : 'info'} />
      {isBad && <VisuallyHidden>{m.row.problem} </VisuallyHidden>}
      {lacks ?? (amount === null ? amountText : withWholeAmounts(amount))}
    </Mark>
  )
}
