import { useRef } from 'react'
import type { Asset } from '../../core/giving/gift'
import type { BasketLine, BasketProblem } from '../../core/giving/basket'
import { parseAmount, readingWords } from '../../core/money/parseAmount'
import { AmountText } from '../parts/AmountText'
import { ReadingChoices } from '../parts/ReadingChoices'
import { Sentence } from '../parts/Sentence'
import { AmountInput, Field, Hint, Label } from '../parts/fields'
import { WorthField } from '../prices/WorthField'
import { fieldId } from './basketLine'
import type { Giver } from './giver'
import { m } from './messages'
import { ProblemsBeside } from './ProblemsBeside'

type AmountFieldProps = {
  readonly line: BasketLine
  readonly asset: Asset | null
  /** "Safe" or "wallet", for sentences. */
  readonly giverName: Giver['name']
  /** The balance, in base units; null: unknown. */
  readonly held: bigint | null
  readonly problems: readonly BasketProblem[]
  readonly chainId: number
  /** Called with the new amount. `planned`: the source of the computation, where the amount was entered in money. */
  readonly onChange: (amountText: string, planned?: string) => void
  readonly onLeave: () => void
}

/** Shows the amount field, the balance below it, and the parsed number where it could surprise. */
export function AmountField(props: AmountFieldProps) {
  const { line, asset, chainId, giverName, held, problems, onChange, onLeave } = props
  const id = fieldId(line.id, 'amount')
  const field = useRef<HTMLInputElement>(null)
  const text = line.amountText
  const parsed = asset === null ? null : parseAmount(text, asset.decimals, asset.symbol)
  const reading = asset === null || parsed === null ? null : readingWords(text, parsed, asset)
  const choose = (one: string) => {
    onChange(one)
    // The buttons are removed with the choice.
    field.current?.focus()
  }
  return (
    <Field>
      <Label htmlFor={id}>{m.line.amount(asset?.symbol ?? null)}</Label>
      <AmountInput
        id={id}
        ref={field}
        inputMode="decimal"
        autoComplete="off"
        spellCheck={false}
        value={text}
        aria-invalid={problems.some((problem) => problem.severity === 'blocks')}
        aria-describedby={`${id}-held ${id}-reading ${id}-problems`}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onLeave}
      />
      <Hint id={`${id}-held`}>
        {asset !== null &&
          (held === null ? (
            m.line.unknownBalance
          ) : (
            <Sentence of={m.line.holds(giverName, <AmountText amount={held} asset={asset} />)} />
          ))}
      </Hint>
      {reading !== null && <Hint id={`${id}-reading`}>{reading}</Hint>}
      <ProblemsBeside id={`${id}-problems`} problems={problems} />
      {asset !== null && problems.some(({ code }) => code === 'ambiguous') && (
        <ReadingChoices parsed={parsed} symbol={asset.symbol} onChoose={choose} />
      )}
      {asset !== null && (
        <WorthField
          id={`${id}-worth`}
          chainId={chainId}
          asset={asset}
          plannedText={line.planned}
          onChange={onChange}
        />
      )}
    </Field>
  )
}
