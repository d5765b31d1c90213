import { type BasketLine, maxLines } from '../../core/giving/basket'
import type { Account } from '../../flows/account/account'
import { navigate } from '../fragment'
import { PrimaryButton, SecondaryButton } from '../parts/Button'
import { Row } from '../parts/basics'
import { useAnnounce } from '../parts/LiveRegion'
import { useNavigation } from '../parts/navigation'
import { Notice } from '../parts/Notice'
import { paths } from '../paths'
import { useGiftBasket } from './useGiftBasket'
import { m } from './planMessages'

type PutIntoGiftProps = {
  readonly account: Account
  readonly lines: readonly Omit<BasketLine, 'id'>[]
  /** Purpose of the payments, where the plan has one. */
  readonly purpose?: string | null
}

/** Puts the payments of a file or a plan into the gift: after the existing lines, or in their place. */
export function PutIntoGift({ account, lines, purpose }: PutIntoGiftProps) {
  const { basket, put } = useGiftBasket(account)
  const navigation = useNavigation()
  const announce = useAnnounce()
  const there = basket.lines.length
  const payments = lines.length

  const go = (how: 'add' | 'replace') => {
    put(lines, how, purpose)
    navigation.record()
    navigate(paths.give)
    announce(how === 'add' ? m.put.added(payments) : m.put.now(payments))
  }

  if (lines.length === 0) return null
  if (lines.length > maxLines)
    return (
      <Notice tone="bad" title={m.put.most(maxLines)}>
        <p>{m.put.splitThem(payments)}</p>
      </Notice>
    )
  return (
    <Row>
      {there + lines.length <= maxLines && (
        <PrimaryButton onClick={() => go('add')}>{m.put.add(payments)}</PrimaryButton>
      )}
      {there > 0 && <SecondaryButton onClick={() => go('replace')}>{m.put.replace(there)}</SecondaryButton>}
    </Row>
  )
}
