import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Cause } from '../../../core/causes/cause'
import { assetsOf } from '../../../core/giving/assets'
import {
  type BasketProblem,
  changeLine,
  type Lines,
  maxMemoLength,
  setAmounts,
  setMemos,
} from '../../../core/giving/basket'
import { basketRows } from '../../../core/giving/basketRows'
import type { AssetTotal } from '../../../core/giving/totalsByAsset'
import { readPastedColumn } from '../../../core/giving/pastedColumn'
import { VisuallyHidden } from '../../parts/basics'
import { useAnnounce } from '../../parts/LiveRegion'
import { Stack } from '../../parts/Layout'
import { useRendered } from '../../review/useRendered'
import type { Giver } from '../giver'
import { m as give } from '../messages'
import { useBasket } from '../useBasket'
import type { Run, Undo } from '../useUndo'
import { BasketTableRow } from './BasketTableRow'
import { FindLines } from './FindLines'
import { m } from './messages'
import { Overview } from './Overview'
import type { RowActions } from './rowActions'
import { Keys, Mute, Table } from './rowStyles'
import { SelectionBar } from './SelectionBar'
import { TableLead } from './TableLead'
import { useArrangement } from './useArrangement'
import { useSelection } from './useSelection'
import { useTableView } from './useTableView'

/** Longer text is no amount, and the stored basket has no room for it. */
const longestCell = { amount: 100, memo: maxMemoLength } as const

const noProblems: readonly BasketProblem[] = []

export type BasketTableProps = {
  readonly giver: Giver
  readonly causes: readonly Cause[]
  readonly lines: Lines
  readonly totals: readonly AssetTotal[]
  /** Number of lines that the totals leave out. */
  readonly incomplete: number
  readonly held: Readonly<Record<string, bigint | null>> | null
  /** Those shown, by the id of the line. */
  readonly problems: ReadonlyMap<string, readonly BasketProblem[]>
  readonly last: Undo | null
  readonly run: Run
  /** Called when amounts were typed or pasted: their problems are then shown. Stable. */
  readonly onLeaveAmounts: (ids: readonly string[]) => void
  /** A new number shows all rows, so that a problem can be reached. */
  readonly revealed: number
}

/** Shows a basket of many lines as a table: one row each, with the keyboard of a spreadsheet. Or all of them at a glance. */
export function BasketTable(props: BasketTableProps) {
  const { giver, causes, lines, totals, incomplete, held, problems, last, run, onLeaveAmounts, revealed } =
    props
  const { edit } = useBasket()
  const announce = useAnnounce()
  const assets = useMemo(() => assetsOf(giver.chain, giver.customTokens), [giver])
  const rows = useMemo(
    () => basketRows(lines, { causes, chainId: giver.chain.id, assets }),
    [lines, causes, giver, assets],
  )
  const arrangement = useArrangement(rows, revealed)
  const { shown } = arrangement
  const ids = useMemo(() => shown.map(({ line }) => line.id), [shown])
  const shownIds = useRef<readonly string[]>([])
  useLayoutEffect(() => {
    shownIds.current = ids
  }, [ids])
  const selection = useSelection(lines, shownIds)
  const { select } = selection
  const [refused, setRefused] = useState<string | null>(null)
  const [showsMemos, setShowsMemos] = useState(false)
  const rendered = useRendered(shown.length)
  const view = useTableView(lines.length, revealed)

  const actions = useMemo<RowActions>(() => {
    const refuse = (sentence: string) => {
      setRefused(sentence)
      return true
    }
    return {
      select,
      change(id, fields) {
        setRefused(null)
        edit((all) => changeLine(all, id, fields))
      },
      leaveAmount: (id) => onLeaveAmounts([id]),
      remove({ line, place }, name) {
        run({ sentence: give.basket.removed(name), place: place - 1 }, (all) =>
          all.filter(({ id }) => id !== line.id),
        )
      },
      paste(id, { column, text, kept }) {
        const words = m.paste[column]
        const pasted = readPastedColumn(text, longestCell[column])
        if (pasted.kind === 'severalColumns') return refuse(words.severalColumns(pasted.columns))
        if (pasted.kind === 'lineBreak') return refuse(words.lineBreak(pasted.place))
        if (pasted.kind === 'tooLong') return refuse(words.tooLong(pasted.length, pasted.place))
        if (pasted.kind === 'value') {
          const length = kept + pasted.text.length
          // The field would cut it off, and say nothing.
          return column === 'memo' && length > maxMemoLength && refuse(words.tooLong(length, null))
        }
        const { texts } = pasted
        const from = shownIds.current.indexOf(id)
        const filled = shownIds.current.slice(from, from + texts.length)
        const left = texts.slice(filled.length)
        const sentence = words.pasted(filled.length, left.length, left[0] ?? '')
        const byLine = new Map(filled.map((line, at) => [line, texts[at] ?? '']))
        setRefused(null)
        run({ sentence, place: 0, keepsFocus: true }, (all) =>
          column === 'amount' ? setAmounts(all, byLine) : setMemos(all, byLine),
        )
        if (column === 'amount') onLeaveAmounts(filled)
        announce(sentence)
        return true
      },
    }
  }, [select, edit, run, onLeaveAmounts, announce])

  return (
    <Stack $gap={3}>
      <TableLead lines={lines.length} incomplete={incomplete} totals={totals} />
      <FindLines
        arrangement={arrangement}
        all={lines.length}
        view={view}
        hasEmptyMemos={lines.some(({ memo = '' }) => memo === '')}
        showsMemos={showsMemos}
        onShowMemos={setShowsMemos}
        onEmpty={() => run({ sentence: m.emptied(lines.length), place: 0 }, () => [])}
      />
      {view.shown === 'overview' && (
        <Overview rows={shown} rendered={rendered} problems={problems} onOpen={view.openLine} />
      )}
      {view.shown === 'table' && (
        <div>
          <SelectionBar
            giver={giver}
            causes={causes}
            assets={assets}
            lines={lines}
            shownIds={ids}
            selection={selection}
            last={last}
            run={run}
            refused={refused}
          />
          <Table data-memos={showsMemos || undefined}>
            <caption>
              <VisuallyHidden>{m.caption}. </VisuallyHidden>
              <Keys>{m.hint}</Keys>
            </caption>
            <thead>
              <tr>
                <Mute scope="col">
                  <VisuallyHidden>{m.columns.select}</VisuallyHidden>
                </Mute>
                <Mute scope="col">
                  <VisuallyHidden>{m.columns.place}</VisuallyHidden>
                </Mute>
                <th scope="col">{m.columns.payee}</th>
                <th scope="col">{m.columns.asset}</th>
                <th scope="col">{m.columns.amount}</th>
                <th scope="col">{m.columns.memo}</th>
                <Mute scope="col">
                  <VisuallyHidden>{m.columns.remove}</VisuallyHidden>
                </Mute>
              </tr>
            </thead>
            <tbody>
              {shown.slice(0, rendered).map((row) => (
                <BasketTableRow
                  key={row.line.id}
                  row={row}
                  giver={giver}
                  causes={causes}
                  assets={assets}
                  held={held}
                  problems={problems.get(row.line.id) ?? noProblems}
                  isSelected={selection.has(row.line.id)}
                  actions={actions}
                />
              ))}
            </tbody>
          </Table>
        </div>
      )}
    </Stack>
  )
}
