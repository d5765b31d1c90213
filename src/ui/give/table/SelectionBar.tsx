import { type RefObject, useRef, useState } from 'react'
import styled from 'styled-components'
import type { Cause } from '../../../core/causes/cause'
import { type Lines, setAmounts } from '../../../core/giving/basket'
import { assetKey } from '../../../core/giving/assets'
import type { Asset } from '../../../core/giving/gift'
import { TextButton } from '../../parts/Button'
import { VisuallyHidden } from '../../parts/basics'
import { FieldProblem } from '../../parts/fields'
import { PanelBoundary } from '../../parts/PanelBoundary'
import { SetAmounts } from '../amounts/SetAmounts'
import type { Giver } from '../giver'
import { UndoLine } from '../UndoLine'
import type { Run, Undo } from '../useUndo'
import { m as give } from '../messages'
import { m as messages } from './messages'
import { CheckLabel } from './rowStyles'
import { SetAsset } from './SetAsset'
import type { Selection } from './useSelection'

const m = messages.bar

/** Stays above the rows while there is something to do with them, so that what is selected far below can be changed there. */
const Bar = styled.fieldset<{ $stays: boolean }>`
  position: ${({ $stays }) => ($stays ? 'sticky' : 'static')};
  inset-block-start: 0;
  z-index: 1;
  min-width: 0;
  padding: var(--space-2) 0;
  border: solid var(--line-strong);
  border-width: 0 0 1px;
  background: var(--paper);

  @media print {
    display: none;
  }
`

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  align-items: center;
  min-height: 2.25rem;
`

/** Out of the row while only a screen reader has it, so that it leaves no gap. */
const Count = styled.output<{ $isNone: boolean }>`
  position: ${({ $isNone }) => ($isNone ? 'absolute' : 'static')};
`

/** Scrolls by itself: the bar that it is in stays. */
const Panel = styled.div`
  max-width: 34rem;
  max-height: calc(100dvh - 11rem);
  padding: var(--space-4) var(--space-1) var(--space-5);
  overflow-y: auto;
  overscroll-behavior: contain;
`

type SelectionBarProps = {
  readonly giver: Giver
  readonly causes: readonly Cause[]
  readonly assets: readonly Asset[]
  readonly lines: Lines
  readonly shownIds: readonly string[]
  readonly selection: Selection
  readonly last: Undo | null
  readonly run: Run
  /** Why nothing was pasted. */
  readonly refused: string | null
}

/** Changes several lines at once: those selected, or the amounts of all. */
export function SelectionBar(props: SelectionBarProps) {
  const { giver, causes, assets, lines, shownIds, selection, last, run, refused } = props
  const [open, setOpen] = useState<'amounts' | 'asset' | null>(null)
  const amounts = useRef<HTMLButtonElement>(null)
  const asset = useRef<HTMLButtonElement>(null)
  const { lines: selected } = selection
  const isSelection = selected.length > 0
  const place = selected[0] === undefined ? 0 : lines.indexOf(selected[0])
  const ids = new Set(selected.map(({ id }) => id))

  const close = (button: RefObject<HTMLButtonElement | null>) => {
    setOpen(null)
    // The focused element was removed.
    button.current?.focus()
  }
  const done = (sentence: string, change: (lines: Lines) => Lines) => {
    setOpen(null)
    run({ sentence, place }, change)
  }
  return (
    <Bar aria-label={m.label} $stays={open !== null || isSelection || last !== null || refused !== null}>
      <Tools>
        <AllShown shownIds={shownIds} selection={selection} />
        <Count $isNone={!isSelection}>
          {isSelection ? (
            m.count(selected.length, hiddenOf(ids, shownIds))
          ) : (
            <VisuallyHidden>{m.none}</VisuallyHidden>
          )}
        </Count>
        <TextButton
          ref={amounts}
          aria-expanded={open === 'amounts'}
          onClick={() => setOpen(open === 'amounts' ? null : 'amounts')}
        >
          {isSelection ? m.amounts : m.amountsOfAll}
        </TextButton>
        {isSelection && (
          <>
            <TextButton
              ref={asset}
              aria-expanded={open === 'asset'}
              onClick={() => setOpen(open === 'asset' ? null : 'asset')}
            >
              {m.asset}
            </TextButton>
            <TextButton
              onClick={() => done(m.removed(selected.length), (all) => all.filter(({ id }) => !ids.has(id)))}
            >
              {m.remove(selected.length)}
            </TextButton>
            <TextButton
              onClick={() => {
                selection.clear()
                if (open === 'asset') setOpen(null)
                // The button is removed.
                amounts.current?.focus()
              }}
            >
              {m.clear}
            </TextButton>
          </>
        )}
      </Tools>
      {refused !== null && <FieldProblem role="alert">{refused}</FieldProblem>}
      {last !== null && <UndoLine last={last} />}
      {open === 'amounts' && (
        <Panel ref={show}>
          <PanelBoundary name={give.amounts.stopped}>
            <SetAmounts
              giver={giver}
              causes={causes}
              lines={isSelection ? selected : lines}
              isSelection={isSelection}
              onSet={(texts, sentence) => done(sentence, (all) => setAmounts(all, texts))}
              onClose={() => close(amounts)}
            />
          </PanelBoundary>
        </Panel>
      )}
      {open === 'asset' && isSelection && (
        <Panel ref={show}>
          <SetAsset
            assets={assets}
            count={selected.length}
            onSet={(chosen) =>
              done(messages.setAsset.wasSet(selected.length, chosen.symbol), (all) =>
                withAsset(all, ids, chosen),
              )
            }
            onClose={() => close(asset)}
          />
        </Panel>
      )}
    </Bar>
  )
}

/** Moves to the first field of what was opened, and leaves the rows where they are. */
function show(panel: HTMLDivElement | null): void {
  panel?.querySelector<HTMLElement>('input, select')?.focus({ preventScroll: true })
}

function withAsset(lines: Lines, ids: ReadonlySet<string>, asset: Asset): Lines {
  const assetKeyNow = assetKey(asset)
  return lines.map((line) =>
    ids.has(line.id) ? { ...line, assetKey: assetKeyNow, planned: undefined } : line,
  )
}

function hiddenOf(ids: ReadonlySet<string>, shownIds: readonly string[]): number {
  return ids.size - shownIds.filter((id) => ids.has(id)).length
}

type AllShownProps = { readonly shownIds: readonly string[]; readonly selection: Selection }

/** Selects all rows shown. Half checked while only some of them are. */
function AllShown({ shownIds, selection }: AllShownProps) {
  const count = shownIds.filter(selection.has).length
  const isAll = count > 0 && count === shownIds.length
  return (
    <CheckLabel>
      <input
        type="checkbox"
        checked={isAll}
        disabled={shownIds.length === 0}
        ref={(box) => {
          if (box !== null) box.indeterminate = count > 0 && !isAll
        }}
        onChange={({ target }) => selection.selectAll(shownIds, target.checked)}
      />
      {m.all}
    </CheckLabel>
  )
}
