import { assetKey } from '../../core/giving/assetKey'
import type { BasketProblem } from '../../core/giving/basketProblem'
import type { Asset } from '../../core/giving/gift'
import { type HeldAsset, heldFirst } from '../../core/giving/heldFirst'
import { abbreviateAmount } from '../../core/money/abbreviateAmount'
import { Field, Label, Select } from '../parts/fields'
import { CustomTokenMark } from '../tokens/CustomTokenMark'
import { fieldId } from './fieldId'
import { m } from './messages'
import { ProblemsBeside } from './ProblemsBeside'

type AssetFieldProps = {
  readonly lineId: string
  /** Assets to choose from. */
  readonly assets: readonly Asset[]
  readonly chosen: Asset | null
  /** Balances of the giver, by `assetKey`. */
  readonly held: Readonly<Record<string, bigint | null>> | null
  readonly problems: readonly BasketProblem[]
  readonly onChange: (key: string) => void
}

/** Shows the asset field: held assets first, with their balance. */
export function AssetField({ lineId, assets, chosen, held, problems, onChange }: AssetFieldProps) {
  return (
    <Field>
      <Label htmlFor={fieldId(lineId, 'asset')}>{m.line.asset}</Label>
      <Select
        id={fieldId(lineId, 'asset')}
        value={chosen === null ? '' : assetKey(chosen)}
        aria-invalid={problems.some((problem) => problem.severity === 'blocks')}
        aria-describedby={`${lineId}-asset-problems`}
        onChange={(event) => onChange(event.target.value)}
      >
        {chosen === null && <option value="">{m.line.choose}</option>}
        {heldFirst(assets, held).map((each) => (
          <option key={assetKey(each.asset)} value={assetKey(each.asset)}>
            {optionText(each, each.asset === chosen)}
          </option>
        ))}
      </Select>
      {chosen?.kind === 'token' && <CustomTokenMark gift={{ ...chosen, token: chosen.address }} />}
      <ProblemsBeside id={`${lineId}-asset-problems`} problems={problems} />
    </Field>
  )
}

/**
 * Returns "USDC · 12.5k", truncated and never rounded up. The field is narrow, so the chosen asset has only its symbol:
 * its balance and its mark are beside it.
 */
function optionText({ asset: { symbol, decimals, custom }, held }: HeldAsset, isChosen: boolean): string {
  if (isChosen) return symbol
  const amount = held === null || held === 0n ? [] : [abbreviateAmount(held, decimals)]
  return [symbol, ...amount, ...(custom === true ? [m.line.custom] : [])].join(' · ')
}
