import { useCallback, useDeferredValue, useId, useMemo, useRef } from 'react'
import { useSearch } from 'wouter'
import type { CausesState } from '../../flows/session/loadCauses'
import { Deferred } from '../parts/Deferred'
import { useFirstPainted } from '../parts/navigation'
import { causeParts } from './causeParts'
import { CausesProblem } from './CausesProblem'
import type { Cause } from '../../core/causes/cause'
import type { AppChain } from '../../core/chain'
import { chainsToGiveOn } from '../../core/giving/assets'
import { useApp, useChain } from '../AppContext'
import { Field, Input, Label, Select } from '../parts/fields'
import { FoldButton } from '../parts/Button'
import { Icon } from '../parts/Icon'
import { Prose, Small } from '../parts/basics'
import { navigate } from '../fragment'
import { paths } from '../paths'
import { CauseList } from './CauseList'
import css from './Directory.module.css'
import { m } from './messages'
import { fieldsOf, filterCauses, inAlphabet, type CauseFilter } from './filterCauses'

/** Shows the causes of the directory, or why there are none. */
export function CausesContent({ state }: { readonly state: CausesState }) {
  const isPainted = useFirstPainted()
  if (state.kind !== 'ready') return <CausesProblem state={state} />
  const { causes, about, trust = null } = state
  return (
    <>
      <Directory causes={causes} />
      {about !== undefined && isPainted && (
        <Deferred part={causeParts.source} props={{ about, trust }} waiting={null} />
      )}
    </>
  )
}

const nothing: CauseFilter = { text: '', field: '', chain: '', token: '' }

/** An option that is called what it is. */
const named = (value: string) => [value, value] as const

const searching = <Small>{m.searching}</Small>

/** Shows the causes with a search. The search is in the URL, so that Back and links keep it. */
function Directory({ causes }: { readonly causes: readonly Cause[] }) {
  const { chains } = useApp()
  const query = useSearch()
  const filter = useMemo(() => readFilter(query), [query])
  // Echo the typing at once; render the results in slices.
  const shown = useDeferredValue(filter)
  const input = useRef<HTMLInputElement>(null)
  const fields = useMemo(() => fieldsOf(causes), [causes])
  // The rules of an alphabet take the browser milliseconds to load, and nobody opens a list before the first paint.
  const isPainted = useFirstPainted()
  const sorted = useMemo(() => (isPainted ? inAlphabet(fields) : fields), [fields, isPainted])
  const possible = useMemo(() => chainsToGiveOn(causes, chains), [causes, chains])
  const tokens = useMemo(() => symbolsOf(possible), [possible])
  const { field, chain, token } = shown
  const filtered = useMemo(
    () => filterCauses(causes, { field, chain, token }, chains),
    [causes, field, chain, token, chains],
  )
  const here = useChain()
  const set = (change: Partial<CauseFilter>) =>
    navigate(paths.search({ ...filter, ...change }), { replace: true })
  const onShowAll = useCallback(() => {
    navigate(paths.search(nothing), { replace: true })
    input.current?.focus()
  }, [])
  const list = { all: causes.length, onShowAll }
  const choices = [
    { name: 'field', label: m.filters.field, all: m.filters.anyField, options: sorted.map(named) },
    {
      name: 'chain',
      label: m.filters.chain,
      all: m.filters.anyChain,
      options: possible.map(({ shortName, name }) => [shortName, name] as const),
    },
    { name: 'token', label: m.filters.token, all: m.filters.anyToken, options: tokens.map(named) },
  ] as const
  // Two options at least, or nothing can be chosen.
  const useful = choices.filter(({ name, options }) => options.length > 1 || filter[name] !== '')
  const inUse = useful.filter(({ name }) => filter[name] !== '').length

  if (causes.length === 0) {
    return (
      <Prose>
        <h2>{m.none.title}</h2>
        <p>{m.none.words}</p>
      </Prose>
    )
  }
  return (
    <>
      {here !== null && !possible.includes(here) && (
        <Deferred part={causeParts.nowhere} props={{ causes }} waiting={null} />
      )}
      <search className={css.filters} aria-label={m.filters.name}>
        <Field>
          <Label htmlFor="search">{m.filters.search}</Label>
          <Input
            ref={input}
            id="search"
            name="q"
            type="search"
            autoComplete="off"
            value={filter.text}
            onFocus={() => void causeParts.search.load().catch(() => undefined)}
            onChange={(event) => set({ text: event.target.value })}
          />
        </Field>
        {useful.length > 0 && (
          <details className={css.fold}>
            <FoldButton>
              {m.filters.fold(inUse)}
              <Icon name="down" />
            </FoldButton>
            <div className={css.choices}>
              {useful.map(({ name, ...choice }) => (
                <Choice
                  key={name}
                  {...choice}
                  name={name}
                  value={filter[name]}
                  onChange={(value) => set({ [name]: value })}
                />
              ))}
            </div>
          </details>
        )}
      </search>
      {shown.text.trim() === '' ? (
        <CauseList found={filtered} {...list} />
      ) : (
        <Deferred
          part={causeParts.search}
          props={{ causes, filtered, text: shown.text, ...list }}
          waiting={searching}
        />
      )}
    </>
  )
}

type ChoiceProps = {
  /** Name of the filter in the query of the URL. */
  readonly name: Exclude<keyof CauseFilter, 'text'>
  readonly label: string
  readonly all: string
  readonly value: string
  readonly options: readonly (readonly [string, string])[]
  readonly onChange: (value: string) => void
}

/** Shows one filter. */
function Choice({ name, label, all, value, options, onChange }: ChoiceProps) {
  const id = useId()
  return (
    <Field>
      <Label htmlFor={id}>{label}</Label>
      <Select id={id} name={name} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{all}</option>
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </Select>
    </Field>
  )
}

/** Returns the assets of these chains, each symbol once. */
function symbolsOf(chains: readonly AppChain[]): readonly string[] {
  const assets = chains.flatMap(({ nativeCurrency, tokens }) => [nativeCurrency, ...tokens])
  return [...new Set(assets.map(({ symbol }) => symbol))]
}

function readFilter(query: string): CauseFilter {
  const values = new URLSearchParams(query)
  const read = (name: string) => values.get(name) ?? ''
  return { text: read('q'), field: read('field'), chain: read('chain'), token: read('token') }
}
