import { useId, useState } from 'react'
import { Field, Hint, Input, Label } from '../parts/fields'
import { ScreenOnly } from '../parts/onPaper'
import { m } from './messages'

/** Kept while the page is open: the next sheet has the same giver. */
let lastName = ''

/** Holds the name of the giving organisation. It stands on paper alone: no file and no link of this version has it. */
export function useGiverName() {
  const [name, setName] = useState(lastName)
  const change = (next: string) => {
    lastName = next
    setName(next)
  }
  return [name.trim(), name, change] as const
}

type GiverNameFieldProps = { readonly typed: string; readonly onChange: (name: string) => void }

/** Takes the name of the giving organisation for the printed page. */
export function GiverNameField({ typed, onChange }: GiverNameFieldProps) {
  const id = useId()
  return (
    <ScreenOnly>
      <Field>
        <Label htmlFor={id}>{m.giver.label}</Label>
        <Hint id={`${id}-hint`}>{m.giver.hint}</Hint>
        <Input
          id={id}
          autoComplete="organization"
          maxLength={200}
          value={typed}
          aria-describedby={`${id}-hint`}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
    </ScreenOnly>
  )
}
