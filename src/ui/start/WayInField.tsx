import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import type { AppChain } from '../../core/chain'
import { useApp, useChain } from '../AppContext'
import { WithAddresses } from '../parts/AddressText'
import { SecondaryButton } from '../parts/Button'
import { Row } from '../parts/basics'
import { Field, FieldProblem, Hint, Input, Label } from '../parts/fields'
import { Stack } from '../parts/Layout'
import { m } from './messages'
import type { Asking } from './useWayIn'

type WayInFieldProps = {
  readonly id: string
  readonly label: string
  readonly asking: Asking
  readonly onChain: (chain: AppChain) => void
}

/** Takes the address of a Safe, or a link, as the form's field "safe". Below it the chain is chosen where none is named. */
export function WayInField({ id, label, asking, onChain }: WayInFieldProps) {
  const problem = asking.kind === 'other' ? asking.problem : null
  return (
    <Stack $gap={3}>
      <Field>
        <Label htmlFor={id}>{label}</Label>
        <Hint id={`${id}-hint`}>{m.hint}</Hint>
        {problem !== null && <FieldProblem id={`${id}-problem`}>{problem}</FieldProblem>}
        <Input
          id={id}
          name="safe"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby={problem === null ? `${id}-hint` : `${id}-problem ${id}-hint`}
          aria-invalid={problem !== null}
        />
      </Field>
      {asking.kind === 'chainless' && <Chains safe={asking.safe} onChain={onChain} />}
    </Stack>
  )
}

type ChainsProps = Pick<WayInFieldProps, 'onChain'> & { readonly safe: string }

const Legend = styled.legend`
  padding-block-end: var(--space-2);
`

/** Asks for the chain of an address. The connected one comes first. */
function Chains({ safe, onChain }: ChainsProps) {
  const { chains } = useApp()
  const here = useChain()
  const group = useRef<HTMLFieldSetElement>(null)
  useEffect(() => group.current?.querySelector('button')?.focus(), [safe])
  const ordered = here === null ? chains : [here, ...chains.filter((chain) => chain !== here)]
  return (
    <fieldset ref={group}>
      <Legend>
        <WithAddresses text={m.whichChain(safe)} />
      </Legend>
      <Row>
        {ordered.map((chain) => (
          <SecondaryButton key={chain.id} onClick={() => onChain(chain)}>
            {chain.name}
          </SecondaryButton>
        ))}
      </Row>
    </fieldset>
  )
}
