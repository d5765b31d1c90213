import { useId } from 'react'
import { maxPurposeLength } from '../../core/giving/basket'
import { Field, Hint, Input, Label } from '../parts/fields'
import { m } from './reviewMessages'

type PurposeFieldProps = {
  readonly text: string
  /** False: the purposes of earlier gifts cannot be read, and stay unchanged. */
  readonly isKept: boolean
  readonly onChange: (text: string) => void
}

/** Shows the field for the gift's purpose, in the giver's words. */
export function PurposeField({ text, isKept, onChange }: PurposeFieldProps) {
  const id = useId()
  return (
    <Field>
      <Label htmlFor={id}>{m.purpose.label}</Label>
      <Input
        id={id}
        maxLength={maxPurposeLength}
        value={text}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.value)}
      />
      <Hint id={`${id}-hint`}>{isKept ? m.purpose.hint : m.purpose.notKept}</Hint>
    </Field>
  )
}
