import styled from 'styled-components'
import type { Cause } from '../../core/causes/cause'
import { recipientOn } from '../../core/causes/recipientOn'
import { acceptsAsset } from '../../core/giving/acceptsAsset'
import { assetKey, isAssetKey } from '../../core/giving/assetKey'
import { assetsOf } from '../../core/giving/assetsOf'
import type { BasketLine } from '../../core/giving/basket'
import type { BasketProblem } from '../../core/giving/basketProblem'
import { CauseImage } from '../parts/CauseImage'
import { Field, Label, Select } from '../parts/fields'
import { VisuallyHidden } from '../parts/basics'
import { media } from '../parts/media'
import { TextButton } from '../parts/Button'
import { AmountField } from './AmountField'
import { fieldId } from './fieldId'
import type { Giver } from './giver'
import { ProblemsBeside } from './ProblemsBeside'

const Line = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3) var(--space-4);
  padding-block: var(--space-5);
  border-block-start: 1px solid var(--line);

  ${media.medium} {
    grid-template-columns: minmax(0, 1fr) 9rem minmax(0, 17rem);
    align-items: start;
  }

  /* The summary takes the third beside it. */
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) 7rem minmax(0, 14rem);
  }
`

const Who = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-4);
  align-items: center;

  ${media.medium} {
    padding-block-start: var(--space-4);
  }
`

const Name = styled.span`
  display: block;
  font-family: var(--font-display);
  font-size: var(--text-h3);
  line-height: 1.2;
`

type BasketLineFieldsProps = {
  readonly line: BasketLine
  /** Null: the payee is not a cause of the directory. */
  readonly cause: Cause | null
  readonly name: string
  readonly giver: Giver
  readonly held: Readonly<Record<string, bigint | null>> | null
  readonly problems: readonly BasketProblem[]
  readonly onChange: (fields: Partial<Pick<BasketLine, 'assetKey' | 'amountText'>>) => void
  readonly onLeaveAmount: () => void
  readonly onRemove: () => void
}

/** One gift as it is typed: to whom, of what, how much. */
export function BasketLineFields(props: BasketLineFieldsProps) {
  const { line, cause, name, giver, held, problems, onChange, onLeaveAmount, onRemove } = props
  const recipient = cause === null ? null : recipientOn(cause, giver.chain.id)
  const assets = assetsOf(giver.chain)
  const chosen = assets.find((asset) => isAssetKey(line.assetKey, asset)) ?? null
  const options = assets.filter(
    (asset) => asset === chosen || recipient === null || acceptsAsset(recipient, asset),
  )
  const about = (field: BasketProblem['field']) => problems.filter((problem) => problem.field === field)
  const heldKey = Object.keys(held ?? {}).find((key) => chosen !== null && isAssetKey(key, chosen))

  return (
    <Line id={fieldId(line.id, 'cause')} tabIndex={-1}>
      <VisuallyHidden as="legend">Gift to {name}</VisuallyHidden>
      <Who>
        <CauseImage cause={cause ?? { name }} size="small" />
        <div>
          <Name>{name}</Name>
          <ProblemsBeside id={`${line.id}-cause-problems`} problems={about('cause')} />
          <TextButton onClick={onRemove}>
            Remove<VisuallyHidden> {name}</VisuallyHidden>
          </TextButton>
        </div>
      </Who>
      <Field>
        <Label htmlFor={fieldId(line.id, 'asset')}>Asset</Label>
        <Select
          id={fieldId(line.id, 'asset')}
          value={chosen === null ? '' : assetKey(chosen)}
          aria-invalid={about('asset').some((problem) => problem.severity === 'blocks')}
          aria-describedby={`${line.id}-asset-problems`}
          onChange={(event) => onChange({ assetKey: event.target.value })}
        >
          {chosen === null && <option value="">Choose</option>}
          {options.map((asset) => (
            <option key={assetKey(asset)} value={assetKey(asset)}>
              {asset.symbol}
            </option>
          ))}
        </Select>
        <ProblemsBeside id={`${line.id}-asset-problems`} problems={about('asset')} />
      </Field>
      <AmountField
        line={line}
        asset={chosen}
        giverName={giver.name}
        held={heldKey === undefined ? null : (held?.[heldKey] ?? null)}
        problems={about('amount')}
        onChange={(amountText) => onChange({ amountText })}
        onLeave={onLeaveAmount}
      />
    </Line>
  )
}
