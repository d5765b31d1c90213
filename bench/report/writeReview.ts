import type { ComputeCosts } from '../review/measureCompute'
import type { ReviewFigures } from '../review/measureReview'
import type { Target } from '../summary/target'
import { alignTable } from './alignTable'
import { joinParts, targetTable, whole } from './tables'

export type ReviewSummary = ReviewFigures & {
  readonly compute: readonly ComputeCosts[]
  readonly targets: readonly Target[]
}

/** What the benchmark prints of the queue and the review. */
export function writeReview({ screens, requests, compute, targets }: ReviewSummary): string {
  return joinParts([
    [
      'What a co-signer opens (ms since the navigation; medians)',
      ...alignTable([
        ['', 'profile', 'first useful screen', 'longest task'],
        ...screens.map(({ what, profile, usefulMs, longestTaskMs }) => [
          what,
          profile,
          whole(usefulMs),
          longestTaskMs === 50 ? 'at most 50' : whole(longestTaskMs),
        ]),
      ]),
    ],
    [
      'One transaction in Node (ms of one thread; medians)',
      ...alignTable([
        ['', 'decode', 'hash', 'hash and two signatures'],
        ...compute.map(({ what, decodeMs, hashMs, verifyMs }) => [
          what,
          decodeMs.toFixed(2),
          hashMs.toFixed(2),
          verifyMs.toFixed(2),
        ]),
      ]),
    ],
    [
      'Requests to the transaction service for a queue of 100',
      `to open it: ${requests.toOpen}`,
      `in the minute after that: ${requests.inMinute}`,
    ],
    ['Targets for co-signers', ...targetTable(targets)],
  ])
}
