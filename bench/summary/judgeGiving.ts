import type { GivingTimes } from '../giving/measureGiving'
import type { Target } from './target'

/** While a user types, or sorts a basket. */
const mostTypingMs = 50
const mostOtherMs = 200
/** From a key or a choice until a long basket shows it. */
const mostShownMs = 50

/** Compares the figures of long files and long directories with their targets, on this machine as it is. */
export function judgeGiving(times: readonly GivingTimes[]): readonly Target[] {
  return times
    .filter(({ profile }) => profile === 'plain')
    .flatMap(({ what, doneMs, longestTaskMs }) => {
      const mostMs = /typing|sorted/.test(what) ? mostTypingMs : mostOtherMs
      const blocking = atMost(`${what}: no task of more than ${mostMs} ms`, longestTaskMs, mostMs)
      if (!what.startsWith('a basket')) return [blocking]
      return [blocking, atMost(`${what}: on screen within ${mostShownMs} ms`, doneMs, mostShownMs)]
    })
}

function atMost(promise: string, foundMs: number | null, mostMs: number): Target {
  return {
    promise,
    found: foundMs === null ? 'not measured' : `${foundMs.toFixed(0)} ms`,
    isMet: foundMs !== null && foundMs <= mostMs,
  }
}
