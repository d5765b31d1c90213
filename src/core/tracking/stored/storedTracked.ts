import * as v from 'valibot'
import { timeMs } from '../../fields'
import { foundOr, type StoredReading, storedText, unreadable } from '../../storedText'
import type { TrackedItem } from '../trackedItem'
import { withoutRereading } from '../rereading'
import { statusTable } from '../status/statusTable'
import { trackedItemSchema } from './trackedSchema'

/** Items that the last "Clear All" removed, kept for undo. */
export type Cleared = {
  readonly items: readonly TrackedItem[]
  /** Entries that this release cannot read, as stored. */
  readonly unread?: readonly unknown[]
  /** Items that were cleared before, or can no longer be restored, while an open gift could take their payment for its own. */
  readonly settled?: readonly TrackedItem[]
  /** Time of the last clear or undo: of two copies the later one counts. */
  readonly changedAtMs: number
  /** The previous `clearedAtMs`, which an undo restores. */
  readonly beforeMs: number
}

/** Stored state of an account's tracked items. */
export type StoredTracked = {
  readonly items: readonly TrackedItem[]
  /** Entries that this release cannot read, as stored: written back with every change. */
  readonly unread: readonly unknown[]
  /** Time at which the user last cleared the list; 0: never. Earlier executions at the service stay hidden. */
  readonly clearedAtMs: number
  readonly cleared: Cleared
}

/** Nothing tracked, nothing cleared. */
export const nothingStored: StoredTracked = {
  items: [],
  unread: [],
  clearedAtMs: 0,
  cleared: { items: [], changedAtMs: 0, beforeMs: 0 },
}

const sinceMs = v.pipe(timeMs, v.minValue(0))

/** Absent in entries of earlier versions. */
const clearedSchema = v.object({
  changedAtMs: sinceMs,
  beforeMs: sinceMs,
  items: v.array(v.unknown()),
  settled: v.exactOptional(v.array(v.unknown())),
})

const trackedText = storedText(
  v.object({
    clearedAtMs: sinceMs,
    items: v.array(v.unknown()),
    cleared: v.fallback(v.nullish(clearedSchema), null),
  }),
)

/**
 * Parses the list. Keeps an unreadable entry as it is, beside the others. A list with one that could not be written back is
 * unreadable as a whole.
 */
export function readTracked(text: string | null): StoredReading<StoredTracked> {
  const reading = trackedText.read(text)
  if (reading.kind !== 'found') return reading
  const { items, clearedAtMs, cleared } = reading.value
  const listed = parseItems(items)
  const gone =
    cleared == null ? { items: [], changedAtMs: clearedAtMs, beforeMs: clearedAtMs } : clearedOf(cleared)
  if (![...listed.unread, ...(gone.unread ?? [])].every((entry) => isShallow(entry)))
    return unreadable('damaged', `${text}`)
  return {
    kind: 'found',
    value: { ...listed, clearedAtMs, cleared: gone },
  }
}

/** Returns false for what `JSON.stringify` may throw at: it recurses, and `JSON.parse` does not. */
function isShallow(entry: unknown, left = 100): boolean {
  if (typeof entry !== 'object' || entry === null) return true
  return left > 0 && Object.values(entry).every((part) => isShallow(part, left - 1))
}

function clearedOf({ items, settled, ...times }: v.InferOutput<typeof clearedSchema>): Cleared {
  return {
    ...times,
    ...parseItems(items),
    ...(settled !== undefined && { settled: parseItems(settled).items }),
  }
}

/** Parses the list for display only: empty when it is unreadable. Never throws. */
export function parseTracked(text: string | null): StoredTracked {
  return foundOr(readTracked(text), nothingStored)
}

function parseItems(candidates: readonly unknown[]): Pick<StoredTracked, 'items' | 'unread'> {
  const items: TrackedItem[] = []
  const unread: unknown[] = []
  for (const candidate of candidates) {
    const item = v.safeParse(trackedItemSchema, candidate, { abortEarly: true })
    if (item.success) items.push(unlessUnproved(item.output))
    else unread.push(candidate)
  }
  return { items, unread }
}

/** Maximum number of successful items kept for one account: small enough for a browser's storage. */
const goodEndsKept = 10

/** Maximum number of failed items, which are otherwise kept until the user clears the list. */
const badEndsKept = 200

/**
 * Serialises an account's tracked items: all pending ones, the newest successful ones, and the failed ones, since
 * their line has left the basket and nothing else shows that they were not paid. `clearedAtMs`: when the user last
 * cleared the list (0: never), so that neither another tab nor the service restores it. `cleared`: the removed items,
 * for undo. `unread`: entries that this release cannot read, as stored.
 */
export function serialiseTracked(
  items: readonly TrackedItem[],
  clearedAtMs: number,
  cleared: Cleared = { items: [], changedAtMs: clearedAtMs, beforeMs: clearedAtMs },
  unread: readonly unknown[] = [],
): string {
  const { changedAtMs, beforeMs, settled = [] } = cleared
  const times = { changedAtMs, beforeMs }
  return trackedText.serialise({
    clearedAtMs,
    items: [...worthKeeping(items).map(withoutRereading).map(withProof), ...unread],
    cleared: {
      ...times,
      items: [...worthKeeping(cleared.items).map(withProof), ...(cleared.unread ?? [])],
      ...(settled.length > 0 && { settled: settled.map(withProof) }),
    },
  })
}

function worthKeeping(items: readonly TrackedItem[]): readonly TrackedItem[] {
  let good = 0
  let bad = 0
  return items.filter((item) => {
    if (!statusTable[item.phase.status].final) return true
    return wentWell(item) ? ++good <= goodEndsKept : ++bad <= badEndsKept
  })
}

/** Returns true when it is delivered in full, signed, or continues under another hash. */
function wentWell({ phase, note }: TrackedItem): boolean {
  const isGood = phase.status === 'confirmed' || phase.status === 'signed' || phase.status === 'repriced'
  return isGood && note === null
}

/** Mark of a stored end that was judged by the code that ran. Earlier releases drop it, and set none. */
type Marked<T> = T & { readonly judgedByCode?: true }

/** Marks an end with proof that it is unpaid, for storage. */
function withProof(item: TrackedItem): unknown {
  const { phase } = item
  return phase.status === 'replaced' && phase.paid === 'no'
    ? { ...item, phase: { ...phase, judgedByCode: true } }
    : item
}

/**
 * Restores a stored item. Earlier releases stored "not paid" even when a contract may have forwarded the money: an
 * end without the mark is unknown.
 */
function unlessUnproved(item: TrackedItem): TrackedItem {
  if (item.phase.status !== 'replaced') return item
  const { judgedByCode, ...phase }: Marked<typeof item.phase> = item.phase
  const paid = phase.paid === 'no' && judgedByCode !== true ? 'unknown' : phase.paid
  return { ...item, phase: { ...phase, paid } } as TrackedItem
}
