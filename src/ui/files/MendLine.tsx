import { type FormEvent, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import type { FileProblem, PlaceName } from '../../core/files/fileReading'
import type { Edit } from '../../core/files/readGiftRow'
import { assetKey, assetsOf } from '../../core/giving/assets'
import { parseAmount } from '../../core/money/parseAmount'
import type { Giver } from '../give/giver'
import { Row } from '../parts/basics'
import { SecondaryButton, TextButton } from '../parts/Button'
import { Field, Input, Label, Select } from '../parts/fields'
import { ReadingChoices } from '../parts/ReadingChoices'
import { m as messages } from './messages'

const m = messages.mend

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: var(--space-3);
  align-items: end;
`

type MendLineProps = {
  readonly placeName: PlaceName
  readonly place: number
  /** Of this line alone. */
  readonly problems: readonly FileProblem[]
  readonly giver: Giver
  readonly onMend: (edit: Edit) => void
  readonly onLeaveOut: () => void
}

/** More than any asset has: whether an amount has two readings does not depend on the asset. */
const decimals = 40

/** Shows a field for each cell of a line that is wrong. What is typed counts in its place; the file stays as it is. */
export function MendLine({ placeName, place, problems, giver, onMend, onLeaveOut }: MendLineProps) {
  const id = useId()
  const has = (field: FileProblem['field']) => problems.some((problem) => problem.field === field)
  const textOf = (field: FileProblem['field']) => {
    const text = problems.find((problem) => problem.field === field)?.text ?? ''
    // A text that was cut short is not the cell any more.
    return text.endsWith('…') ? '' : text
  }
  const isRow = has('row')
  const [amount, setAmount] = useState(textOf('amount'))
  const amountField = useRef<HTMLInputElement>(null)
  const isCause = problems.some(({ field, column }) => field === 'receiver' && column === 'cause')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const value = (name: string) => {
      const text = fields.get(name)
      return typeof text === 'string' ? text : ''
    }
    onMend({
      ...((isRow || has('amount')) && { amount }),
      ...((isRow || has('receiver')) && { receiver: value('receiver') }),
      ...((isRow || isCause) && { cause: '' }),
      ...((isRow || has('name')) && { name: value('name') }),
      ...((isRow || has('asset')) && { token_address: value('asset'), token_type: '', id: '' }),
    })
  }
  const isMendable = problems.some(({ field }) => field !== null)
  return (
    <form noValidate onSubmit={submit} aria-label={m.line(placeName, place)}>
      {isMendable && (
        <Fields>
          {(isRow || has('receiver')) && (
            <Field>
              <Label htmlFor={`${id}-receiver`}>{m.receiver(placeName, place)}</Label>
              <Input
                id={`${id}-receiver`}
                name="receiver"
                autoComplete="off"
                spellCheck={false}
                defaultValue={isCause ? '' : textOf('receiver')}
              />
            </Field>
          )}
          {(isRow || has('asset')) && (
            <Field>
              <Label htmlFor={`${id}-asset`}>{m.asset(placeName, place)}</Label>
              <Select id={`${id}-asset`} name="asset" defaultValue="">
                <option value="">{messages.columns.choose}</option>
                {assetsOf(giver.chain, giver.customTokens).map((asset) => (
                  <option key={assetKey(asset)} value={assetKey(asset)}>
                    {asset.symbol}
                  </option>
                ))}
              </Select>
            </Field>
          )}
          {(isRow || has('amount')) && (
            <Field>
              <Label htmlFor={`${id}-amount`}>{m.amount(placeName, place)}</Label>
              <Input
                id={`${id}-amount`}
                ref={amountField}
                inputMode="decimal"
                autoComplete="off"
                spellCheck={false}
                value={amount}
                onChange={({ target }) => setAmount(target.value)}
              />
              <ReadingChoices
                parsed={parseAmount(amount, decimals)}
                symbol=""
                onChoose={(text) => {
                  setAmount(text)
                  // The buttons are removed with the choice.
                  amountField.current?.focus()
                }}
              />
            </Field>
          )}
          {(isRow || has('name')) && (
            <Field>
              <Label htmlFor={`${id}-name`}>{m.name(placeName, place)}</Label>
              <Input id={`${id}-name`} name="name" autoComplete="off" defaultValue={textOf('name')} />
            </Field>
          )}
        </Fields>
      )}
      <Row>
        {isMendable && <SecondaryButton type="submit">{m.take(placeName, place)}</SecondaryButton>}
        <TextButton onClick={onLeaveOut}>{m.leaveOut(placeName, place)}</TextButton>
      </Row>
    </form>
  )
}
