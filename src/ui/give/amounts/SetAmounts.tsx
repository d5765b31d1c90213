import { type KeyboardEvent, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import type { Cause } from '../../../core/causes/cause'
import { assetKey, isAssetKey, assetsOf } from '../../../core/giving/assets'
import type { Asset } from '../../../core/giving/gift'
import type { BasketLine } from '../../../core/giving/basket'
import { type Spread, spreadAmount, sumOfTexts } from '../../../core/giving/spreadAmount'
import { amountWords } from '../../../core/money/formatAmount'
import { parseAmount, readingWords } from '../../../core/money/parseAmount'
import { Row } from '../../parts/basics'
import { SecondaryButton, TextButton } from '../../parts/Button'
import { AmountInput, Field, FieldProblem, Hint, Input, Label, Select } from '../../parts/fields'
import { Stack } from '../../parts/Layout'
import { ReadingChoices } from '../../parts/ReadingChoices'
import type { Giver } from '../giver'
import { lineName } from '../basketLine'
import { m as messages } from '../messages'

const m = messages.amounts

const Ways = styled.fieldset`
  display: grid;
  gap: var(--space-2);
  padding: 0;
  border: 0;

  label {
    display: flex;
    gap: var(--space-2);
    align-items: center;
    min-height: 1.75rem;
  }

  input {
    width: 1.25rem;
    height: 1.25rem;
    accent-color: var(--accent);
  }
`

const Percent = styled.label`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 7rem;
  gap: var(--space-3);
  align-items: center;
`

const Previewed = styled.table`
  width: 100%;
  font-size: var(--text-small);

  th,
  td {
    padding: 0.15rem 0;
    font-weight: 400;
    text-align: start;
    vertical-align: baseline;
    overflow-wrap: anywhere;
  }

  th + th,
  td {
    padding-inline-start: var(--space-3);
    text-align: end;
  }

  thead th {
    color: var(--ink-soft);
  }

  tfoot > tr > * {
    border-block-start: 1px solid var(--line-strong);
    font-weight: 600;
  }
`

const ways: readonly Spread['kind'][] = ['same', 'equal', 'percent']

export type SetAmountsProps = {
  readonly giver: Giver
  readonly causes: readonly Cause[]
  readonly lines: readonly BasketLine[]
  /** True: these are the lines that the user has selected. False: all lines of the gift. */
  readonly isSelection?: boolean
  /** The new amounts, by the id of the line. */
  readonly onSet: (amounts: ReadonlyMap<string, string>, sentence: string) => void
  readonly onClose: () => void
}

/**
 * Sets the amounts of several lines of one asset at once, and says first how many it replaces. Each can still be edited in
 * its line.
 */
export function SetAmounts({ giver, causes, lines, isSelection = false, onSet, onClose }: SetAmountsProps) {
  const id = useId()
  const assets = assetsOf(giver.chain, giver.customTokens).filter((asset) =>
    lines.some((line) => isAssetKey(line.assetKey, asset)),
  )
  const [key, setKey] = useState<string | null>(null)
  const [kind, setKind] = useState<Spread['kind']>('same')
  const [amountText, setAmountText] = useState('')
  const [percents, setPercents] = useState<ReadonlyMap<string, string>>(new Map())
  const [isTried, setTried] = useState(false)
  const amountField = useRef<HTMLInputElement>(null)

  const asset = assets.find((one) => key !== null && isAssetKey(key, one)) ?? assets[0]
  if (asset === undefined) return null
  const chosen = lines.filter((line) => isAssetKey(line.assetKey, asset))
  const replaced = chosen.filter((line) => line.amountText !== '').length
  const names = chosen.map((line) => lineName(line, causes))
  const percentTexts = chosen.map((line) => percents.get(line.id) ?? '')
  const result = spreadAmount(
    kind === 'percent' ? { kind, amountText, percentTexts } : { kind, amountText },
    names,
    asset,
  )
  // The parts of a total do not show how it was parsed.
  const parsed = parseAmount(amountText, asset.decimals, asset.symbol)
  const reading = readingWords(amountText, parsed, asset)
  const problem = isTried && result.kind === 'problem' ? result : null

  const set = () => {
    setTried(true)
    if (result.kind === 'problem') return
    onSet(
      new Map(chosen.map(({ id: line }, at) => [line, result.amountTexts[at] ?? ''])),
      m.wereSet(chosen.length, asset.symbol),
    )
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Do not submit the form of the basket around it.
    event.preventDefault()
    set()
  }

  return (
    <Stack $gap={4} as="fieldset" aria-label={m.title}>
      {assets.length > 1 && (
        <Field>
          <Label htmlFor={`${id}-asset`}>{m.assets}</Label>
          <Select id={`${id}-asset`} value={assetKey(asset)} onChange={(event) => setKey(event.target.value)}>
            {assets.map((one) => (
              <option key={assetKey(one)} value={assetKey(one)}>
                {one.symbol}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Ways>
        <Label as="legend">{m.enter}</Label>
        {ways.map((way) => (
          <label key={way}>
            <input type="radio" name={`${id}-way`} checked={kind === way} onChange={() => setKind(way)} />
            {m.ways[way]}
          </label>
        ))}
      </Ways>
      <Field>
        <Label htmlFor={`${id}-amount`}>
          {kind === 'same' ? m.each(asset.symbol) : m.total(asset.symbol)}
        </Label>
        <AmountInput
          id={`${id}-amount`}
          ref={amountField}
          inputMode="decimal"
          autoComplete="off"
          value={amountText}
          aria-invalid={problem?.field === 'amount'}
          aria-describedby={`${id}-hint ${id}-reading ${id}-problem`}
          onChange={(event) => setAmountText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Hint id={`${id}-hint`}>
          {kind === 'same' ? m.for(chosen.length, asset.symbol) : m.forParts(chosen.length, asset.symbol)}
        </Hint>
        {reading !== null && <Hint id={`${id}-reading`}>{reading}</Hint>}
        {problem?.field === 'amount' && (
          <ReadingChoices
            parsed={parsed}
            symbol={asset.symbol}
            onChoose={(text) => {
              setAmountText(text)
              // The buttons are removed with the choice.
              amountField.current?.focus()
            }}
          />
        )}
      </Field>
      {kind === 'percent' &&
        chosen.map((line, at) => (
          <Percent key={line.id}>
            <span>{m.percentOf(names[at] ?? '')}</span>
            <Input
              inputMode="decimal"
              autoComplete="off"
              value={percents.get(line.id) ?? ''}
              aria-invalid={problem?.field === 'percent' && (problem.place === null || problem.place === at)}
              aria-describedby={`${id}-problem`}
              onChange={(event) => setPercents(new Map(percents).set(line.id, event.target.value))}
              onKeyDown={onKeyDown}
            />
          </Percent>
        ))}
      {problem !== null && (
        <FieldProblem id={`${id}-problem`} role="alert">
          {problem.sentence} {problem.remedy}
        </FieldProblem>
      )}
      {result.kind === 'ok' && (
        <Preview lines={chosen} names={names} amountTexts={result.amountTexts} asset={asset} />
      )}
      {replaced > 0 && (
        <Hint id={`${id}-replaced`}>
          <strong>{m.replaces(replaced, chosen.length, asset.symbol, isSelection)}</strong>
        </Hint>
      )}
      <Row>
        <SecondaryButton onClick={set} aria-describedby={`${id}-replaced`}>
          {replaced > 0 ? m.replace(replaced) : m.set}
        </SecondaryButton>
        <TextButton onClick={onClose}>{m.close}</TextButton>
      </Row>
    </Stack>
  )
}

/** More are named by their number. */
const mostPreviewed = 4

type PreviewProps = {
  readonly lines: readonly BasketLine[]
  readonly names: readonly string[]
  readonly amountTexts: readonly string[]
  readonly asset: Asset
}

/** Shows what the lines have before and after, and the sums. */
function Preview({ lines, names, amountTexts, asset }: PreviewProps) {
  const before = sumOfTexts(
    lines.map((line) => line.amountText),
    asset,
  )
  const after = sumOfTexts(amountTexts, asset)
  const words = (text: string) => {
    const { amount, unread } = sumOfTexts([text], asset)
    return unread > 0 ? m.preview.nothing : amountWords(amount, asset)
  }
  return (
    <Previewed aria-label={m.preview.name}>
      <thead>
        <tr>
          <th scope="col">{m.preview.line}</th>
          <th scope="col">{m.preview.before}</th>
          <th scope="col">{m.preview.after}</th>
        </tr>
      </thead>
      <tbody>
        {lines.slice(0, mostPreviewed).map((line, at) => (
          <tr key={line.id}>
            <th scope="row">{names[at]}</th>
            <td>{words(line.amountText)}</td>
            <td>{words(amountTexts[at] ?? '')}</td>
          </tr>
        ))}
        {lines.length > mostPreviewed && (
          <tr>
            <th scope="row" colSpan={3}>
              {m.preview.more(lines.length - mostPreviewed)}
            </th>
          </tr>
        )}
      </tbody>
      {lines.length > 1 && (
        <tfoot>
          <tr>
            <th scope="row">
              {m.preview.sum(lines.length)}
              {before.unread > 0 && before.unread < lines.length && (
                <Hint>{m.preview.withoutUnread(before.unread)}</Hint>
              )}
            </th>
            <td>{before.unread === lines.length ? m.preview.nothing : amountWords(before.amount, asset)}</td>
            <td>{amountWords(after.amount, asset)}</td>
          </tr>
        </tfoot>
      )}
    </Previewed>
  )
}
