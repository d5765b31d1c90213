import { type KeyboardEvent, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { Cause } from '../../core/causes/cause'
import { searchCauses } from '../../core/causes/searchCauses'
import { useCauseIndex } from '../causes/CauseSearch'
import { Small } from '../parts/basics'
import { TextButton } from '../parts/Button'
import { Field, Hint, Input, Label } from '../parts/fields'
import { Stack } from '../parts/Layout'
import { useAnnounce } from '../parts/LiveRegion'
import { m as messages } from './messages'

const m = messages.add

/** Visitors do not read more: another letter finds better. */
const mostShown = 8

type FindCauseProps = {
  readonly label: string
  /** The directory. */
  readonly causes: readonly Cause[]
  /** The causes that can be chosen. */
  readonly possible: readonly Cause[]
  readonly onChoose: (cause: Cause) => void
}

/** Finds one of many causes by a part of its name, field or place. */
export function FindCause({ label, causes, possible, onChoose }: FindCauseProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const announce = useAnnounce()
  const [text, setText] = useState('')
  const index = useCauseIndex(causes)
  const searched = useDeferredValue(text.trim())
  const allowed = useMemo(() => new Set(possible), [possible])
  const found = useMemo(
    () =>
      index === null || searched === ''
        ? null
        : searchCauses(index, searched).filter((cause) => allowed.has(cause)),
    [index, searched, allowed],
  )
  const count = found?.length ?? null
  useEffect(() => {
    if (count !== null) announce(m.found(count))
  }, [announce, count])

  const choose = (cause: Cause) => {
    onChoose(cause)
    setText('')
    // The list is removed with the choice.
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter would submit the basket around it.
    if (event.key === 'Enter') event.preventDefault()
  }
  return (
    <Field>
      <Label htmlFor={id}>{label}</Label>
      <Input
        ref={field}
        id={id}
        type="search"
        autoComplete="off"
        spellCheck={false}
        value={text}
        aria-describedby={`${id}-hint`}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Hint id={`${id}-hint`}>{m.hint(possible.length)}</Hint>
      {index === null && searched !== '' && <Small>{m.searching}</Small>}
      {found !== null && (
        <Stack as="ul" $gap={2}>
          {found.slice(0, mostShown).map((cause) => (
            <li key={cause.id}>
              <TextButton onClick={() => choose(cause)}>{cause.name}</TextButton>{' '}
              <Small as="span">{[cause.field, cause.place].join(' · ')}</Small>
            </li>
          ))}
        </Stack>
      )}
      {found !== null && (found.length === 0 || found.length > mostShown) && (
        <Small>{found.length === 0 ? m.none : m.more(found.length - mostShown)}</Small>
      )}
    </Field>
  )
}
