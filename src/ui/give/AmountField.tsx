import type { Asset } from '../../core/giving/gift'
import type { BasketLine } from '../../core/giving/basket'
import type { BasketProblem } from '../../core/giving/basketProblem'
import { formatAmount } from '../../core/money/formatAmount'
import { parseAmount } from '../../core/money/parseAmount'
import { AmountText } from '../parts/AmountText'
import { AmountInput, Field, Hint, Label } from '../parts/fields'
import { fieldId } from './fieldId'
import type { Giver } from './giver'
import { ProblemsBeside } from './ProblemsBeside'

type AmountFieldProps = {
  readonly line: BasketLine
  readonly asset: Asset | null
  /** Who gives, as a person calls it. */
  readonly giverName: Giver['name']
  /** What the giver holds of the asset, in base units; null when it is not known. */
  readonly held: bigint | null
  readonly problems: readonly BasketProblem[]
  readonly onChange: (amountText: string) => void
  readonly onLeave: () => void
}

/** How much. What the giver holds stands below, and how the text was read wherever it could surprise. */
export function AmountField(props: AmountFieldProps) {
  const { line, asset, giverName, held, problems, onChange, onLeave } = props
  const id = fieldId(line.id, 'amount')
  return (
    <Field>
      <Label htmlFor={id}>Amount{asset !== null && <> in {asset.symbol}</>}</Label>
      <AmountInput
        id={id}
        inputMode="decimal"
        autoComplete="off"
        spellCheck={false}
        value={line.amountText}
        aria-invalid={problems.some((problem) => problem.severity === 'blocks')}
        aria-describedby={`${id}-held ${id}-problems`}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onLeave}
      />
      <Hint id={`${id}-held`}>
        {asset !== null &&
          (held === null ? (
            'The balance is not known'
          ) : (
            <>
              Your {giverName} holds <AmountText amount={held} asset={asset} />
            </>
          ))}
      </Hint>
      {asset !== null && <ReadAs text={line.amountText} asset={asset} />}
      <ProblemsBeside id={`${id}-problems`} problems={problems} />
    </Field>
  )
}

function ReadAs({ text, asset }: { readonly text: string; readonly asset: Asset }) {
  const parsed = parseAmount(text, asset.decimals, asset.symbol)
  if (parsed.kind !== 'ok' || formatAmount(parsed.value, asset.decimals) === text.trim()) return null
  return (
    <Hint>
      Read as <AmountText amount={parsed.value} asset={asset} />
    </Hint>
  )
}
