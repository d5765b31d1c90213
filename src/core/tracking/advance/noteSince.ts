import type { TrackedNote } from '../trackedNote'

/** Returns the start of a note of this kind, in ms: now for a new one, else the earlier time. */
export function noteSince(before: TrackedNote | null, kind: TrackedNote['kind'], nowMs: number): number {
  return before?.kind === kind && 'sinceMs' in before ? before.sinceMs : nowMs
}
