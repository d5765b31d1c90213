import { useRef, useState } from 'react'
import type { Asset } from '../../core/giving/gift'
import { parsePlanned, type Planned, serialisePlanned } from '../../core/prices/planned'
import { amountFieldText } from '../../core/money/formatAmount'
import { parseAmount } from '../../core/money/parseAmount'
import { amountFor, minorDigits, priceWords, worthWords } from '../../core/prices/prices'
import { AmountInput, Field, FieldProblem, Hint, Label } from '../parts/fields'
import { timeText } from '../parts/format'
import { priceOf, usePrices } from './usePrices'
import { ReadingChoices } from '../parts/ReadingChoices'
import { Sentence } from '../parts/Sentence'
import { m } from './messages'

type WorthFieldProps = {
  readonly id: string
  readonly chainId: number
  readonly asset: Asset
  /** Source of the computed amount; undefined: it was typed. */
  readonly plannedText: string | undefined
  /** Called with the computed amount and its source. */
  readonly onChange: (amountText: string, plannedText: string) => void
}

/**
 * Shows the field for an amount in money. The token amount is computed at once from the displayed price, and is the one
 * that counts.
 */
export function WorthField({ id, chainId, asset, plannedText, onChange }: WorthFieldProps) {
  const planned = parsePlanned(plannedText)
  const state = usePrices(chainId)?.state
  const [typed, setTyped] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const prices = state?.kind === 'known' ? state.prices : null
  const price = prices === null || asset.custom === true ? null : priceOf(asset, prices)
  if (prices === null || price === null) return planned === null ? null : <PlannedHint planned={planned} />

  const { currency, source, atMs } = prices
  const digits = minorDigits(currency)
  const shown = typed ?? (planned === null ? '' : amountFieldText(planned.worth, digits))
  const parsed = typed === null || typed === '' ? null : parseAmount(typed, digits, currency)
  const change = (text: string) => {
    setTyped(text)
    const read = parseAmount(text, digits, currency)
    if (read.kind === 'problem') return
    const amount = amountFor(read.value, asset.decimals, price, currency)
    if (amount !== null)
      onChange(
        amountFieldText(amount, asset.decimals),
        serialisePlanned({ currency, worth: read.value, price, source, atMs }),
      )
  }
  return (
    <Field>
      <Label htmlFor={id}>{m.orWorth(currency)}</Label>
      <AmountInput
        id={id}
        ref={field}
        inputMode="decimal"
        autoComplete="off"
        spellCheck={false}
        value={planned === null && parsed?.kind !== 'problem' ? '' : shown}
        aria-invalid={parsed?.kind === 'problem'}
        aria-describedby={`${id}-planned`}
        onChange={(event) => change(event.target.value)}
      />
      <div id={`${id}-planned`}>
        {parsed?.kind === 'problem' ? (
          <FieldProblem>
            {parsed.problem.sentence} {parsed.problem.remedy}
          </FieldProblem>
        ) : (
          planned !== null && <PlannedHint planned={planned} />
        )}
      </div>
      <ReadingChoices
        parsed={parsed}
        symbol={currency}
        onChoose={(text) => {
          change(text)
          // The buttons are removed with the choice.
          field.current?.focus()
        }}
      />
    </Field>
  )
}

function PlannedHint({ planned: { currency, worth, price, source, atMs } }: { readonly planned: Planned }) {
  return (
    <Hint>
      <Sentence
        of={m.computed(
          worthWords(worth, currency),
          priceWords(price, currency),
          <bdi>{source}</bdi>,
          timeText(atMs),
        )}
      />
    </Hint>
  )
}
