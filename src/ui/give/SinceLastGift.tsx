import { amountWords } from '../../core/money/amountWords'
import { type GiftChange, sinceLastGift } from '../../core/giving/sinceLastGift'
import type { TrackedGift } from '../../core/giving/trackedGift'
import { AddressText } from '../parts/AddressText'
import { Section } from '../parts/Layout'
import { dayText } from '../parts/dayText'
import { useStoreValue } from '../parts/useStoreValue'
import type { Giver } from './giver'

type SinceLastGiftProps = { readonly giver: Giver; readonly gifts: readonly TrackedGift[] }

/** What differs from the last delivered gift to the same payees. Nothing where this browser knows of none. */
export function SinceLastGift({ giver, gifts }: SinceLastGiftProps) {
  const { items } = useStoreValue(giver.tracked)
  const earlier = items.flatMap((item) =>
    item.kind !== 'safeMessage' && item.phase.status === 'confirmed'
      ? { atMs: item.createdAtMs, gifts: item.gifts }
      : [],
  )
  const since = sinceLastGift(gifts, earlier)
  if (since === null) return null
  const day = dayText(new Date(since.atMs).toISOString())
  if (since.changes.length === 0) return <p>Same payments as in your gift of {day}, to the last digit.</p>
  return (
    <Section aria-label={`Changes since ${day}`}>
      <p>Compared with your gift of {day} to the same recipients:</p>
      <ul>
        {since.changes.map((change) => (
          <li key={`${change.kind}${change.gift.recipient}${change.gift.token}`}>
            <ChangeWords {...change} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function ChangeWords(change: GiftChange) {
  const { gift } = change
  const name = gift.payeeName ?? gift.recipient
  if (change.kind === 'address')
    return (
      <>
        <strong>The address of {name} has changed.</strong> Then <AddressText value={change.before} />, now{' '}
        <AddressText value={change.now} />
      </>
    )
  if (change.before === 0n)
    return (
      <>
        {name}: {amountWords(change.now, gift)}, and nothing in {gift.symbol} then
      </>
    )
  if (change.now === 0n)
    return (
      <>
        {name}: nothing in {gift.symbol}, and {amountWords(change.before, gift)} then
      </>
    )
  return (
    <>
      {name}: {amountWords(change.now, gift)}, and {amountWords(change.before, gift)} then
    </>
  )
}
