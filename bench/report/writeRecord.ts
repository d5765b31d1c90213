import type { RecordFigures } from '../record/measureRecord'
import type { Target } from '../summary/target'
import { alignTable } from './alignTable'
import { joinParts, targetTable, whole } from './tables'

export type RecordSummary = RecordFigures & { readonly targets: readonly Target[] }

/** What the benchmark prints of the record. */
export function writeRecord({ opened, actions, targets }: RecordSummary): string {
  return joinParts([
    [
      'A record, opened (ms since the navigation; medians)',
      ...alignTable([
        [
          '',
          'profile',
          'first sums',
          'first rows',
          'complete',
          'longest task',
          'to the node',
          'to the service',
          'MB',
        ],
        ...opened.map((one) => [
          one.what,
          one.profile,
          whole(one.firstSumsMs),
          whole(one.firstRowsMs),
          whole(one.wholeMs),
          taskText(one.longestTaskMs),
          whole(one.toNode),
          whole(one.toService),
          one.heapBytes === null ? '-' : (one.heapBytes / 1e6).toFixed(1),
        ]),
      ]),
    ],
    [
      'What is then done with it (ms from the press or the choice to the frame, or to the file; medians)',
      ...alignTable([
        ['', 'profile', 'done', 'longest task'],
        ...actions.map(({ what, profile, doneMs, longestTaskMs }) => [
          what,
          profile,
          whole(doneMs),
          taskText(longestTaskMs),
        ]),
      ]),
    ],
    ['Targets for the record', ...targetTable(targets)],
  ])
}

/** Browsers report no task below 50 ms. */
function taskText(longestMs: number | null): string {
  return longestMs === 50 ? 'at most 50' : whole(longestMs)
}
