import { useId } from 'react'
import { Field, Hint, Input, Label } from '../parts/fields'

/** As many characters as a gift document takes. */
export const maxPurposeLength = 280

type PurposeFieldProps = { readonly text: string; readonly onChange: (text: string) => void }

/** What the gift is for, in the giver's words. */
export function PurposeField({ text, onChange }: PurposeFieldProps) {
  const id = useId()
  return (
    <Field>
      <Label htmlFor={id}>What is this gift for? (optional)</Label>
      <Input
        id={id}
        maxLength={maxPurposeLength}
        value={text}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.value)}
      />
      <Hint id={`${id}-hint`}>
        Your co-signers read it with the link that you send them. It is not part of the transaction: nobody
        signs it, and the chain does not store it.
      </Hint>
    </Field>
  )
}
