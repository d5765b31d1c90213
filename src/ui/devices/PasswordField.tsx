import { useId, useState } from 'react'
import styled from 'styled-components'
import { Field, FieldProblem, Hint, Input, Label } from '../parts/fields'
import { Stack } from '../parts/Layout'
import { m } from './messages'

type PasswordFieldProps = {
  readonly label: string
  readonly hint?: string
  readonly autoComplete: 'new-password' | 'current-password'
  /** Problem of the typed password. Null: none. */
  readonly problem: string | null
}

/** Shows a password field, which the form reads (`passwordIn`): no state of the app ever holds it. */
export function PasswordField({ label, hint, autoComplete, problem }: PasswordFieldProps) {
  const id = useId()
  const [isShown, setShown] = useState(false)
  const described = [problem !== null && `${id}-problem`, hint !== undefined && `${id}-hint`].filter(Boolean)
  return (
    <Stack $gap={2}>
      <Field>
        <Label htmlFor={id}>{label}</Label>
        {problem !== null && <FieldProblem id={`${id}-problem`}>{problem}</FieldProblem>}
        <Input
          id={id}
          name="password"
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby={described.length === 0 ? undefined : described.join(' ')}
          aria-invalid={problem !== null}
        />
        {hint !== undefined && <Hint id={`${id}-hint`}>{hint}</Hint>}
      </Field>
      <Check checked={isShown} onChange={setShown} label={m.showPassword} />
    </Stack>
  )
}

const Line = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-2);
  align-items: start;
  justify-self: start;

  input {
    width: 1.25rem;
    height: 1.25rem;
    margin: 0.15rem 0 0;
    accent-color: var(--accent);
  }
`

type CheckProps = {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly label: string
}

/** Shows a labelled checkbox. */
export function Check({ checked, onChange, label }: CheckProps) {
  return (
    <Line>
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      <span>{label}</span>
    </Line>
  )
}

/** Returns the password field of a form. Null where it has none. */
export function passwordIn(form: HTMLFormElement): HTMLInputElement | null {
  return form.querySelector<HTMLInputElement>('input[name=password]')
}
