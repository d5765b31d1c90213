import { useId } from 'react'
import styled from 'styled-components'
import { Field, FieldProblem, Hint, Label, TextArea } from '../parts/fields'

const Area = styled(TextArea)`
  min-height: 5.5rem;
  margin-block-start: var(--space-1);
  font-family: var(--font-mono);
  font-size: var(--text-small);
  resize: vertical;
`

type PasteFieldProps = {
  readonly label: string
  readonly hint: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** Reason why the value was refused. */
  readonly problem?: string | null
}

/** Shows a field for pasted hashes and code. */
export function PasteField({ label, hint, value, onChange, problem = null }: PasteFieldProps) {
  const id = useId()
  return (
    <Field>
      <Label htmlFor={id}>{label}</Label>
      <Hint id={`${id}-hint`}>{hint}</Hint>
      <Area
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-describedby={problem === null ? `${id}-hint` : `${id}-hint ${id}-problem`}
        aria-invalid={problem !== null}
      />
      {problem !== null && <FieldProblem id={`${id}-problem`}>{problem}</FieldProblem>}
    </Field>
  )
}
