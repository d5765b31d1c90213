import { useId, useRef } from 'react'
import styled from 'styled-components'
import type { RowOrder } from '../../../core/giving/basketRows'
import { TextButton } from '../../parts/Button'
import { VisuallyHidden } from '../../parts/basics'
import { Field, Hint, Input, Label, Select } from '../../parts/fields'
import { media } from '../../parts/media'
import { Radio } from '../../parts/Radio'
import { m } from './messages'
import type { Arrangement } from './useArrangement'
import type { TableView } from './useTableView'

const Tools = styled.search`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 9.5rem;
  gap: var(--space-3);
  align-items: start;

  ${media.medium} {
    grid-template-columns: minmax(15rem, 1fr) minmax(0, 18rem) auto;
    gap: var(--space-3) var(--space-5);
  }

  @media print {
    display: none;
  }
`

/** A phone shows what was found, and has no room for how to find. */
const Found = styled(Hint)`
  &[data-idle] {
    display: none;

    ${media.medium} {
      display: block;
    }
  }
`

const Rest = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  gap: var(--space-2) var(--space-5);
  justify-content: space-between;

  ${media.medium} {
    flex-direction: column;
    grid-column: auto;
    gap: var(--space-1);
    justify-content: start;
    align-items: start;
    padding-block-start: 2.1rem;
  }

  ${media.wide} {
    flex-direction: row;
    gap: var(--space-5);
    align-items: baseline;
  }
`

/** A phone has no room for an empty field on each card. */
const OnPhone = styled.div`
  display: flex;
  gap: var(--space-2);
  align-items: center;

  input {
    width: 1.1rem;
    height: 1.1rem;
    margin: 0 0.2rem;
    accent-color: var(--accent);
  }

  ${media.medium} {
    display: none;
  }
`

/** The table of a phone has no room for another line of tools above it. */
const Views = styled.fieldset`
  display: flex;
  gap: 0 var(--space-4);

  label {
    gap: var(--space-2);
    padding: 0;
  }

  &[data-chosen='table'] {
    display: none;

    ${media.medium} {
      display: flex;
    }
  }
`

type FindLinesProps = {
  readonly arrangement: Arrangement
  /** Number of lines of the gift. */
  readonly all: number
  readonly view: TableView
  /** Without, nothing is hidden. */
  readonly hasEmptyMemos: boolean
  readonly showsMemos: boolean
  readonly onShowMemos: (isShown: boolean) => void
  readonly onEmpty: () => void
}

/** Searches and sorts the lines, chooses how they are shown, and removes them all. */
export function FindLines(props: FindLinesProps) {
  const { arrangement, all, view, hasEmptyMemos, showsMemos, onShowMemos, onEmpty } = props
  const { text, order, shown, isOutdated, search, sort } = arrangement
  const id = useId()
  const orderField = useRef<HTMLSelectElement>(null)
  return (
    <Tools>
      <Field>
        <Label htmlFor={`${id}text`}>{m.find.label}</Label>
        <Input
          id={`${id}text`}
          type="search"
          autoComplete="off"
          spellCheck={false}
          value={text}
          aria-describedby={`${id}hint`}
          onChange={({ target }) => search(target.value)}
          onKeyDown={(event) => {
            // Do not submit the form of the basket around it.
            if (event.key === 'Enter') event.preventDefault()
          }}
        />
        <Found id={`${id}hint`} data-idle={text.trim() === '' || undefined}>
          <output>
            {text.trim() === ''
              ? m.find.hint
              : shown.length === 0
                ? m.find.none
                : m.find.found(shown.length, all)}
          </output>
        </Found>
      </Field>
      <Field>
        <Label htmlFor={`${id}order`}>{m.find.order}</Label>
        <Select
          ref={orderField}
          id={`${id}order`}
          value={order}
          onChange={({ target }) => sort(target.value as RowOrder)}
        >
          {Object.entries(m.find.orders).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </Select>
        {isOutdated && (
          <div>
            <TextButton
              onClick={() => {
                sort(order)
                // The button is removed.
                orderField.current?.focus()
              }}
            >
              {m.find.again}
            </TextButton>
          </div>
        )}
      </Field>
      <Rest>
        {view.isOffered && (
          <Views data-chosen={view.chosen}>
            <VisuallyHidden as="legend">{m.views.label}</VisuallyHidden>
            {(['table', 'overview'] as const).map((each) => (
              <Radio
                key={each}
                name={`${id}view`}
                isChosen={view.chosen === each}
                onChoose={() => view.choose(each)}
              >
                {m.views[each]}
              </Radio>
            ))}
          </Views>
        )}
        {view.chosen === 'table' && (
          <>
            {(hasEmptyMemos || showsMemos) && (
              <OnPhone>
                <input
                  id={`${id}memos`}
                  type="checkbox"
                  checked={showsMemos}
                  onChange={({ target }) => onShowMemos(target.checked)}
                />
                <label htmlFor={`${id}memos`}>{m.showMemos}</label>
              </OnPhone>
            )}
            <TextButton onClick={onEmpty}>{m.empty}</TextButton>
          </>
        )}
      </Rest>
    </Tools>
  )
}
