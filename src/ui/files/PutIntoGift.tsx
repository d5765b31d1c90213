import { maxLines } from '../../core/giving/basket'
import { lineOf } from '../../core/giving/lineOf'
import type { FilePayment } from '../../core/files/fileReading'
import type { Account } from '../../flows/account/account'
import { navigate } from '../fragment'
import { PrimaryButton, SecondaryButton } from '../parts/Button'
import { Row } from '../parts/basics'
import { useAnnounce } from '../parts/LiveRegion'
import { useNavigation } from '../parts/navigation'
import { Notice } from '../parts/Notice'
import { paths } from '../paths'
import { useGiftBasket } from './useGiftBasket'
import { m } from '../plans/messages'

type PutIntoGiftProps = {
  readonly account: Account
  readonly payments: readonly Pick<FilePayment, 'payee' | 'gift'>[]
  /** Purpose of the payments, where the plan has one. */
  readonly purpose?: string | null
}

/** Puts the payments of a file or a plan into the gift: after the existing lines, or in their place. */
export function PutIntoGift({ account, payments, purpose }: PutIntoGiftProps) {
  const { basket, put } = useGiftBasket(account)
  const navigation = useNavigation()
  const announce = useAnnounce()
  const there = basket.lines.length
  const count = payments.length

  const go = (how: 'add' | 'replace') => {
    const lines = payments.map(({ payee, gift }) => lineOf(payee, gift))
    put(lines, how, purpose)
    navigation.record()
    navigate(paths.give)
    announce(how === 'add' ? m.put.added(count) : m.put.now(count))
  }

  if (count === 0) return null
  if (count > maxLines)
    return (
      <Notice tone="bad" title={m.put.most(maxLines)}>
        <p>{m.put.splitThem(count)}</p>
      </Notice>
    )
  return (
    <Row>
      {there + count <= maxLines && (
        <PrimaryButton onClick={() => go('add')}>{m.put.add(count)}</PrimaryButton>
      )}
      {there > 0 && <SecondaryButton onClick={() => go('replace')}>{m.put.replace(there)}</SecondaryButton>}
    </Row>
  )
}
