import { useId, useState } from 'react'
import { Field, FieldProblem, Hint, Input, Label } from '../parts/fields'
import { Stack } from '../parts/Layout'
import { Check } from './Check'
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
