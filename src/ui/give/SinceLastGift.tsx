import { amountWords } from '../../core/money/amountWords'
import { type GiftChange, sinceLastGift } from '../../core/giving/sinceLastGift'
import type { TrackedGift } from '../../core/giving/trackedGift'
import { AddressText } from '../parts/AddressText'
import { Section } from '../parts/Layout'
import { Sentence } from '../parts/Sentence'
import { dayText } from '../parts/dayText'
import { useStoreValue } from '../parts/useStoreValue'
import type { Giver } from './giver'
import { hasArrived } from '../../core/tracking/hasArrived'
import { m } from './reviewMessages'

type SinceLastGiftProps = { readonly giver: Giver; readonly gifts: readonly TrackedGift[] }

/** Lists the differences from the last delivered gift to the same payees, if this browser knows one. */
export function SinceLastGift({ giver, gifts }: SinceLastGiftProps) {
  const { items } = useStoreValue(giver.tracked)
  const earlier = items.flatMap((item) =>
    item.kind !== 'safeMessage' && hasArrived(item) ? { atMs: item.createdAtMs, gifts: item.gifts } : [],
  )
  const since = sinceLastGift(gifts, earlier)
  if (since === null) return null
  const day = dayText(new Date(since.atMs).toISOString())
  if (since.changes.length === 0) return <p>{m.since.same(day)}</p>
  return (
    <Section aria-label={m.since.label(day)}>
      <p>{m.since.lede(day)}</p>
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
        <strong>{m.since.moved(name)}</strong>
        <Sentence
          of={m.since.addresses(<AddressText value={change.before} />, <AddressText value={change.now} />)}
        />
      </>
    )
  const words = (amount: bigint) => (amount === 0n ? null : amountWords(amount, gift))
  return m.since.amount(name, words(change.now), words(change.before), gift.symbol)
}
