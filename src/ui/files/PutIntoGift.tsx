import { type BasketLine, maxLines } from '../../core/giving/basket'
import type { Account } from '../../flows/account/account'
import { navigate } from '../fragment'
import { PrimaryButton, SecondaryButton } from '../parts/Button'
import { Row } from '../parts/basics'
import { useAnnounce } from '../parts/LiveRegion'
import { useNavigation } from '../parts/navigation'
import { Notice } from '../parts/Notice'
import { paths } from '../paths'
import { countWords } from './countWords'
import { useGiftBasket } from './useGiftBasket'

type PutIntoGiftProps = {
  readonly account: Account
  readonly lines: readonly Omit<BasketLine, 'id'>[]
}

/** The one way from a file or a plan into the gift: behind what is there, or in its place. */
export function PutIntoGift({ account, lines }: PutIntoGiftProps) {
  const { basket, put } = useGiftBasket(account)
  const navigation = useNavigation()
  const announce = useAnnounce()
  const there = basket.lines.length
  const payments = countWords(lines.length, 'payment')

  const go = (how: 'add' | 'replace') => {
    put(lines, how)
    navigation.record()
    navigate(paths.give)
    announce(how === 'add' ? `${payments} added to your gift.` : `Your gift now has ${payments}.`)
  }

  if (lines.length === 0) return null
  if (lines.length > maxLines)
    return (
      <Notice tone="bad" title={`A gift holds at most ${countWords(maxLines, 'payment')}`}>
        <p>These are {payments}. Split them, and give the rest afterwards.</p>
      </Notice>
    )
  return (
    <Row>
      {there + lines.length <= maxLines && (
        <PrimaryButton onClick={() => go('add')}>Add {payments} to your gift</PrimaryButton>
      )}
      {there > 0 && (
        <SecondaryButton onClick={() => go('replace')}>
          Replace the {countWords(there, 'payment')} in your gift
        </SecondaryButton>
      )}
    </Row>
  )
}
