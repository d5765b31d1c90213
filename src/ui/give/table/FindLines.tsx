import { useId, useRef } from 'react'
import styled from 'styled-components'
import type { RowOrder } from '../../../core/giving/basketRows'
import { TextButton } from '../../parts/Button'
import { Field, Hint, Input, Label, Select } from '../../parts/fields'
import { media } from '../../parts/media'
import { m } from './messages'
import type { Arrangement } from './useArrangement'

const Tools = styled.search`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 9.5rem;
  gap: var(--space-3);
  align-items: start;

  ${media.medium} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 18rem) auto;
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
    grid-column: auto;
    padding-block-start: 2.1rem;
  }
`

/** A phone has no room for an empty field on each card. */
const OnPhone = styled.div`
  ${media.medium} {
    display: none;
  }
`

type FindLinesProps = {
  readonly arrangement: Arrangement
  /** Number of lines of the gift. */
  readonly all: number
  readonly showsMemos: boolean
  readonly onShowMemos: (isShown: boolean) => void
  readonly onEmpty: () => void
}

/** Searches and sorts the lines, and removes them all. */
export function FindLines({ arrangement, all, showsMemos, onShowMemos, onEmpty }: FindLinesProps) {
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
        <OnPhone>
          <input
            id={`${id}memos`}
            type="checkbox"
            checked={showsMemos}
            onChange={({ target }) => onShowMemos(target.checked)}
          />{' '}
          <label htmlFor={`${id}memos`}>{m.showMemos}</label>
        </OnPhone>
        <TextButton onClick={onEmpty}>{m.empty}</TextButton>
      </Rest>
    </Tools>
  )
}
