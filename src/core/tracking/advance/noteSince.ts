import type { TrackedNote } from '../trackedNote'

/** Since when a note of this kind stands, in ms: a new one begins now, an older one keeps its time. */
export function noteSince(before: TrackedNote | null, kind: TrackedNote['kind'], nowMs: number): number {
  return before?.kind === kind && 'sinceMs' in before ? before.sinceMs : nowMs
}
