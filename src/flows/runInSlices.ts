import type { Clock } from '../ports/clock'

/** Maximum delay of input and paint, in ms: half a frame. */
const sliceMs = 8

/** Runs the steps of a long computation, and yields to the browser between two slices of time. */
export async function runInSlices<T>(
  steps: Generator<void, T>,
  clock: Pick<Clock, 'nowMs' | 'sleep'>,
): Promise<T> {
  let startedAtMs = clock.nowMs()
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
    if (clock.nowMs() - startedAtMs < sliceMs) continue
    await clock.sleep(0)
    startedAtMs = clock.nowMs()
  }
}
