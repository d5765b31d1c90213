import { useId, useMemo } from 'react'
import styled from 'styled-components'
import type { Cause } from '../../core/causes/cause'
import { findCause } from '../../core/causes/findCause'
import { recipientOn } from '../../core/causes/recipientOn'
import { NoCauseHere } from '../causes/NoCauseHere'
import { Small } from '../parts/basics'
import { Deferred, deferredPart } from '../parts/Deferred'
import { Field, Label, Select } from '../parts/fields'
import { useAnnounce } from '../parts/LiveRegion'
import type { Giver } from './giver'
import { m } from './messages'
import { useBasket } from './useBasket'

/** Searches a long directory. A short one is a list to choose from. */
const findCausePart = deferredPart(async () => (await import('./FindCause')).FindCause)

const Narrow = styled(Field)`
  width: 100%;
  max-width: 24rem;
`

/** Number of options above which a search field replaces the list: each option slows typing. */
const mostOptions = 100

type AddCauseProps = { readonly giver: Giver; readonly causes: readonly Cause[] }

/** Adds one more line. Offers only causes that receive on the giver's chain; one cause may be in several lines. */
export function AddCause({ giver: { chain }, causes }: AddCauseProps) {
  const { basket, add } = useBasket()
  const announce = useAnnounce()
  const id = useId()
  const possible = useMemo(
    () => causes.filter((cause) => cause.confirmed && recipientOn(cause, chain.id) !== null),
    [causes, chain.id],
  )
  if (possible.length === 0) return <NoCauseHere causes={causes} />
  const label = basket.lines.length === 0 ? m.add.first : m.add.another
  const choose = (cause: Cause) => {
    add(cause, chain)
    announce(m.add.added(cause.name))
  }
  if (possible.length > mostOptions) {
    const props = { label, causes, possible, onChoose: choose }
    return (
      <div>
        <Deferred part={findCausePart} props={props} waiting={<Small>{m.loading}</Small>} />
      </div>
    )
  }
  return (
    <Narrow>
      <Label htmlFor={id}>{label}</Label>
      <Select
        id={id}
        value=""
        onChange={(event) => {
          const cause = findCause(causes, event.target.value)
          if (cause !== null) choose(cause)
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
