import { keccak256, toHex, type Address, type Hex } from 'viem'
import { mostPurposes, purposesText } from '../../core/giving/keptPurposes'
import type { Call } from '../../core/safe/safeTx'
import { foundOr, type Unreadable } from '../../core/storedText'
import { stringifyExact } from '../../core/stringifyExact'
import type { KeyValueStorage } from '../../ports/storage'
import { storedEntry } from '../storedEntry'

type Place = { readonly storage: KeyValueStorage; readonly chainId: number; readonly owner: Address }
type ReadPlace = Omit<Place, 'storage'> & { readonly storage: Pick<KeyValueStorage, 'get'> }

/**
 * Stores the purpose of a gift in this browser only: it is not in the transaction. Null removes it. Equal gifts share the
 * latest purpose. When the stored purposes are unreadable, they stay and this one is not stored.
 */
export function keepPurpose(place: Place, calls: readonly Call[], text: string | null): void {
  const gift = giftKey(calls)
  const others = readPurposes(place).filter((one) => one.gift !== gift)
  const purposes = text === null ? others : [{ gift, text }, ...others].slice(0, mostPurposes)
  const entry = storedEntry(place.storage, keyOf(place), purposesText)
  if (purposes.length === 0) entry.remove()
  else entry.set({ purposes })
}

/** Returns the giver's purpose of a gift with these calls; null: none. */
export function purposeOf(place: ReadPlace, calls: readonly Call[]): string | null {
  const gift = giftKey(calls)
  return readPurposes(place).find((one) => one.gift === gift)?.text ?? null
}

/** Returns the stored purposes that cannot be read: none of them is known, and no other is added. Null: they can be read. */
export function unreadablePurposes(place: ReadPlace): Unreadable | null {
  const reading = purposesText.read(place.storage.get(keyOf(place)))
  return reading.kind === 'unreadable' ? reading : null
}

/** Removes the unreadable purposes that were shown. */
export function discardPurposes(place: Place, shown: Unreadable): void {
  storedEntry(place.storage, keyOf(place), purposesText).discard(shown)
}

/** Returns the stored purposes, newest first, by the digest of the calls (`giftKey`). */
export function readPurposes(place: ReadPlace): readonly { readonly gift: string; readonly text: string }[] {
  return foundOr(purposesText.read(place.storage.get(keyOf(place))), null)?.purposes ?? []
}

function keyOf({ chainId, owner }: Omit<Place, 'storage'>): string {
  return `dsg.v1.purposes.${chainId}.${owner.toLowerCase()}`
}

/** Returns the digest of a gift's calls: the same for equal gifts. */
export function giftKey(calls: readonly Call[]): Hex {
  return keccak256(toHex(stringifyExact(calls.map(({ to, value, data }) => [to.toLowerCase(), value, data]))))
}
