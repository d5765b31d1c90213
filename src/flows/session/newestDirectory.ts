import * as v from 'valibot'
import { type SafePlace, safePlaceText } from '../../core/review/safePlace'
import { foundOr, isNewer, mapFound, type StoredReading, storedText } from '../../core/storedText'
import type { KeyValueStorage } from '../../ports/storage'

const seenText = storedText(v.object({ newest: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) }))

/** Reads the newest version of the directory that this browser has seen signed by the Safe. */
export function readNewestSeen(
  storage: Pick<KeyValueStorage, 'get'>,
  place: SafePlace,
): StoredReading<number> {
  return mapFound(seenText.read(storage.get(keyOf(place))), ({ newest }) => newest)
}

/** Stores a version that the Safe has signed, unless a newer one is known. Never overwrites the value of a newer release. */
export function keepNewestSeen(
  storage: Pick<KeyValueStorage, 'get' | 'set'>,
  place: SafePlace,
  version: number,
): void {
  const known = readNewestSeen(storage, place)
  // A damaged number says nothing, and would ask for consent for ever.
  if (isNewer(known)) return
  const newest = Math.max(version, foundOr(known, 0))
  storage.set(keyOf(place), seenText.serialise({ newest }))
}

function keyOf(place: SafePlace): string {
  return `dsg.v1.directory.${safePlaceText(place)}`
}
