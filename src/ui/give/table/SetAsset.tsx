import { useId, useState } from 'react'
import { assetKey } from '../../../core/giving/assets'
import type { Asset } from '../../../core/giving/gift'
import { Row } from '../../parts/basics'
import { SecondaryButton, TextButton } from '../../parts/Button'
import { Field, Hint, Label, Select } from '../../parts/fields'
import { Stack } from '../../parts/Layout'
import { m as messages } from './messages'

const m = messages.setAsset

type SetAssetProps = {
  readonly assets: readonly Asset[]
  /** Number of lines selected. */
  readonly count: number
  readonly onSet: (asset: Asset) => void
  readonly onClose: () => void
}

/** Sets the asset of the selected lines. */
export function SetAsset({ assets, count, onSet, onClose }: SetAssetProps) {
  const id = useId()
  const [key, setKey] = useState<string | null>(null)
  const chosen = assets.find((asset) => assetKey(asset) === key) ?? assets[0]
  if (chosen === undefined) return null
  return (
    <Stack $gap={4} as="fieldset" aria-label={m.title}>
      <Field>
        <Label htmlFor={id}>{m.label(count)}</Label>
        <Select
          id={id}
          value={assetKey(chosen)}
          aria-describedby={`${id}hint`}
          onChange={({ target }) => setKey(target.value)}
        >
          {assets.map((asset) => (
            <option key={assetKey(asset)} value={assetKey(asset)}>
              {asset.symbol}
            </option>
          ))}
        </Select>
        <Hint id={`${id}hint`}>{m.hint}</Hint>
      </Field>
      <Row>
        <SecondaryButton onClick={() => onSet(chosen)}>{m.set}</SecondaryButton>
        <TextButton onClick={onClose}>{m.close}</TextButton>
      </Row>
    </Stack>
  )
}
