import type { ReviewFigures } from '../review/measureReview'
import type { Target } from './target'

const mostUsefulMs = 1_000
const mostTaskMs = 50
const mostRequests = 4

/** Compares the figures of queue and review with their targets, on this machine as it is. */
export function judgeReview({ screens, requests }: ReviewFigures): readonly Target[] {
  const plain = screens.filter(({ profile }) => profile === 'plain')
  return [
    ...plain.map(({ what, usefulMs }) => ({
      promise: `${what}: first useful screen within ${mostUsefulMs} ms`,
      found: usefulMs === null ? 'not measured' : `${usefulMs.toFixed(0)} ms`,
      isMet: usefulMs !== null && usefulMs <= mostUsefulMs,
    })),
    ...plain.map(({ what, longestTaskMs }) => ({
      promise: `${what}: no task of more than ${mostTaskMs} ms`,
      found: longestTaskMs === null ? 'not measured' : `${longestTaskMs.toFixed(0)} ms`,
      isMet: longestTaskMs !== null && longestTaskMs <= mostTaskMs,
    })),
    {
      promise: `at most ${mostRequests} requests to the service to open a queue of 100`,
      found: `${requests.toOpen}`,
      isMet: requests.toOpen <= mostRequests,
    },
  ]
}
