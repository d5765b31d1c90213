import { addressChange, type AddressChange } from '../../core/causes/addressChange'
import type { AppChain } from '../../core/chain'
import type { TrackedGift } from '../../core/giving/trackedGift'
import { useApp } from '../AppContext'
import { AddressText } from '../parts/AddressText'
import { Small } from '../parts/basics'
import { dayText } from '../parts/format'
import { Notice } from '../parts/Notice'
import { useStoreValue } from '../parts/useStoreValue'
import { Sentence } from '../parts/Sentence'
import { m } from './messages'

type FormerAddressProps = {
  readonly gifts: readonly TrackedGift[]
  readonly chain: AppChain
  /** True when nothing can be changed any more: then a change of the directory is only a note. */
  readonly isFinal: boolean
}

/**
 * Warns that the directory no longer supports an address that a gift goes to. Renders nothing while it does, or is
 * unknown.
 */
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
        <Sentence of={m.former.since(words, <AddressText value={gift.recipient} />)} />
      </Small>
    ) : (
      <Notice key={gift.recipient} tone="bad" title={words}>
        <p>
          <Sentence of={m.former.goesTo(<AddressText value={gift.recipient} />)} />
          {next !== null && (
            <>
              {' '}
              <Sentence of={m.former.now(<AddressText value={next} />)} />
            </>
          )}
        </p>
        <p>{m.former.ask}</p>
      </Notice>
    )
  })
}

function wordsOf(change: AddressChange): string {
  switch (change.kind) {
    case 'stopped': {
      const { state, since, reason, replacedBy } = change.stopped
      const what = replacedBy === null ? state : 'replaced'
      return m.former.stopped(change.name, what, dayText(since), reason)
    }
    case 'replaced':
      return (change.address === null ? m.former.none : m.former.other)(change.name)
    case 'missing':
      return m.former.gone
  }
}

function nextOf(change: AddressChange) {
  if (change.kind === 'stopped') return change.stopped.replacedBy
  return change.kind === 'replaced' ? change.address : null
}
