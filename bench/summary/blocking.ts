import type { Load } from '../browser/measureLoad'

/** Long tasks, and what they hold up beyond 50 ms each, in ms: the "total blocking time". */
export type Blocking = { readonly tasks: number; readonly blockedMs: number }

/** Counts the long tasks that began before `untilMs`. */
export function blocking(
  { longTasks }: Pick<Load, 'longTasks'>,
  untilMs = Number.POSITIVE_INFINITY,
): Blocking {
  const counted = longTasks.filter(({ startMs }) => startMs < untilMs)
  return {
    tasks: counted.length,
    blockedMs: counted.reduce((sum, { durationMs }) => sum + Math.max(0, durationMs - 50), 0),
  }
}
