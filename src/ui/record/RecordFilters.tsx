import { memo, useId, useMemo } from 'react'
import styled from 'styled-components'
import type { AppChain } from '../../core/chain'
import type { GiftRecord } from '../../core/record/giftRecord'
import { type Period, quarterOf, yearOf, type RecordFilter, tokenKey } from '../../core/record/recordFilter'
import { locale } from '../../language/messages'
import { FoldButton, TextButton } from '../parts/Button'
import { Field, Label, Select } from '../parts/fields'
import { Icon } from '../parts/Icon'
import { media } from '../parts/media'
import { PrintOnly } from '../parts/onPaper'
import { useLater } from '../parts/useLater'
import { m } from './messages'
import { assetName, payeeNames, periodText } from './recordText'

const order = new Intl.Collator(locale)

const Filters = styled.search`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: var(--space-4);
  align-items: center;

  ${media.medium} {
    grid-template-columns: minmax(0, 1fr);
  }

  @media print {
    display: none;
  }
`

/** With room for all of them nothing is folded. Browsers that cannot show what is folded keep the button. */
const Folded = styled.details`
  &[open] {
    grid-column: 1 / -1;
  }

  ${media.medium} {
    @supports selector(::details-content) {
      > summary {
        display: none;
      }

      &::details-content {
        content-visibility: visible;
      }
    }
  }
`

const Choices = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  align-items: end;

  summary ~ & {
    padding-block-start: var(--space-4);
  }

  ${media.medium} {
    grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr));
    max-width: 66rem;

    @supports selector(::details-content) {
      summary ~ & {
        padding-block-start: 0;
      }
    }
  }
`

const Whole = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-5);
`

type RecordFiltersProps = {
  readonly chain: AppChain
  readonly gifts: readonly GiftRecord[]
  /** Number of gifts that match. */
  readonly shown: number
  readonly filter: RecordFilter
  readonly onChange: (change: Partial<RecordFilter>) => void
  readonly onClear: () => void
}

/** Shows the filters of the record. They are in the URL, so that Back and a link keep them. */
export function RecordFilters({ chain, gifts, shown, filter, onChange, onClear }: RecordFiltersProps) {
  const choices = useMemo(() => choicesOf(gifts, chain), [gifts, chain])
  const inUse = Object.values(filter).filter((value) => value !== '').length
  return (
    <>
      {inUse > 0 && <PrintOnly>{chosenText(filter, choices)}</PrintOnly>}
      <Filters aria-label={m.filters.name}>
        <Folded>
          <FoldButton>
            {m.filters.fold(inUse)}
            <Icon name="down" />
          </FoldButton>
          <Choices>
            {(choices.hasOthers || filter.others !== '') && (
              <Choice name="others" filter={filter} onChange={onChange} known={choices.others} />
            )}
            <Choice name="cause" filter={filter} onChange={onChange} known={choices.cause} />
            <Choice name="token" filter={filter} onChange={onChange} known={choices.token} />
            <Choice name="period" filter={filter} onChange={onChange} known={choices.period} />
            <Choice name="status" filter={filter} onChange={onChange} known={choices.status} />
          </Choices>
        </Folded>
        <Whole>
          <output>{m.filters.found(shown)}</output>
          {inUse > 0 && <TextButton onClick={onClear}>{m.filters.clear}</TextButton>}
        </Whole>
      </Filters>
    </>
  )
}

type ChoiceProps = {
  readonly name: keyof RecordFilter
  readonly filter: RecordFilter
  readonly onChange: (change: Partial<RecordFilter>) => void
  /** The text of each value, in the order of the list. */
  readonly known: ReadonlyMap<string, string>
}

function Choice({ name, filter, onChange, known }: ChoiceProps) {
  const id = useId()
  const value = filter[name]
  // Hundreds of causes would take half of the first layout, and nobody opens the list in that frame.
  const isListed = useLater()
  return (
    <Field>
      <Label htmlFor={id}>{m.filters[name]}</Label>
      <Select id={id} value={value} onChange={(event) => onChange({ [name]: event.target.value })}>
        <option value="">{m.filters.all[name]}</option>
        {isListed && <Options known={known} />}
        {/* Not in the list: it has not loaded yet, or the value of a link matches no gift. */}
        {value !== '' && !(isListed && known.has(value)) && (
          <option value={value}>{known.get(value) ?? value}</option>
        )}
      </Select>
    </Field>
  )
}

/** Memoised: not rendered again with each choice. */
const Options = memo(PlainOptions)

function PlainOptions({ known }: Pick<ChoiceProps, 'known'>) {
  return [...known].map(([value, text]) => (
    <option key={value} value={value}>
      {text}
    </option>
  ))
}

/** Returns the choices with their texts, each made once and not for each of 10,000 gifts. */
function choicesOf(gifts: readonly GiftRecord[], chain: AppChain) {
  const tokens = new Map<string, string>()
  const quarters = new Set<Period>()
  for (const { atMs, asset } of gifts) {
    quarters.add(quarterOf(atMs))
    const token = tokenKey(asset)
    if (!tokens.has(token)) tokens.set(token, assetName(asset, chain))
  }
  const periods = new Set([...quarters].flatMap((quarter) => [yearOf(quarter), quarter]))
  return {
    cause: new Map([...payeeNames(gifts)].toSorted(([, one], [, other]) => order.compare(one, other))),
    token: tokens,
    period: new Map<string, string>(
      [...periods]
        .toSorted((one, other) => periodOrder(other) - periodOrder(one))
        .map((period) => [period, periodText(period)]),
    ),
    others: new Map<string, string>([
      ['no', m.filters.causesAlone],
      ['only', m.filters.othersAlone],
    ]),
    status: new Map<string, string>(Object.entries(m.status)),
    hasOthers: gifts.some(({ cause }) => cause === null),
  }
}

/** Returns what was chosen, for paper: "Period: 2024. Status: Delivered." */
function chosenText(
  filter: RecordFilter,
  choices: Readonly<Record<keyof RecordFilter, ReadonlyMap<string, string>>>,
): string {
  const names = ['others', 'cause', 'token', 'period', 'status'] as const
  return names
    .filter((name) => filter[name] !== '')
    .map((name) => `${m.filters[name]}: ${choices[name].get(filter[name]) ?? filter[name]}.`)
    .join(' ')
}

/** Returns a sort key: with the newest first a year comes before its quarters. */
function periodOrder(period: string): number {
  const [year = '', quarter = '5'] = period.split('-Q')
  return Number(year) * 10 + Number(quarter)
}
