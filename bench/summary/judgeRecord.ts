import type { RecordFigures } from '../record/measureRecord'
import type { Target } from './target'

const mostFirstRowsMs = 1_000
const mostTaskMs = 50
const mostHeapBytes = 50_000_000

/** Compares the figures of the record with their targets, on this machine as it is. */
export function judgeRecord({ opened, actions }: RecordFigures): readonly Target[] {
  const plain = opened.filter(({ profile }) => profile === 'plain')
  const tasks = [...plain, ...actions.filter(({ profile }) => profile === 'plain')]
  return [
    ...plain.map(({ what, firstRowsMs }) =>
      atMost(`${what}: first rows within ${mostFirstRowsMs} ms`, mostFirstRowsMs, firstRowsMs, 'ms'),
    ),
    ...tasks.map(({ what, longestTaskMs }) =>
      atMost(`${what}: no task of more than ${mostTaskMs} ms`, mostTaskMs, longestTaskMs, 'ms'),
    ),
    ...plain.map(({ what, heapBytes }) =>
      atMost(
        `${what}: at most ${mostHeapBytes / 1e6} MB of memory`,
        mostHeapBytes / 1e6,
        heapBytes === null ? null : heapBytes / 1e6,
        'MB',
      ),
    ),
  ]
}

function atMost(promise: string, most: number, found: number | null, unit: string): Target {
  return {
    promise,
    found: found === null ? 'not measured' : `${found.toFixed(0)} ${unit}`,
    isMet: found !== null && found <= most,
  }
}
