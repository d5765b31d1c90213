import { Link } from 'wouter'
import type { Cause } from '../../core/causes/cause'
import { recipientOn } from '../../core/causes/recipientOn'
import { useApp } from '../AppContext'
import { useBasket } from '../give/BasketContext'
import { PrimaryButton, SecondaryButton } from '../parts/Button'
import { Icon } from '../parts/Icon'
import { Small, VisuallyHidden } from '../parts/basics'
import { useAnnounce } from '../parts/LiveRegion'
import { useStoreValue } from '../parts/useStoreValue'
import { paths } from '../paths'
import { useChain } from '../useChain'

type GiveToCauseProps = { readonly cause: Cause; readonly weight: 'primary' | 'secondary' }

/** Puts a cause into the gift, or says why it cannot be given to from here. */
export function GiveToCause({ cause, weight }: GiveToCauseProps) {
  const session = useStoreValue(useApp().session)
  const chain = useChain()
  const { basket, add } = useBasket()
  const announce = useAnnounce()

  if (!cause.confirmed) return <Small>Not confirmed yet: you can read about it, not give to it.</Small>
  if (chain === null) return null
  if (recipientOn(cause, chain.id) === null) {
    return (
      <Small>
        Has no address on {chain.name},{' '}
        {session.kind === 'wallet' ? 'where your wallet is' : 'the chain of your Safe'}.
      </Small>
    )
  }
  if (basket.lines.some((line) => line.causeId === cause.id)) {
    return (
      <Small>
        In your gift. <Link href={paths.give}>Set the amount</Link>
      </Small>
    )
  }
  const Button = weight === 'primary' ? PrimaryButton : SecondaryButton
  return (
    <Button
      onClick={() => {
        add(cause, chain)
        announce(`${cause.name} is in your gift.`)
      }}
    >
      <Icon name="plus" />
      Add to gift
      <VisuallyHidden>: {cause.name}</VisuallyHidden>
    </Button>
  )
}
