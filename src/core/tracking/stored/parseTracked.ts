import * as v from 'valibot'
import { foundOr, storedText } from '../../storedText'
import { trackedItemSchema } from './trackedSchema'
import { nothingStored, type StoredTracked } from './storedTracked'
import { unlessUnproved } from './unpaidProof'
import type { TrackedItem } from '../trackedItem'

const timeMs = v.pipe(v.number(), v.finite(), v.minValue(0))

/** Not there where an earlier version wrote it. */
const clearedSchema = v.object({ changedAtMs: timeMs, beforeMs: timeMs, items: v.array(v.unknown()) })

export const trackedText = storedText(
  v.object({
    clearedAtMs: timeMs,
    items: v.array(v.unknown()),
    cleared: v.fallback(v.nullish(clearedSchema), null),
  }),
)

/**
 * What storage gave back. Never throws: an item that cannot be read is dropped and the others are kept; anything that
 * is not ours, or of a version that this release does not know, is an empty list.
 */
export function parseTracked(text: string | null): StoredTracked {
  const document = foundOr(trackedText.read(text), null)
  if (document === null) return nothingStored
  const { items, clearedAtMs, cleared } = document
  return {
    items: parseItems(items),
    clearedAtMs,
    cleared:
      cleared == null
        ? { items: [], changedAtMs: clearedAtMs, beforeMs: clearedAtMs }
        : { ...cleared, items: parseItems(cleared.items) },
  }
}

function parseItems(candidates: readonly unknown[]): readonly TrackedItem[] {
  return candidates.flatMap((candidate) => {
    const item = v.safeParse(trackedItemSchema, candidate)
    return item.success ? [unlessUnproved(item.output)] : []
  })
}
