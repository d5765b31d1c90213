import { addressChange, type AddressChange } from '../../core/causes/addressChange'
import type { AppChain } from '../../core/chain'
import type { TrackedGift } from '../../core/giving/trackedGift'
import { useApp } from '../AppContext'
import { AddressText } from '../parts/AddressText'
import { Small } from '../parts/basics'
import { dayText } from '../parts/dayText'
import { Notice } from '../parts/Notice'
import { useStoreValue } from '../parts/useStoreValue'

type FormerAddressProps = {
  readonly gifts: readonly TrackedGift[]
  readonly chain: AppChain
  /** Nothing can be changed any more: what the directory says now is a note. */
  readonly isFinal: boolean
}

/** Says that the directory no longer stands behind an address that a gift goes to. Nothing while it does, or is not known. */
export function FormerAddress({ gifts, chain, isFinal }: FormerAddressProps) {
  const directory = useStoreValue(useApp().causes)
  if (directory.kind !== 'ready') return null
  const byAddress = new Map(gifts.map((gift) => [gift.recipient, gift]))
  return [...byAddress.values()].map((gift) => {
    const change = addressChange(directory.causes, chain.id, gift)
    if (change === null) return null
    const words = wordsOf(change)
    const next = nextOf(change)
    return isFinal ? (
      <Small key={gift.recipient}>
        Since this gift was put together, the directory has changed: {words} (
        <AddressText value={gift.recipient} />)
      </Small>
    ) : (
      <Notice key={gift.recipient} tone="bad" title={words}>
        <p>
          This gift goes to <AddressText value={gift.recipient} />. The directory no longer stands behind this
          address.
          {next !== null && (
            <>
              {' '}
              It now names <AddressText value={next} />.
            </>
          )}
        </p>
        <p>
          Do not sign or execute this gift before you have asked the cause. It can be rejected in your Safe.
        </p>
      </Notice>
    )
  })
}

function wordsOf(change: AddressChange): string {
  switch (change.kind) {
    case 'stopped': {
      const { state, since, reason, replacedBy } = change.stopped
      const what = replacedBy === null ? state : 'replaced'
      return `An address of ${change.name} was ${what} on ${dayText(since)}: ${reason}`
    }
    case 'replaced':
      return change.address === null
        ? `${change.name} has no address on this chain any more`
        : `${change.name} has another address on this chain now`
    case 'gone':
      return 'The cause of this gift is not in the directory any more, or is no longer confirmed'
  }
}

function nextOf(change: AddressChange) {
  if (change.kind === 'stopped') return change.stopped.replacedBy
  return change.kind === 'replaced' ? change.address : null
}
