import * as v from 'valibot'
import type { SafePlace } from '../../core/review/safePlace'
import { safePlaceText } from '../../core/review/safePlaceText'
import { foundOr, storedText } from '../../core/storedText'
import type { KeyValueStorage } from '../../ports/storage'

const seenText = storedText(v.object({ newest: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) }))

/** The newest version of the directory that this browser has seen signed by the Safe; null: none. */
export function readNewestSeen(storage: Pick<KeyValueStorage, 'get'>, place: SafePlace): number | null {
  return foundOr(seenText.read(storage.get(keyOf(place))), null)?.newest ?? null
}

/** Remembers a version that the Safe has signed, unless a newer one is known. */
export function keepNewestSeen(
  storage: Pick<KeyValueStorage, 'get' | 'set'>,
  place: SafePlace,
  version: number,
): void {
  const newest = Math.max(version, readNewestSeen(storage, place) ?? 0)
  storage.set(keyOf(place), seenText.serialise({ newest }))
}

function keyOf(place: SafePlace): string {
  return `dsg.v1.directory.${safePlaceText(place)}`
}
