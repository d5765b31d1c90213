import type { GivingTimes } from '../giving/measureGiving'
import type { Target } from './target'

/** While a user types, or sorts a basket. */
const mostTypingMs = 50
const mostOtherMs = 200

/** Compares the figures of long files and long directories with their targets, on this machine as it is. */
export function judgeGiving(times: readonly GivingTimes[]): readonly Target[] {
  return times
    .filter(({ profile }) => profile === 'plain')
    .map(({ what, longestTaskMs }) => {
      const mostMs = /typing|sorted/.test(what) ? mostTypingMs : mostOtherMs
      return {
        promise: `${what}: no task of more than ${mostMs} ms`,
        found: longestTaskMs === null ? 'not measured' : `${longestTaskMs.toFixed(0)} ms`,
        isMet: longestTaskMs !== null && longestTaskMs <= mostMs,
      }
    })
}
