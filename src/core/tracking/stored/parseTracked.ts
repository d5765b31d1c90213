import * as v from 'valibot'
import { foundOr, mapFound, type StoredReading, storedText } from '../../storedText'
import { trackedItemSchema } from './trackedSchema'
import { nothingStored, type StoredTracked } from './storedTracked'
import { unlessUnproved } from './unpaidProof'
import type { TrackedItem } from '../trackedItem'

const timeMs = v.pipe(v.number(), v.finite(), v.minValue(0))

/** Absent in entries of earlier versions. */
const clearedSchema = v.object({ changedAtMs: timeMs, beforeMs: timeMs, items: v.array(v.unknown()) })

export const trackedText = storedText(
  v.object({
    clearedAtMs: timeMs,
    items: v.array(v.unknown()),
    cleared: v.fallback(v.nullish(clearedSchema), null),
  }),
)

/** Parses the list. Keeps an unreadable entry as it is, beside the others. */
export function readTracked(text: string | null): StoredReading<StoredTracked> {
  return mapFound(trackedText.read(text), ({ items, clearedAtMs, cleared }) => ({
    ...parseItems(items),
    clearedAtMs,
    cleared:
      cleared == null
        ? { items: [], changedAtMs: clearedAtMs, beforeMs: clearedAtMs }
        : { ...cleared, ...parseItems(cleared.items) },
  }))
}

/** Parses the list for display only: empty when it is unreadable. Never throws. */
export function parseTracked(text: string | null): StoredTracked {
  return foundOr(readTracked(text), nothingStored)
}

function parseItems(candidates: readonly unknown[]): Pick<StoredTracked, 'items' | 'unread'> {
  const items: TrackedItem[] = []
  const unread: unknown[] = []
  for (const candidate of candidates) {
    const item = v.safeParse(trackedItemSchema, candidate)
    if (item.success) items.push(unlessUnproved(item.output))
    else unread.push(candidate)
  }
  return { items, unread }
}
