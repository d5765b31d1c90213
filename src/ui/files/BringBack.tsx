import type { Account } from '../../flows/account/account'
import { TextButton } from '../parts/Button'
import { useAnnounce } from '../parts/LiveRegion'
import { useStoreValue } from '../parts/useStoreValue'
import { replacedGift } from './replacedGift'
import { useGiftBasket } from './useGiftBasket'
import { m } from './toolMessages'

/** Offers to restore the gift that a file or a plan has replaced. */
export function BringBack({ account }: { readonly account: Pick<Account, 'chain' | 'address'> }) {
  const { basket, bringBack } = useGiftBasket(account)
  const replaced = useStoreValue(replacedGift)
  const announce = useAnnounce()
  if (replaced === null || replaced.after !== basket.lines) return null
  const payments = replaced.before.length
  return (
    <li>
      <p>
        {m.replaced(payments)}{' '}
        <TextButton
          onClick={() => {
            bringBack(replaced.before, replaced.purposeBefore)
            announce(m.broughtBack(payments))
          }}
        >
          {m.undo}
        </TextButton>
      </p>
    </li>
  )
}
