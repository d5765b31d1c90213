import styled from 'styled-components'

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
