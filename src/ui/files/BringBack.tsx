import type { Account } from '../../flows/account/account'
import { TextButton } from '../parts/Button'
import { useAnnounce } from '../parts/LiveRegion'
import { useStoreValue } from '../parts/useStoreValue'
import { countWords } from './countWords'
import { replacedGift } from './replacedGift'
import { useGiftBasket } from './useGiftBasket'

/** The way back after a file or a plan has replaced what was in the gift. */
export function BringBack({ account }: { readonly account: Pick<Account, 'chain' | 'address'> }) {
  const { basket, bringBack } = useGiftBasket(account)
  const replaced = useStoreValue(replacedGift)
  const announce = useAnnounce()
  if (replaced === null || replaced.after !== basket.lines) return null
  const payments = countWords(replaced.before.length, 'payment')
  return (
    <p>
      {payments} {replaced.before.length === 1 ? 'was' : 'were'} replaced.{' '}
      <TextButton
        onClick={() => {
          bringBack(replaced.before)
          announce(`${payments} brought back.`)
        }}
      >
        Undo
      </TextButton>
    </p>
  )
}
