import { type ClipboardEvent, memo } from 'react'
import type { Cause } from '../../../core/causes/cause'
import { findCause } from '../../../core/causes/findCause'
import { recipientOn } from '../../../core/causes/recipientOn'
import { acceptsAsset, assetKey } from '../../../core/giving/assets'
import { type BasketProblem, maxMemoLength } from '../../../core/giving/basket'
import type { BasketRow } from '../../../core/giving/basketRows'
import { heldFirst } from '../../../core/giving/checkFunds'
import type { Asset } from '../../../core/giving/gift'
import { AddressText } from '../../parts/AddressText'
import { SecondaryButton } from '../../parts/Button'
import { Icon } from '../../parts/Icon'
import { PaymentRowBoundary } from '../../parts/PaymentRowBoundary'
import { fieldId } from '../basketLine'
import { optionText } from '../BasketLineFields'
import type { Giver } from '../giver'
import { m as give } from '../messages'
import { m } from './messages'
import { moveBetweenRows } from './moveBetweenRows'
import type { PastedCells, RowActions } from './rowActions'
import { RowMarks } from './RowMarks'
import {
  Address,
  Amount,
  AmountCell,
  Asset as AssetColumn,
  AssetCell,
  CheckLabel,
  IconButton,
  Line,
  Memo,
  MemoCell,
  Name,
  Payee,
  Place,
  Remove,
  Select,
  Unlisted,
} from './rowStyles'

type CellsProps = {
  readonly row: BasketRow
  readonly giver: Giver
  readonly causes: readonly Cause[]
  /** Assets to choose from, unless the cause takes fewer. */
  readonly assets: readonly Asset[]
  readonly held: Readonly<Record<string, bigint | null>> | null
  readonly problems: readonly BasketProblem[]
  readonly actions: RowActions
}

type BasketTableRowProps = CellsProps & { readonly isSelected: boolean }

/** Shows a line of the basket in one row. Rendered again only when something that it shows has changed. */
export const BasketTableRow = memo(
  Row,
  (one, other) => one.isSelected === other.isSelected && isSame(one, other),
)

/** The cells are memoised by themselves, so that a selection renders none of them. */
const Cells = memo(RowCells, isSame)

function isSame({ row, problems, ...one }: CellsProps, other: CellsProps): boolean {
  return (
    isSameRow(row, other.row) &&
    (problems === other.problems || sentencesOf(problems) === sentencesOf(other.problems)) &&
    one.held === other.held &&
    one.giver === other.giver &&
    one.causes === other.causes &&
    one.assets === other.assets &&
    one.actions === other.actions
  )
}

function isSameRow(one: BasketRow, other: BasketRow): boolean {
  return (
    one.line === other.line &&
    one.place === other.place &&
    one.name === other.name &&
    one.address === other.address &&
    one.asset === other.asset &&
    one.sameAs === other.sameAs
  )
}

function sentencesOf(problems: readonly BasketProblem[]): string {
  return problems.map(({ field, sentence, remedy }) => `${field} ${sentence} ${remedy}`).join('\n')
}

function Row({ isSelected, ...cells }: BasketTableRowProps) {
  const { row, actions } = cells
  const { id } = row.line
  return (
    <PaymentRowBoundary columns={7} remedy={<TakeOut row={row} remove={actions.remove} />}>
      <Line id={fieldId(id, 'cause')} tabIndex={-1} data-selected={isSelected || undefined}>
        <Select>
          <CheckLabel>
            <input
              type="checkbox"
              aria-label={m.row.select(row.name ?? give.goneCause)}
              checked={isSelected}
              onChange={({ target, nativeEvent }) =>
                actions.select(id, target.checked, (nativeEvent as MouseEvent).shiftKey)
              }
            />
          </CheckLabel>
        </Select>
        <Cells {...cells} />
      </Line>
    </PaymentRowBoundary>
  )
}

type TakeOutProps = { readonly row: BasketRow; readonly remove: RowActions['remove'] }

/** For a line that cannot be shown: its own button is in the row. */
function TakeOut({ row, remove }: TakeOutProps) {
  const name = row.name ?? give.goneCause
  return (
    <div>
      <SecondaryButton onClick={() => remove(row, name)}>{m.row.remove(name)}</SecondaryButton>
    </div>
  )
}

function RowCells({ row, giver, causes, assets, held, problems, actions }: CellsProps) {
  const { line, place, address, asset } = row
  const { id, payee } = line
  const name = row.name ?? give.goneCause
  const isBlocked = (field: BasketProblem['field']) =>
    problems.some((problem) => problem.field === field && problem.severity === 'blocks')
  return (
    <>
      <Place>{place}</Place>
      <Payee scope="row">
        {name !== address && <Name>{name}</Name>}
        {payee.kind === 'address' && <Unlisted>{m.row.unlisted}</Unlisted>}
        <Address>{address === null ? m.row.noAddress : <AddressText value={address} />}</Address>
      </Payee>
      <AssetColumn>
        <AssetCell
          id={fieldId(id, 'asset')}
          data-column="asset"
          aria-label={m.row.asset(name)}
          aria-describedby={`${id}-marks`}
          aria-invalid={isBlocked('asset')}
          value={asset === null ? '' : assetKey(asset)}
          onChange={({ target }) => actions.change(id, { assetKey: target.value, planned: undefined })}
          onKeyDown={moveBetweenRows}
        >
          {asset === null && <option value="">{m.row.choose}</option>}
          {heldFirst(assetsFor(row, { assets, causes, chainId: giver.chain.id }), held).map((each) => (
            <option key={assetKey(each.asset)} value={assetKey(each.asset)}>
              {optionText(each, each.asset === asset)}
            </option>
          ))}
        </AssetCell>
      </AssetColumn>
      <Amount>
        <AmountCell
          id={fieldId(id, 'amount')}
          data-column="amount"
          aria-label={m.row.amount(name)}
          aria-describedby={`${id}-marks`}
          aria-invalid={isBlocked('amount')}
          inputMode="decimal"
          autoComplete="off"
          spellCheck={false}
          value={line.amountText}
          onChange={({ target }) => actions.change(id, { amountText: target.value, planned: undefined })}
          onBlur={({ target }) => target.value !== '' && actions.leaveAmount(id)}
          onKeyDown={moveBetweenRows}
          onPaste={(event) => {
            if (actions.paste(id, cellsOf(event, 'amount'))) event.preventDefault()
          }}
        />
      </Amount>
      <Memo data-empty={(line.memo ?? '') === '' || undefined}>
        <MemoCell
          data-column="memo"
          aria-label={m.row.memo(name)}
          autoComplete="off"
          maxLength={maxMemoLength}
          value={line.memo ?? ''}
          onChange={({ target }) => actions.change(id, { memo: target.value })}
          onKeyDown={moveBetweenRows}
          onPaste={(event) => {
            if (actions.paste(id, cellsOf(event, 'memo'))) event.preventDefault()
          }}
        />
      </Memo>
      <RowMarks row={row} problems={problems} chainId={giver.chain.id} actions={actions} />
      <Remove>
        <IconButton type="button" aria-label={m.row.remove(name)} onClick={() => actions.remove(row, name)}>
          <Icon name="cross" />
        </IconButton>
      </Remove>
    </>
  )
}

function cellsOf(event: ClipboardEvent<HTMLInputElement>, column: PastedCells['column']): PastedCells {
  const { value, selectionStart, selectionEnd } = event.currentTarget
  const kept = value.length - ((selectionEnd ?? 0) - (selectionStart ?? 0))
  return { column, text: event.clipboardData.getData('text/plain'), kept }
}

type Choices = {
  readonly assets: readonly Asset[]
  readonly causes: readonly Cause[]
  readonly chainId: number
}

/** Returns the assets that the payee takes, and the chosen one. */
function assetsFor({ line: { payee }, asset }: BasketRow, { assets, causes, chainId }: Choices) {
  const cause = payee.kind === 'cause' ? findCause(causes, payee.causeId) : null
  const recipient = cause === null ? null : recipientOn(cause, chainId)
  if (recipient === null) return assets
  return assets.filter((each) => each === asset || acceptsAsset(recipient, each))
}
