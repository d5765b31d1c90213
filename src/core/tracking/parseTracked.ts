import * as v from 'valibot'
import { trackedItemSchema } from './trackedSchema'
import type { TrackedItem } from './trackedItem'

export type StoredTracked = { readonly items: readonly TrackedItem[]; readonly clearedAtMs: number }

const documentSchema = v.object({
  version: v.literal(1),
  clearedAtMs: v.pipe(v.number(), v.finite(), v.minValue(0)),
  items: v.array(v.unknown()),
})

/**
 * What storage gave back. Never throws: an item that cannot be read is dropped and the others are kept; anything that
 * is not ours, or of a version that this release does not know, is an empty list.
 */
export function parseTracked(text: string | null): StoredTracked {
  const document = v.safeParse(documentSchema, parseJson(text))
  if (!document.success) return { items: [], clearedAtMs: 0 }
  const items = document.output.items.flatMap((candidate): TrackedItem[] => {
    const item = v.safeParse(trackedItemSchema, candidate)
    return item.success ? [item.output] : []
  })
  return { items, clearedAtMs: document.output.clearedAtMs }
}

function parseJson(text: string | null): unknown {
  if (text === null) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
