import { keccak256, toHex, type Address, type Hex } from 'viem'
import { mostPurposes, purposesText } from '../../core/giving/keptPurposes'
import type { Call } from '../../core/safe/safeTx'
import { foundOr } from '../../core/storedText'
import { stringifyExact } from '../../core/stringifyExact'
import type { KeyValueStorage } from '../../ports/storage'

type Place = { readonly storage: KeyValueStorage; readonly chainId: number; readonly owner: Address }
type ReadPlace = Omit<Place, 'storage'> & { readonly storage: Pick<KeyValueStorage, 'get'> }

/**
 * Remembers what a gift is for, in this browser only: nothing of it is in the transaction. Null forgets it. An equal gift
 * has the purpose that was kept last.
 */
export function keepPurpose(place: Place, calls: readonly Call[], text: string | null): void {
  const gift = giftKey(calls)
  const others = readPurposes(place).filter((one) => one.gift !== gift)
  const purposes = text === null ? others : [{ gift, text }, ...others].slice(0, mostPurposes)
  if (purposes.length === 0) place.storage.remove(keyOf(place))
  else place.storage.set(keyOf(place), purposesText.serialise({ purposes }))
}

/** What the giver said that a gift with these calls is for; null: nothing. */
export function purposeOf(place: ReadPlace, calls: readonly Call[]): string | null {
  const gift = giftKey(calls)
  return readPurposes(place).find((one) => one.gift === gift)?.text ?? null
}

/** The purposes that are kept, the newest first, by the digest of the calls (`giftKey`). */
export function readPurposes(place: ReadPlace): readonly { readonly gift: string; readonly text: string }[] {
  return foundOr(purposesText.read(place.storage.get(keyOf(place))), null)?.purposes ?? []
}

function keyOf({ chainId, owner }: Omit<Place, 'storage'>): string {
  return `dsg.v1.purposes.${chainId}.${owner.toLowerCase()}`
}

/** The digest of what a gift calls: the same for equal gifts. */
export function giftKey(calls: readonly Call[]): Hex {
  return keccak256(toHex(stringifyExact(calls.map(({ to, value, data }) => [to.toLowerCase(), value, data]))))
}
