import { useDeferredValue, useId, useRef } from 'react'
import styled from 'styled-components'
import { useSearch } from 'wouter'
import type { Cause } from '../../core/causes/cause'
import { SecondaryButton } from '../parts/Button'
import { Field, Input, Label, Select } from '../parts/fields'
import { Small } from '../parts/basics'
import { Prose } from '../parts/Layout'
import { media } from '../parts/media'
import { useNavigation } from '../parts/navigation'
import { navigate } from '../fragment'
import { paths } from '../paths'
import { CauseRow } from './CauseRow'
import { NoCauseHere } from './NoCauseHere'
import { fieldsOf, filterCauses, type CauseFilter } from './filterCauses'

const Filters = styled.search`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  ${media.medium} {
    grid-template-columns: minmax(0, 22rem) minmax(0, 14rem);
  }
`

const List = styled.ul`
  border-block-end: 1px solid var(--line);
`

/** More than most screens can show. */
const firstRows = 6

const nothing: CauseFilter = { text: '', field: '' }

/** The causes with a search over them. The search stands in the address, so that Back and a link keep it. */
export function Directory({ causes }: { readonly causes: readonly Cause[] }) {
  const query = new URLSearchParams(useSearch())
  const filter: CauseFilter = { text: query.get('q') ?? '', field: query.get('field') ?? '' }
  const setFilter = (next: CauseFilter) => navigate(paths.search(next), { replace: true })
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const found = filterCauses(causes, filter)
  // On a first visit what fits the screen is painted before the rest is rendered. Whoever comes back may be further down.
  const isWhole = useDeferredValue(true, useNavigation().hasMoved())
  const rows = isWhole ? found : found.slice(0, firstRows)

  if (causes.length === 0) {
    return (
      <Prose>
        <h2>There are no causes here yet</h2>
        <p>
          Whoever runs this page lists the causes in its file causes.json, each with the address it receives
          at and the proof of that address. When the first one is there, you will see it here.
        </p>
      </Prose>
    )
  }
  return (
    <>
      <NoCauseHere causes={causes} />
      <Filters aria-label="Causes">
        <Field>
          <Label htmlFor={`${id}text`}>Search</Label>
          <Input
            ref={input}
            id={`${id}text`}
            type="search"
            autoComplete="off"
            value={filter.text}
            onChange={(event) => setFilter({ ...filter, text: event.target.value })}
          />
        </Field>
        <Field>
          <Label htmlFor={`${id}field`}>Field of work</Label>
          <Select
            id={`${id}field`}
            value={filter.field}
            onChange={(event) => setFilter({ ...filter, field: event.target.value })}
          >
            <option value="">All fields</option>
            {fieldsOf(causes).map((field) => (
              <option key={field}>{field}</option>
            ))}
          </Select>
        </Field>
      </Filters>
      <div>
        <Small>{countOf(found.length, causes.length)}</Small>
        {found.length === 0 ? (
          <Prose>
            <h2>No cause matches</h2>
            <p>Try another word, or look in all fields.</p>
            <div>
              <SecondaryButton
                onClick={() => {
                  setFilter(nothing)
                  input.current?.focus()
                }}
              >
                Show all causes
              </SecondaryButton>
            </div>
          </Prose>
        ) : (
          <List>
            {rows.map((cause) => (
              <CauseRow key={cause.id} cause={cause} />
            ))}
          </List>
        )}
      </div>
    </>
  )
}

function countOf(found: number, all: number): string {
  if (found === all) return all === 1 ? '1 cause' : `${all} causes`
  return `${found} of ${all} causes`
}
