import { useId } from 'react'
import styled from 'styled-components'
import type { Cause } from '../../core/causes/cause'
import { findCause } from '../../core/causes/findCause'
import { recipientOn } from '../../core/causes/recipientOn'
import { NoCauseHere } from '../causes/NoCauseHere'
import { Field, Label, Select } from '../parts/fields'
import { useAnnounce } from '../parts/LiveRegion'
import { useBasket } from './useBasket'
import type { Giver } from './giver'
import { m } from './messages'

const Narrow = styled(Field)`
  width: 100%;
  max-width: 24rem;
`

type AddCauseProps = { readonly giver: Giver; readonly causes: readonly Cause[] }

/** One more line. Only causes that can be given to on the giver's chain are offered; one cause may stand in several lines. */
export function AddCause({ giver: { chain }, causes }: AddCauseProps) {
  const { basket, add } = useBasket()
  const announce = useAnnounce()
  const id = useId()
  const possible = causes.filter((cause) => cause.confirmed && recipientOn(cause, chain.id) !== null)
  if (possible.length === 0) return <NoCauseHere causes={causes} />
  return (
    <Narrow>
      <Label htmlFor={id}>{basket.lines.length === 0 ? m.add.first : m.add.another}</Label>
      <Select
        id={id}
        value=""
        onChange={(event) => {
          const cause = findCause(causes, event.target.value)
          if (cause === null) return
          add(cause, chain)
          announce(m.add.added(cause.name))
        }}
      >
        <option value="">{m.add.choose}</option>
        {possible.map((cause) => (
          <option key={cause.id} value={cause.id}>
            {cause.name}
          </option>
        ))}
      </Select>
    </Narrow>
  )
}
