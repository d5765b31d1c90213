import type { BatchCosts } from '../giving/measureBatches'
import type { GivingTimes } from '../giving/measureGiving'
import type { Target } from '../summary/target'
import { alignTable } from './alignTable'
import { joinParts, targetTable, whole } from './tables'

export type GivingSummary = {
  readonly times: readonly GivingTimes[]
  readonly batches: readonly BatchCosts[]
  readonly targets: readonly Target[]
}

/** What the benchmark prints of long gifts, long files and long directories. */
export function writeGiving({ times, batches, targets }: GivingSummary): string {
  return joinParts([
    [
      'Long files and directories (ms from the press, or from the slowest key, to the frame; medians)',
      ...alignTable([
        ['', 'profile', 'done', 'longest task'],
        ...times.map(({ what, profile, doneMs, longestTaskMs }) => [
          what,
          profile,
          whole(doneMs),
          longestTaskMs === 50 ? 'at most 50' : whole(longestTaskMs),
        ]),
      ]),
    ],
    [
      'One gift in Node (ms of one thread; medians)',
      ...alignTable([
        ['payments', 'check', 'build', 'read back'],
        ...batches.map(({ payments, checkMs, buildMs, readMs }) => [
          `${payments}`,
          checkMs.toFixed(2),
          buildMs.toFixed(2),
          readMs.toFixed(2),
        ]),
      ]),
    ],
    ['Targets for giving', ...targetTable(targets)],
  ])
}
