import { useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import type { Cause } from '../../core/causes/cause'
import { recipientOn } from '../../core/causes/recipientOn'
import { stoppedOn } from '../../core/causes/stoppedOn'
import { useApp, useChain } from '../AppContext'
import { chainsToGiveOn } from '../../core/giving/assets'
import { causesOf } from '../give/causesOf'
import { useBasket } from '../give/useBasket'
import { PrimaryButton, SecondaryButton } from '../parts/Button'
import { Icon } from '../parts/Icon'
import { Small, VisuallyHidden } from '../parts/basics'
import { useAnnounce } from '../parts/LiveRegion'
import { useStoreValue } from '../parts/useStoreValue'
import { paths } from '../paths'

import { m } from './messages'
import type { Basket } from '../../core/giving/basket'

type GiveToCauseProps = { readonly cause: Cause; readonly weight: 'primary' | 'secondary' }

/** Adds a cause to the gift, or explains why it cannot receive from here. */
export function GiveToCause({ cause, weight }: GiveToCauseProps) {
  const { session, chains, causes } = useApp()
  const { kind } = useStoreValue(session)
  const directory = useStoreValue(causes)
  const chain = useChain()
  const { basket, add } = useBasket()
  const [isAdded, setAdded] = useState(false)
  const next = useRef<HTMLAnchorElement>(null)
  const announce = useAnnounce()

  // The focused button was removed. The user who pressed its copy in index.html may be typing a search by now.
  useEffect(() => {
    if (isAdded && document.activeElement === document.body) next.current?.focus({ preventScroll: true })
  }, [isAdded])

  if (!cause.confirmed) return <Small>{m.give.notConfirmed}</Small>
  if (chain === null) return null
  if (recipientOn(cause, chain.id) === null) {
    const [stopped] = stoppedOn(cause, chain.id)
    if (stopped !== undefined)
      return <Small>{m.give.stopped(chain.name, stopped.state, stopped.since)}</Small>
    // Where no cause receives, the directory shows it once for all of them.
    if (!chainsToGiveOn(causesOf(directory), chains).includes(chain) && weight === 'secondary') return null
    return <Small>{m.give.noAddress(chain.name, kind === 'wallet')}</Small>
  }
  if (isInGift(cause, basket)) {
    return (
      <Small>
        {m.give.inGift}{' '}
        <Link ref={next} href={paths.give}>
          {m.give.setAmount}
          <VisuallyHidden>{m.give.setAmountFor(cause.name)}</VisuallyHidden>
        </Link>
      </Small>
    )
  }
  const onAdd = () => {
    add(cause, chain)
    setAdded(true)
    announce(m.give.added(cause.name))
  }
  return <AddButton cause={cause} weight={weight} onAdd={onAdd} />
}

/** Returns true when the basket has a line for the cause. */
export function isInGift({ id }: Cause, { lines }: Basket): boolean {
  return lines.some(({ payee }) => payee.kind === 'cause' && payee.causeId === id)
}

function AddButton({ cause, weight, onAdd }: GiveToCauseProps & { readonly onAdd: () => void }) {
  const { pressedCauses } = useApp()
  useEffect(() => {
    // Its copy in index.html was pressed.
    if (pressedCauses.delete(cause.id)) onAdd()
  })
  const Button = weight === 'primary' ? PrimaryButton : SecondaryButton
  return (
    // The inline script reads the cause from the value.
    <Button value={cause.id} onClick={onAdd}>
      <Icon name="plus" />
      {m.give.add}
      <VisuallyHidden>: {cause.name}</VisuallyHidden>
    </Button>
  )
}
